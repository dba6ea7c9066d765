import Foundation
import TesseraSelectors
import TestSupport
import Testing

@testable import TesseraUI

/// A data source and delegate of a table of numbers that the user edits. The last row of a section has the control to
/// insert, and all others have the control to delete.
@MainActor
final class EditedTable: Numbers, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    { indexPath.row == sections[indexPath.section].count - 1 ? .insert : .delete }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("\(editingStyle == .delete ? "delete" : "insert") \(indexPath.section)-\(indexPath.row)")
        guard editingStyle == .delete else { return }
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
        if source != target {
            log.append("move \(source.section)-\(source.row) to \(target.section)-\(target.row)")
        }
        let item = sections[source.section].remove(at: source.row)
        sections[target.section].insert(item, at: target.row)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end editing")
    }
}

/// Deletes rows without any other method about editing, and is registered as a ported app registers it.
@MainActor
private final class DeletingTable: Numbers, UITableViewDataSource, UITableViewDelegate {
    static let registered: Void = registerMembers(of: DeletingTable.self, named: "App.DeletingTable") {
        $0.method(
            "tableView:commitEditingStyle:forRowAtIndexPath:", DeletingTable.tableView(_:commit:forRowAt:))
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        sections[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
    }
}

/// A table controller with one row.
private class OneRow: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

private class DeletingController: OneRow {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
}

private final class GenericController<Value>: DeletingController {
    var value: Value?
}

@MainActor struct TableEditingTests {
    private func types(_ cell: UITableViewCell?) -> [UICellAccessory.AccessoryType] {
        cell?.accessories.views.map(\.accessory.accessoryType) ?? []
    }

    @Test func `the controls of a row name the row that they delete and move`() throws {
        let screen = TableScreen(EditedTable([[1, 2, 3]]))
        screen.view.setEditing(true, animated: false)
        let cell = try #require(screen.cell(0, 0))
        var content = UIListContentConfiguration.cell()
        content.text = "Kitchen"
        cell.contentConfiguration = content
        let controls = cell.accessories.views
        #expect(controls.map(\.accessibilityLabel) == ["Delete", "Reorder"])
        #expect(controls.map(\.accessibilityValue) == ["Kitchen", "Kitchen"])
        cell.accessibilityLabel = "The kitchen"
        #expect(controls.map(\.accessibilityValue) == ["The kitchen", "The kitchen"])
    }

    @Test
    func `in editing mode rows have the controls that the delegate names, and a handle where they move`() {
        let table = EditedTable([[1, 2, 3]])
        let screen = TableScreen(table)
        #expect(types(screen.cell(0, 0)) == [])
        screen.view.setEditing(true, animated: false)
        #expect(types(screen.cell(0, 0)) == [.delete, .reorder])
        #expect(types(screen.cell(0, 2)) == [.insert, .reorder])
        #expect(screen.cell(0, 0)?.states == ["will 1", "did 1"])
        #expect(screen.cell(0, 0)?.editingStyle == .delete)
        // The table view found out whether rows can move by moving one to its own place. That changed no data.
        #expect(table.sections == [[1, 2, 3]])
        #expect(table.log == [])
        screen.view.isEditing = false
        #expect(types(screen.cell(0, 0)) == [])
    }

    @Test func `rows of a data source that moves none have no handle`() {
        let table = NumberTable([[1, 2]])
        let screen = TableScreen(table)
        screen.view.setEditing(true, animated: false)
        #expect(types(screen.cell(0, 0)) == [.delete])
    }

    @Test func `the control that deletes asks first, and the answer deletes`() throws {
        let table = EditedTable([[1, 2, 3]])
        let screen = TableScreen(table)
        screen.view.setEditing(true, animated: false)
        screen.view.confirmDeletion(ofRowAt: [0, 1])
        #expect(screen.cell(0, 1)?.showingDeleteConfirmation == true)
        let swiped = try #require(screen.view.swipeActions.swiped)
        let action = try #require(swiped.configuration.actions.first)
        #expect(action.title == "Delete")
        action.handler(action, screen.view) { _ in }
        #expect(table.log.first == "delete 0-1")
        #expect(screen.items == [1, 3])
    }

    @Test func `a row that is edited from the start moves aside for the button that deletes it`() {
        let screen = TableScreen(NumberTable([[1, 2]]))
        #expect(screen.cell(0, 0)?.rowSwipe.owner == nil)
        screen.view.setEditing(true, animated: false)
        // The display knows that the row moves before the control opens it, and no swipe moves it.
        #expect(screen.cell(0, 0)?.rowSwipe.owner === screen.view.swipeActions)
        #expect(screen.cell(0, 0)?.rowSwipe.sides == [])
        screen.view.confirmDeletion(ofRowAt: [0, 0])
        #expect(screen.cell(0, 0)?.rowSwipe.open == .right)
    }

    @Test func `the control that inserts calls the data source`() {
        let table = EditedTable([[1, 2]])
        let screen = TableScreen(table)
        screen.view.setEditing(true, animated: false)
        let control = screen.cell(0, 1)?.accessories.leading.first
        control?.sendActions(for: .primaryActionTriggered)
        #expect(table.log == ["insert 0-1"])
    }

    @Test func `a row moves with the finger on its handle, and the data source moves it when it is dropped`()
    {
        let table = EditedTable([[1, 2], [3]])
        let screen = TableScreen(table)
        screen.view.setEditing(true, animated: false)
        let cell = screen.cell(0, 0)
        #expect(cell?.beginReordering(at: CGPoint(x: 180, y: 60)) == true)
        cell?.continueReordering(at: CGPoint(x: 180, y: 170))
        #expect(screen.items == [2, 1, 3])
        #expect(cell?.center.y == 160)
        cell?.endReordering(isCancelled: false)
        #expect(table.log == ["move 0-0 to 0-1"])
        #expect(table.sections == [[2, 1], [3]])
        #expect(screen.items == [2, 1, 3])
        #expect(screen.view.stage.brokenInvariants() == [])
    }

    @Test func `the keyboard moves a row by one place, into the next section too`() {
        let table = EditedTable([[1, 2], [3]])
        let screen = TableScreen(table)
        screen.view.setEditing(true, animated: false)
        #expect(screen.cell(0, 0)?.reorder(by: 1) == true)
        #expect(table.sections == [[2, 1], [3]])
        #expect(screen.cell(0, 1)?.reorder(by: 1) == true)
        #expect(table.sections == [[2], [1, 3]])
        #expect(screen.cell(0, 0)?.reorder(by: -1) == false)
        #expect(screen.items == [2, 1, 3])
    }

    @Test func `a swipe offers to delete if the app allows rows to be edited`() {
        let edited = TableScreen(EditedTable([[1, 2]]))
        #expect(edited.cell(0, 0).map { edited.view.swipeSides(of: $0) } == .trailing)
        #expect(edited.cell(0, 1).map { edited.view.swipeSides(of: $0) } == [])
        let plain = TableScreen(NumberTable([[1, 2]]))
        #expect(plain.cell(0, 0).map { plain.view.swipeSides(of: $0) } == [])
    }

    @Test func `a swipe offers to delete if only the method that deletes is implemented`() throws {
        DeletingTable.registered
        let table = DeletingTable([[1, 2]])
        let screen = TableScreen(table)
        let cell = try #require(screen.cell(0, 1))
        #expect(screen.view.swipeSides(of: cell) == .trailing && table.sections == [[1, 2]])
        let action = try #require(
            screen.view.swipeActionsConfiguration(of: cell, at: .trailing)?.actions.first)
        action.handler(action, screen.view) { _ in }
        #expect(screen.items == [1])
    }

    @Test func `a swipe offers to delete if a table controller overrides the method that deletes`() throws {
        func sides(_ controller: UITableViewController) throws -> SwipeSides {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 350))
            window.rootViewController = controller
            window.isHidden = false
            window.layoutIfNeeded()
            return controller.tableView.swipeSides(
                of: try #require(controller.tableView.cellForRow(at: [0, 0])))
        }
        #expect(try sides(OneRow()) == [])
        #expect(try sides(DeletingController()) == .trailing)
        #expect(try sides(GenericController<Int>()) == .trailing)
    }

    @Test func `in editing mode several rows can be selected`() {
        let table = EditedTable([[1, 2, 3]])
        let screen = TableScreen(table)
        screen.view.allowsMultipleSelectionDuringEditing = true
        screen.view.setEditing(true, animated: false)
        #expect(types(screen.cell(0, 0)) == [.multiselect, .reorder])
        screen.tap(at: CGPoint(x: 100, y: 50))
        screen.tap(at: CGPoint(x: 100, y: 150))
        #expect(screen.view.indexPathsForSelectedRows == [[0, 0], [0, 1]])
        screen.view.setEditing(false, animated: false)
        #expect(screen.view.indexPathsForSelectedRows == nil)
    }

    @Test func `the detail button of a row informs the delegate, and does not select the row`() {
        final class Table: Numbers, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                log.append("detail \(indexPath.row)")
            }
        }
        let table = Table([[1, 2]])
        let screen = TableScreen(table)
        screen.cell(0, 1)?.accessoryType = .detailDisclosureButton
        screen.window.layoutIfNeeded()
        #expect(types(screen.cell(0, 1)) == [.detail, .disclosureIndicator])
        screen.cell(0, 1)?.accessories.trailing.first?.sendActions(for: .primaryActionTriggered)
        #expect(table.log == ["detail 1"])
    }
}
