import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct ListContextMenuTests {
        static func configuration() -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in }])
            })
        }

        /// The data source of a table view with five rows.
        class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
        }
        final class PlainRows: Rows, UITableViewDelegate {}
        final class MenuRows: Rows, UITableViewDelegate {
            var log: [String] = []
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.append("configuration \(indexPath.row)")
                return indexPath.row == 0 ? nil : ListContextMenuTests.configuration()
            }
            func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { log.append("display") }
            func tableView(
                _ tableView: UITableView,
                willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { log.append("end") }
        }

        func putOnScreen(_ rows: some Rows & UITableViewDelegate) async throws -> (FakeDisplay, UITableView) {
            let display = try await FakeDisplay.attached()
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            table.rowHeight = 50
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = rows
            table.delegate = rows
            try display.show().addSubview(table)
            await display.settle()
            return (display, table)
        }

        func ask(_ display: FakeDisplay, _ view: UIView, y: Double, touch: Int? = nil) async {
            display.send(.contextMenu(.init(view: view.node.id, x: 100, y: y, touch: touch)))
            await display.settle()
        }

        /// Rows with the older menus of commands.
        final class CommandRows: Rows, UITableViewDelegate {
            var log: [String] = []
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
                indexPath.row > 0
            }
            func tableView(
                _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
                withSender sender: Any?
            ) -> Bool { action == "copy:" || action == "paste:" }
            func tableView(
                _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
                withSender sender: Any?
            ) { log.append("\(NSStringFromSelector(action)) \(indexPath.row) \(sender is UIMenuController)") }
        }

        @Test func `a row has the commands that the delegate allows`() async throws {
            let rows = CommandRows()
            let (_, table) = try await putOnScreen(rows)
            table.contextMenus.learn(at: CGPoint(x: 10, y: 10))
            // The first row has no menu, but the delegate implements the methods for menus.
            #expect(table.contextMenus.answer == .there)
            let path = IndexPath(row: 1, section: 0)
            let configuration = try #require(CellCommands(of: table, at: path).configuration)
            let menu = try #require(configuration.actionProvider?([]))
            #expect(menu.children.map(\.title) == ["Copy", "Paste"])
            let copy = try #require(menu.children.first as? UIAction)
            copy.perform(sender: nil)
            #expect(rows.log == ["copy: 1 true"])
        }

        @Test func `a row without context menus and commands has no menu`() async throws {
            let rows = PlainRows()
            let (_, table) = try await putOnScreen(rows)
            table.contextMenus.learn(at: CGPoint(x: 10, y: 10))
            #expect(table.contextMenus.answer == .missing)
            withExtendedLifetime(rows) {}
        }

        @Test func `a row's menu opens at its cell, which is lifted by a finger`() async throws {
            try await ManualClock.run { clock in
                let rows = MenuRows()
                let (display, table) = try await putOnScreen(rows)
                #expect(table.gestureWishes == [.contextMenu, .earlyMenuQuestion])
                let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
                #expect(cell.gestureWishes == [])
                display.touch(.began, 100, 125)
                await ask(display, table, y: 125, touch: 1)
                clock.advance(by: 1)
                #expect(rows.log == ["configuration 2", "display"])
                #expect(table.contextMenuInteraction?.menuAppearance == .rich)
                let lifted = table.contextMenuInteraction?.session.flatMap { _ in
                    table.window?.subviews.lazy.compactMap { $0 as? MenuOverlay }.first?.lifted
                }
                #expect(lifted?.home == CGRect(x: 0, y: 100, width: 390, height: 50))
                // From now on the display lifts cells at once, before it asks the app.
                #expect(cell.gestureWishes == .lift)
                table.contextMenuInteraction?.dismissMenu()
                clock.advance(by: 1)
                #expect(rows.log == ["configuration 2", "display", "end"])
                display.touch(.ended, 100, 125)
                await display.settle()
            }
        }

        /// Notes whether the row is highlighted when the table asks for its preview.
        final class HighlightedRows: Rows, UITableViewDelegate {
            var wasHighlighted: [Bool?] = []
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? { ListContextMenuTests.configuration() }
            func tableView(
                _ tableView: UITableView,
                previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? {
                wasHighlighted.append(tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.isHighlighted)
                return nil
            }
        }

        @Test func `a row is lifted without the highlight that the finger has given to it`() async throws {
            try await ManualClock.run { clock in
                let rows = HighlightedRows()
                let (display, table) = try await putOnScreen(rows)
                let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
                display.touch(.began, 100, 125)
                await display.settle()
                clock.advance(by: 1)
                #expect(cell.isHighlighted)
                await ask(display, table, y: 125, touch: 1)
                #expect(rows.wasHighlighted == [false])
                display.touch(.ended, 100, 125)
                await display.settle()
            }
        }

        @Test func `a row without a menu opens none, and the list goes on asking`() async throws {
            let rows = MenuRows()
            let (display, table) = try await putOnScreen(rows)
            await ask(display, table, y: 20)
            #expect(rows.log == ["configuration 0"])
            #expect(table.gestureWishes == .contextMenu)
        }

        @Test func `a delegate without menus is not asked twice, so that the browser's own menu opens`()
            async throws
        {
            let rows = PlainRows()
            let (display, table) = try await putOnScreen(rows)
            #expect(table.gestureWishes == [.contextMenu, .earlyMenuQuestion])
            await ask(display, table, y: 20)
            #expect(table.gestureWishes == [])
            #expect(table.contextMenuInteraction == nil)
            let other = MenuRows()
            table.delegate = other
            #expect(table.gestureWishes == [.contextMenu, .earlyMenuQuestion])
        }

        private func askEarly(_ display: FakeDisplay, _ view: UIView, y: Double) async {
            display.send(.contextMenu(.init(view: view.node.id, x: 100, y: y, isEarly: true)))
            await display.settle()
        }

        @Test func `a mouse over a row finds out that there are no menus before one is asked for`()
            async throws
        {
            let rows = PlainRows()
            let (display, table) = try await putOnScreen(rows)
            // There is no row at this place, so the app cannot answer.
            await askEarly(display, table, y: 500)
            #expect(table.gestureWishes == [.contextMenu, .earlyMenuQuestion])
            await askEarly(display, table, y: 20)
            #expect(table.gestureWishes == [])
        }

        @Test func `a mouse over a row opens no menu, and the delegate is asked once ahead`() async throws {
            let rows = MenuRows()
            let (display, table) = try await putOnScreen(rows)
            await askEarly(display, table, y: 20)
            #expect(table.gestureWishes == .contextMenu)
            await askEarly(display, table, y: 125)
            #expect(rows.log == ["configuration 0"])
            let other = MenuRows()
            table.delegate = other
            await askEarly(display, table, y: 125)
            #expect(other.log == ["configuration 2"])
            #expect(table.gestureWishes == .contextMenu)
            #expect(table.contextMenuInteraction?.menuAppearance == .unknown)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
            #expect(cell.gestureWishes == .lift)
        }

        @Test func `the keyboard asks for the row that has the focus`() async throws {
            let rows = MenuRows()
            let (display, table) = try await putOnScreen(rows)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
            display.send(.contextMenu(.init(view: cell.node.id)))
            await display.settle()
            #expect(rows.log == ["configuration 3", "display"])
            #expect(table.contextMenuInteraction?.menuAppearance == .compact)
        }

        // MARK: Collection views

        final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var asked: [[Int]] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { 6 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView,
                contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(indexPaths.map(\.item))
                return ListContextMenuTests.configuration()
            }
        }
        final class OldItems: NSObject, UICollectionViewDelegate {
            var asked: [Int] = []
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(indexPath.item)
                return ListContextMenuTests.configuration()
            }
        }

        func putOnScreen(_ items: Items) async throws -> (FakeDisplay, UICollectionView) {
            let display = try await FakeDisplay.attached()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 50)
            layout.minimumLineSpacing = 0
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            view.allowsMultipleSelection = true
            view.dataSource = items
            view.delegate = items
            try display.show().addSubview(view)
            await display.settle()
            return (display, view)
        }

        @Test func `a menu is about one item, the selected ones if that is among them, or no item`()
            async throws
        {
            let items = Items()
            let (display, view) = try await putOnScreen(items)
            for item in [1, 3] {
                view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
            await ask(display, view, y: 20)
            view.contextMenuInteraction?.dismissMenu()
            await display.settle()
            await ask(display, view, y: 70)
            view.contextMenuInteraction?.dismissMenu()
            await display.settle()
            await ask(display, view, y: 500)
            #expect(items.asked == [[0], [1, 3], []])
        }

        @Test func `the older form is asked where the newer one is missing`() async throws {
            let items = Items()
            let (display, view) = try await putOnScreen(items)
            let old = OldItems()
            view.delegate = old
            await display.settle()
            await ask(display, view, y: 120)
            #expect(old.asked == [2])
            #expect(items.asked == [])
        }
    }
}
