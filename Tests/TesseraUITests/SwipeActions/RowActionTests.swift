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

    @Test func `a copy of a row action is another one with the same values`() throws {
        let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
        action.backgroundColor = .systemTeal
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy !== action && copy.style == .normal && copy.title == "More")
        #expect(copy.backgroundColor == .systemTeal)
        #expect(UITableViewRowAction.Style.destructive == .default)
    }
}
