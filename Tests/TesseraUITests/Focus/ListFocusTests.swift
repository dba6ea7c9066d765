import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A table whose delegate decides on the focus.
@MainActor
private final class FocusedTable: Numbers, UITableViewDataSource, UITableViewDelegate {
    var unfocusable: IndexPath?
    var refused: IndexPath?
    var preferred: IndexPath?
    var unselected: IndexPath?

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        indexPath != unfocusable
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
        -> Bool
    {
        context.nextFocusedIndexPath == nil || context.nextFocusedIndexPath != refused
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        let paths = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        log.append(
            "focus " + paths.map { $0.map { "\($0.section)-\($0.row)" } ?? "-" }.joined(separator: ">"))
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        indexPath != unselected
    }
}

private final class FocusableView: UIView {
    override var canBecomeFocused: Bool { true }
}

extension DisplayTests {
    /// Tables with rows of 100 points on a screen of 390 × 844 points.
    @MainActor struct ListFocusTests {
        @MainActor private struct Screen {
            let display: FakeDisplay
            let table: FocusedTable
            let controller = UIViewController()
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

            func cell(_ section: Int, _ row: Int) throws -> UITableViewCell {
                try #require(view.cellForRow(at: IndexPath(row: row, section: section)))
            }

            @MainActor func move(
                to path: (Int, Int)?, _ heading: DisplayEvent.Heading? = .down
            ) async throws {
                let view = try path.map { try cell($0.0, $0.1).node.id }
                display.send(.focusMoved(view: view, heading: heading))
                await display.settle()
            }

            @MainActor var led: [Int?] {
                display.messages.compactMap {
                    if case .request(let request) = $0, request.kind == .announce {
                        request.view
                    } else {
                        nil
                    }
                }
            }
        }

        private func screen(_ sections: [[Int]] = [[1, 2, 3], [4, 5]]) async throws -> Screen {
            let screen = Screen(display: try await FakeDisplay.attached(), table: FocusedTable(sections))
            screen.view.rowHeight = 100
            screen.view.register(NumberCell.self, forCellReuseIdentifier: "cell")
            screen.view.dataSource = screen.table
            screen.view.delegate = screen.table
            screen.controller.view.addSubview(screen.view)
            _ = try screen.display.show(screen.controller)
            await screen.display.settle()
            screen.display.reset()
            return screen
        }

        @Test
        func `cells are the items of their table, unless the table or the delegate keeps them from that`()
            async throws
        {
            let screen = try await screen()
            func priority(_ row: Int) throws -> JSON? {
                screen.display.elements[try screen.cell(0, row).node.id]?.properties["ax"]?["y"]
            }
            #expect(screen.display.elements[screen.view.node.id]?.properties["ax"]?["b"] == .string(""))
            #expect(try priority(1) == .number(0))
            screen.view.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
            await screen.display.settle()
            #expect(try priority(1) == .number(2_000))
            screen.table.unfocusable = [0, 0]
            #expect(try !screen.cell(0, 0).canBecomeFocused && screen.cell(0, 1).canBecomeFocused)
            screen.view.allowsFocus = false
            await screen.display.settle()
            #expect(try priority(1) == nil)
            // The Tab key still reaches a row that can be selected.
            #expect(
                screen.display.elements[try screen.cell(0, 1).node.id]?.properties["ax"]?["a"] == .bool(true))
            screen.view.allowsFocus = true
            screen.view.allowsFocusDuringEditing = false
            screen.view.isEditing = true
            #expect(try !screen.cell(0, 1).canBecomeFocused)
        }

        @Test func `the delegate and the states of cells show where the focus is`() async throws {
            let screen = try await screen()
            try await screen.move(to: (0, 0), .next)
            #expect(try screen.cell(0, 0).configurationState.isFocused)
            screen.table.refused = [0, 1]
            try await screen.move(to: (0, 1))
            #expect(screen.led == [try screen.cell(0, 0).node.id])
            try await screen.move(to: (1, 0))
            #expect(try !screen.cell(0, 0).configurationState.isFocused)
            #expect(screen.table.log == ["focus ->0-0", "focus 0-0>1-0"])
            #expect(screen.view.indexPathForSelectedRow == nil)
        }

        @Test func `the selection moves with the focus`() async throws {
            let screen = try await screen()
            screen.view.selectionFollowsFocus = true
            screen.table.unselected = [0, 2]
            try await screen.move(to: (0, 0), .next)
            try await screen.move(to: (0, 1))
            try await screen.move(to: (0, 2))
            #expect(screen.view.indexPathForSelectedRow == [0, 1])
            // Going back deselects nothing.
            try await screen.move(to: (0, 1), .up)
            #expect(
                screen.table.log.filter { !$0.hasPrefix("focus") } == [
                    "select 0-0", "deselect 0-0", "select 0-1",
                ])
            screen.view.allowsMultipleSelection = true
            try await screen.move(to: (0, 0), .up)
            #expect(screen.view.indexPathsForSelectedRows == [[0, 0]])
        }

        @Test func `the focus enters at the row that the delegate prefers, or that had it last`() async throws
        {
            let screen = try await screen([Array(0..<100)])
            screen.table.preferred = [0, 2]
            try await screen.move(to: (0, 0), .next)
            #expect(try screen.cell(0, 2).isFocused)
            #expect(screen.led == [try screen.cell(0, 2).node.id])
            // An arrow key continues from there.
            try await screen.move(to: (0, 3))
            #expect(try screen.cell(0, 3).isFocused)
            try await screen.move(to: nil, .next)
            screen.view.remembersLastFocusedIndexPath = true
            screen.view.scrollToRow(at: [0, 50], at: .top, animated: false)
            await screen.display.settle()
            try await screen.move(to: (0, 52), .previous)
            #expect(try screen.cell(0, 3).isFocused)
            #expect(screen.view.contentOffset.y == 300)
        }

        @Test func `a cell with the focus stays while the content scrolls`() async throws {
            let screen = try await screen([Array(0..<100)])
            let cell = try screen.cell(0, 1)
            try await screen.move(to: (0, 1), .next)
            screen.view.scrollToRow(at: [0, 80], at: .top, animated: false)
            await screen.display.settle()
            #expect(screen.view.cellForRow(at: [0, 1]) === cell && cell.isFocused)
            try await screen.move(to: (0, 82))
            await screen.display.settle()
            screen.view.setNeedsLayout()
            await screen.display.settle()
            #expect(screen.view.cellForRow(at: [0, 1]) == nil)
        }

        @Test func `the row in the place of a deleted one gets the focus`() async throws {
            let screen = try await screen([[1, 2, 3]])
            try await screen.move(to: (0, 1), .next)
            screen.table.sections[0].remove(at: 1)
            UIView.performWithoutAnimation { screen.view.deleteRows(at: [[0, 1]], with: .none) }
            await screen.display.settle()
            let next = try #require(screen.view.cellForRow(at: [0, 1]) as? NumberCell)
            #expect(next.item == 3 && next.isFocused)
            #expect(screen.led == [next.node.id])
            // After the last row is deleted, the one before it gets the focus.
            screen.table.sections[0].removeLast()
            UIView.performWithoutAnimation { screen.view.deleteRows(at: [[0, 1]], with: .none) }
            await screen.display.settle()
            #expect(try screen.cell(0, 0).isFocused)
            // The same happens if all rows are loaded again.
            screen.view.reloadData()
            await screen.display.settle()
            #expect(try screen.cell(0, 0).isFocused)
        }

        @Test func `after a deletion with an animation, the row in its place gets the focus`() async throws {
            let screen = try await screen([[1, 2, 3]])
            try await screen.move(to: (0, 1), .next)
            screen.table.sections[0].remove(at: 1)
            screen.view.deleteRows(at: [[0, 1]], with: .automatic)
            await screen.display.settle()
            let next = try #require(screen.view.cellForRow(at: [0, 1]) as? NumberCell)
            #expect(next.item == 3 && next.isFocused)
            #expect(screen.led == [next.node.id])
        }

        @Test func `after a deletion by a button of its own, the next row gets the focus`() async throws {
            let screen = try await screen([[1, 2, 3]])
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            try screen.cell(0, 1).contentView.addSubview(button)
            await screen.display.settle()
            screen.display.send(.activate(view: button.node.id))
            await screen.display.settle()
            screen.table.sections[0].remove(at: 1)
            screen.view.deleteRows(at: [[0, 1]], with: .automatic)
            await screen.display.settle()
            let next = try #require(screen.view.cellForRow(at: [0, 1]) as? NumberCell)
            #expect(next.item == 3 && next.isFocused)
            #expect(screen.led == [next.node.id])
        }

        @Test func `the keyboard goes on with a row that is no item after a deletion by a button`()
            async throws
        {
            let screen = try await screen([[1, 2]])
            screen.view.allowsFocus = false
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            try screen.cell(0, 1).contentView.addSubview(button)
            await screen.display.settle()
            screen.display.send(.activate(view: button.node.id))
            await screen.display.settle()
            screen.table.sections[0].remove(at: 1)
            screen.view.deleteRows(at: [[0, 1]], with: .automatic)
            await screen.display.settle()
            // After the last row is deleted, the one before it gets the focus.
            #expect(screen.led == [try screen.cell(0, 0).node.id])
            #expect(UIFocusSystem.focusedView == nil)
        }

        @Test func `after a deletion by a finger, no row gets the focus`() async throws {
            let screen = try await screen([[1, 2, 3]])
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            try screen.cell(0, 1).contentView.addSubview(button)
            await screen.display.settle()
            screen.display.send(.activate(view: button.node.id))
            await screen.display.settle()
            screen.display.tap(200, 600)
            await screen.display.settle()
            screen.table.sections[0].remove(at: 1)
            screen.view.deleteRows(at: [[0, 1]], with: .automatic)
            await screen.display.settle()
            #expect(UIFocusSystem.focusedView == nil && screen.led.isEmpty)
        }

        @Test func `the focus enters a split view in its first visible column`() async throws {
            let display = try await FakeDisplay.attached(width: 1_000, height: 700)
            let split = UISplitViewController(style: .doubleColumn)
            let (side, detail) = (UIViewController(), UIViewController())
            let (first, second) = (FocusableView(), FocusableView())
            for (view, controller) in [(first, side), (second, detail)] {
                view.frame = CGRect(x: 20, y: 100, width: 50, height: 50)
                controller.view.addSubview(view)
            }
            split.setViewController(side, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            split.traitOverrides.horizontalSizeClass = .regular
            _ = try display.show(split)
            await display.settle()
            #expect(FocusSearch.preferredItem(in: split) === first)
            split.preferredDisplayMode = .secondaryOnly
            await display.settle()
            #expect(FocusSearch.preferredItem(in: split) === second)
        }

        @Test func `in the sidebar of a split view the selection moves with the focus`() async throws {
            let display = try await FakeDisplay.attached(width: 1_000, height: 700)
            let split = UISplitViewController(style: .doubleColumn)
            let (side, detail) = (UITableViewController(style: .plain), UITableViewController(style: .plain))
            split.setViewController(side, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            split.traitOverrides.horizontalSizeClass = .regular
            _ = try display.show(split)
            await display.settle()
            #expect(side.tableView.selectionFollowsFocus && !detail.tableView.selectionFollowsFocus)
            split.traitOverrides.horizontalSizeClass = .compact
            await display.settle()
            #expect(!side.tableView.selectionFollowsFocus)
            side.tableView.selectionFollowsFocus = true
            #expect(side.tableView.selectionFollowsFocus)
        }

        @Test
        func
            `items of a collection view that the delegate lets become focused can be others than those that can be selected`()
            async throws
        {
            final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
                var moves: [[IndexPath?]] = []
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                    2
                }
                func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
                    -> UICollectionViewCell
                { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
                func collectionView(_ view: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
                    indexPath.item == 1
                }
                func collectionView(
                    _ view: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
                    with coordinator: UIFocusAnimationCoordinator
                ) { moves.append([context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]) }
            }
            let display = try await FakeDisplay.attached()
            let source = Source()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 400),
                collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            view.delegate = source
            view.allowsSelection = false
            let controller = UIViewController()
            controller.view.addSubview(view)
            _ = try display.show(controller)
            await display.settle()
            let cells = try (0..<2).map {
                try #require(view.cellForItem(at: IndexPath(item: $0, section: 0)))
            }
            #expect(cells.map(\.canBecomeFocused) == [false, true])
            display.send(.focusMoved(view: cells[1].node.id, heading: .next))
            await display.settle()
            #expect(cells[1].isFocused && source.moves == [[nil, [0, 1]]])
        }
    }
}
