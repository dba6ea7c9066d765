import Foundation
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct RowActionTests {
    /// A table whose delegate returns row actions, as those of older apps do.
    @MainActor
    final class Actions: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var actions: [UITableViewRowAction]? = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { actions }

        func action(_ title: String, _ style: UITableViewRowAction.Style) -> UITableViewRowAction {
            UITableViewRowAction(style: style, title: title) { [unowned self] action, path in
                log.append("\(action.title ?? "") \(path.row)")
            }
        }
    }

    private func screen(_ actions: [(String, UITableViewRowAction.Style)]) -> (TableScreen, Actions) {
        let table = Actions()
        table.actions = actions.map { table.action($0.0, $0.1) }
        return (TableScreen(table), table)
    }

    @Test func `row actions are the actions at the trailing edge, without a full swipe`() throws {
        let (screen, table) = screen([("Delete", .destructive), ("More", .normal)])
        table.actions?[1].backgroundColor = .systemBlue
        let cell = try #require(screen.cell(0, 1))
        #expect(screen.view.swipeSides(of: cell) == .trailing)
        let configuration = try #require(screen.view.swipeActionsConfiguration(of: cell, at: .trailing))
        #expect(configuration.actions.map(\.title) == ["Delete", "More"])
        #expect(configuration.actions.map(\.backgroundColor) == [.systemRed, .systemBlue])
        #expect(!configuration.performsFirstActionWithFullSwipe)
    }

    @Test func `a row stays open after a row action until the editing ends`() throws {
        let (screen, table) = screen([("More", .normal)])
        let cell = try #require(screen.cell(0, 1))
        #expect(screen.view.swipeActions.open(cell, at: .trailing))
        let button = try #require(cell.rowSwipe.actionsView?.subviews.first as? SwipeActionButton)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(table.log == ["More 1", "More 1"])
        #expect(cell.isSwiped)
        screen.view.setEditing(false, animated: false)
        #expect(!cell.isSwiped)
    }

    /// A data source of which the app decides what can be edited.
    private final class Editable: UITableViewDiffableDataSource<Int, Int> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    }

    @Test
    func `rows of a diffable data source that lets none be edited are not swiped, unless the app says so`()
        throws
    {
        let delegate = Actions()
        delegate.actions = [delegate.action("More", .normal)]
        for isApps in [false, true] {
            let view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            let provider: UITableViewDiffableDataSource<Int, Int>.CellProvider = { view, path, _ in
                view.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            let source =
                isApps
                ? Editable(tableView: view, cellProvider: provider)
                : UITableViewDiffableDataSource(tableView: view, cellProvider: provider)
            view.delegate = delegate
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            source.apply(snapshot, animatingDifferences: false)
            view.layoutIfNeeded()
            let cell = try #require(view.cellForRow(at: [0, 0]))
            // The answer of the app may be another one when the user swipes.
            #expect(view.swipeSides(of: cell) == (isApps ? .trailing : []))
        }
    }

    @Test func `a copy of a row action is another one with the same values`() throws {
        let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
        action.backgroundColor = .systemTeal
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy !== action && copy.style == .normal && copy.title == "More")
        #expect(copy.backgroundColor == .systemTeal)
        #expect(UITableViewRowAction.Style.destructive == .default)
    }
}
