import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A table of which some rows cannot become focused.
@MainActor
private final class SomeRows: Numbers, UITableViewDataSource, UITableViewDelegate {
    var unfocusable: Set<IndexPath> = []

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        !unfocusable.contains(indexPath)
    }
}

extension DisplayTests {
    /// Home, End, the Page keys, and the arrow keys in outlines.
    @MainActor struct FocusStepTests {
        /// A table of 400 points with rows of 100 points.
        @MainActor private struct Screen {
            let display: FakeDisplay
            let rows: SomeRows
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

            var focused: IndexPath? {
                (UIFocusSystem.focusedView as? UITableViewCell).flatMap { view.indexPath(for: $0) }
            }

            @MainActor func begin(at indexPath: IndexPath) async throws {
                let cell = try #require(view.cellForRow(at: indexPath))
                display.send(.focusMoved(view: cell.node.id, heading: .next))
                await display.settle()
            }

            @MainActor func step(_ step: DisplayEvent.FocusStep) async throws {
                let cell = try #require(UIFocusSystem.focusedView)
                display.send(.focusStep(view: cell.node.id, step: step))
                await display.settle()
            }
        }

        private func screen(_ sections: [[Int]]) async throws -> Screen {
            let screen = Screen(display: try await FakeDisplay.attached(), rows: SomeRows(sections))
            screen.view.rowHeight = 100
            screen.view.sectionHeaderTopPadding = 0
            screen.view.register(NumberCell.self, forCellReuseIdentifier: "cell")
            screen.view.dataSource = screen.rows
            screen.view.delegate = screen.rows
            let controller = UIViewController()
            controller.view.addSubview(screen.view)
            _ = try screen.display.show(controller)
            await screen.display.settle()
            return screen
        }

        @Test func `Home and End lead to the first and the last row that can become focused`() async throws {
            let screen = try await screen([[0, 1, 2], [], Array(3..<1_000)])
            screen.rows.unfocusable = [[0, 0], [2, 996]]
            try await screen.begin(at: [0, 2])
            try await screen.step(.last)
            #expect(screen.focused == [2, 995])
            // 999 rows lie above the end of the row before the last one.
            #expect(screen.view.contentOffset.y == 99_500)
            try await screen.step(.first)
            #expect(screen.focused == [0, 1])
            #expect(screen.view.contentOffset.y == 100)
            // In the first row the key does nothing.
            try await screen.step(.first)
            #expect(screen.focused == [0, 1])
        }

        @Test func `keys pass over a row with which its user can do nothing`() async throws {
            /// Rows of which the second and the last one take no touches.
            final class Rows: Numbers, UITableViewDataSource, UITableViewDelegate {
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                    -> UITableViewCell
                {
                    let cell = super.tableView(tableView, cellForRowAt: indexPath)
                    cell.isUserInteractionEnabled = indexPath.row != 1 && indexPath.row != 99
                    return cell
                }
            }
            let screen = try await screen([[0]])
            let rows = Rows([Array(0..<100)])
            screen.view.dataSource = rows
            screen.view.delegate = rows
            screen.view.reloadData()
            await screen.display.settle()
            let disabled = try #require(screen.view.cellForRow(at: [0, 1]))
            let ax = screen.display.elements[disabled.node.id]?.properties["ax"]
            #expect(ax?["y"] == nil && ax?["a"] == nil)
            screen.display.send(.focusMoved(view: disabled.node.id, heading: .down))
            await screen.display.settle()
            #expect(screen.focused == nil)
            try await screen.begin(at: [0, 2])
            try await screen.step(.last)
            #expect(screen.focused == [0, 98])
            try await screen.step(.first)
            #expect(screen.focused == [0, 0])
        }

        @Test func `the Page keys move the focus by the height of the visible part`() async throws {
            let screen = try await screen([Array(0..<10)])
            try await screen.begin(at: [0, 1])
            try await screen.step(.pageDown)
            #expect(screen.focused == [0, 5])
            #expect(screen.view.contentOffset.y == 200)
            // Only four rows are left, so that it is the last one.
            try await screen.step(.pageDown)
            try await screen.step(.pageDown)
            #expect(screen.focused == [0, 9])
            try await screen.step(.pageUp)
            #expect(screen.focused == [0, 5])
            screen.rows.unfocusable = [[0, 0], [0, 1]]
            try await screen.step(.pageUp)
            #expect(screen.focused == [0, 2])
            try await screen.step(.pageUp)
            #expect(screen.focused == [0, 2])
        }

        @Test func `keys count that were pressed before the display has moved the focus`() async throws {
            let screen = try await screen([Array(0..<100)])
            try await screen.begin(at: [0, 0])
            let first = try #require(UIFocusSystem.focusedView)
            // The display receives nothing in between.
            for _ in 0..<3 { screen.display.send(.focusStep(view: first.node.id, step: .pageDown)) }
            await screen.display.settle()
            #expect(screen.focused == [0, 12])
        }

        @Test func `the focus does not come back to where a key has led before the next one`() async throws {
            let screen = try await screen([Array(0..<4)])
            try await screen.begin(at: [0, 1])
            let row = try #require(UIFocusSystem.focusedView)
            let last = try #require(screen.view.cellForRow(at: [0, 3]))
            // The display learns of both movements after the user has pressed both keys.
            for step in [DisplayEvent.FocusStep.last, .first] {
                screen.display.send(.focusStep(view: row.node.id, step: step))
            }
            await screen.display.settle()
            screen.display.send(.focusMoved(view: last.node.id, heading: nil))
            await screen.display.settle()
            #expect(screen.focused == [0, 0])
            // The user moves the focus there again.
            screen.display.send(.focusMoved(view: last.node.id, heading: .next))
            await screen.display.settle()
            #expect(screen.focused == [0, 3])
        }

        @Test func `the app learns the direction of the movement, and the selection moves with the focus`()
            async throws
        {
            let screen = try await screen([Array(0..<100)])
            screen.view.selectionFollowsFocus = true
            try await screen.begin(at: [0, 0])
            try await screen.step(.last)
            #expect(screen.view.indexPathForSelectedRow == [0, 99])
            #expect(UIFocusHeading(DisplayEvent.FocusStep.last) == .last)
            #expect(UIFocusHeading(DisplayEvent.FocusStep.pageUp) == .up)
        }

        /// Displays an outline in which item 1 has the children 11 and 12, and item 12 has the child 121.
        private func outline(
            isMirrored: Bool = false
        ) async throws -> (FakeDisplay, UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
            let display = try await FakeDisplay.attached()
            let controller = UIViewController()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: .list())
            if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
                $0.accessories = $2 == 1 || $2 == 12 ? [.outlineDisclosure()] : []
                if isMirrored { $0.semanticContentAttribute = .forceRightToLeft }
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([1, 2])
            outline.append([11, 12], to: 1)
            outline.append([121], to: 12)
            controller.view.addSubview(view)
            _ = try display.show(controller)
            await source.apply(outline, to: 0, animatingDifferences: false)
            await display.settle()
            return (display, view, source)
        }

        @Test(arguments: [false, true])
        func `the arrow keys go into an outline and out of it`(isMirrored: Bool) async throws {
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let (display, view, source) = try await outline(isMirrored: isMirrored)
            func focused() -> Int? {
                (UIFocusSystem.focusedView as? UICollectionViewCell).flatMap { view.indexPath(for: $0) }
                    .flatMap { source.itemIdentifier(for: $0) }
            }
            func step(inwards: Bool) async throws {
                let cell = try #require(UIFocusSystem.focusedView)
                display.send(
                    .focusStep(view: cell.node.id, step: inwards != isMirrored ? .right : .left))
                await display.settle()
            }
            let first = try #require(view.cellForItem(at: [0, 0]))
            display.send(.focusMoved(view: first.node.id, heading: .next))
            await display.settle()
            try await step(inwards: false)
            #expect(source.snapshot().itemIdentifiers == [1, 2])
            try await step(inwards: true)
            #expect(source.snapshot().itemIdentifiers == [1, 11, 12, 2] && focused() == 1)
            try await step(inwards: true)
            #expect(focused() == 11)
            // Item 11 has no children.
            try await step(inwards: true)
            #expect(focused() == 11)
            try await step(inwards: false)
            #expect(focused() == 1)
            try await step(inwards: false)
            #expect(source.snapshot().itemIdentifiers == [1, 2] && focused() == 1)
        }
    }
}
