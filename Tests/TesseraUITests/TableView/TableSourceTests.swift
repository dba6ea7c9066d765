import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct TableSourceTests {
    @Test func `applying a snapshot changes only the differences`() {
        let screen = TableScreen(nil)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.view) { view, path, item in
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? NumberCell)?.item = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        let cell = screen.cell(0, 1)
        snapshot.deleteItems([1])
        snapshot.appendItems([4])
        source.apply(snapshot, animatingDifferences: false)
        #expect(screen.items == [2, 3, 4])
        #expect(screen.cell(0, 0) === cell)
        #expect(source.itemIdentifier(for: [0, 2]) == 4)
        #expect(source.indexPath(for: 3) == [0, 1])
        #expect(source.sectionIdentifier(for: 0) == "A")
        #expect(source.index(for: "A") == 0)
    }

    @Test func `rows come with the animation of the data source`() {
        let screen = TableScreen(nil)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.view) { view, path, _ in
            view.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        source.defaultRowAnimation = .left
        #expect(screen.view.tableLayout.animations.coming(.item([0, 0])) == .left)
    }

    @Test func `a subclass lets rows move, which its snapshot follows`() {
        final class Source: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                true
            }
        }
        let screen = TableScreen(nil)
        let source = Source(tableView: screen.view) { view, path, item in
            let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? NumberCell)?.item = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1, 2, 3])
        source.apply(snapshot, animatingDifferences: false)
        screen.window.layoutIfNeeded()
        screen.view.setEditing(true, animated: false)
        #expect(screen.cell(0, 0)?.reorder(by: 1) == true)
        #expect(source.snapshot().itemIdentifiers == [2, 1, 3])
        #expect(screen.items == [2, 1, 3])
    }
}

@MainActor struct TableControllerTests {
    @Test func `a controller is the data source and delegate of its table view, which it lets the user edit`()
    {
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: "row") }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
        let controller = Controller(style: .insetGrouped)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.style == .insetGrouped)
        #expect(controller.tableView.visibleCells.count == 3)
        #expect(controller.tableView.visibleCells[0].detailTextLabel != nil)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
        controller.setEditing(false, animated: false)
        controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        controller.viewWillAppear(false)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
}
