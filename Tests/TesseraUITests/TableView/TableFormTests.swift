import Foundation
import Testing

@testable import TesseraUI

/// Tests what apps do with the cells of forms and chats.
@MainActor struct TableFormTests {
    /// A table whose first row has a text field, and that writes down where the field is when its editing ends.
    @MainActor
    final class Form: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
        var count = 30
        var identifier = "cell"
        var ends: [IndexPath?] = []
        weak var tableView: UITableView?
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            if indexPath.row == 0 { cell.contentView.addSubview(field) }
            return cell
        }
        func textFieldDidEndEditing(_ textField: UITextField) {
            let cell = sequence(first: textField as UIView, next: \.superview).lazy
                .compactMap { $0 as? UITableViewCell }.first
            ends.append(cell.flatMap { tableView?.indexPath(for: $0) })
        }
    }

    @Test func `a cell whose field is edited stays while the table scrolls`() throws {
        let form = Form()
        let screen = TableScreen(form)
        (form.tableView, form.field.delegate) = (screen.view, form)
        let cell = try #require(screen.view.cellForRow(at: [0, 0]))
        form.field.becomeFirstResponder()
        screen.view.contentOffset.y = 2_000
        screen.window.layoutIfNeeded()
        #expect(form.field.isFirstResponder && cell.superview === screen.view)
        #expect(screen.view.visibleCells.contains { $0 === cell } == false)
        form.field.resignFirstResponder()
        #expect(form.ends == [[0, 0]])
        screen.view.contentOffset.y = 2_400
        screen.window.layoutIfNeeded()
        #expect(screen.view.indexPath(for: cell) != [0, 0])
    }

    @Test func `a cell whose field is edited stays during an update of other rows`() throws {
        let form = Form()
        let screen = TableScreen(form)
        form.field.becomeFirstResponder()
        screen.view.contentOffset.y = 2_000
        screen.window.layoutIfNeeded()
        form.count = 31
        screen.view.insertRows(at: [[0, 25]], with: .fade)
        screen.window.layoutIfNeeded()
        #expect(form.field.isFirstResponder)
    }

    /// A delegate whose rows are half as high as the table view is wide.
    @MainActor
    final class Squares: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            tableView.bounds.width / 2
        }
    }

    @Test func `heights are asked for again in another width`() {
        let squares = Squares()
        let screen = TableScreen(squares)
        screen.view.estimatedRowHeight = 0
        screen.window.layoutIfNeeded()
        #expect(screen.view.contentSize.height == 200)
        screen.window.frame.size.width = 300
        screen.window.layoutIfNeeded()
        #expect(screen.view.contentSize.height == 300)
    }

    @Test func `the row of an edited field that is deleted goes`() throws {
        let form = Form()
        let screen = TableScreen(form)
        form.field.becomeFirstResponder()
        form.count = 29
        screen.view.deleteRows(at: [[0, 0]], with: .none)
        screen.window.layoutIfNeeded()
        #expect(!form.field.isFirstResponder)
    }

    @Test func `the content has its new size right after the data was loaded`() {
        let form = Form()
        let screen = TableScreen(form)
        #expect(screen.view.contentSize.height == 3_000)
        form.count = 40
        screen.view.reloadData()
        #expect(screen.view.contentSize.height == 4_000)
    }

    /// A cell of a chat whose table view is upside down.
    final class TurnedCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            transform = CGAffineTransform(scaleX: 1, y: -1)
            isUserInteractionEnabled = false
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `a reused cell keeps values that it has set in its initializer`() async throws {
        let form = Form()
        let screen = TableScreen(form)
        screen.view.register(TurnedCell.self, forCellReuseIdentifier: "turned")
        form.identifier = "turned"
        screen.view.reloadData()
        screen.window.layoutIfNeeded()
        let first = try #require(screen.view.cellForRow(at: [0, 0]))
        form.count = 29
        screen.view.deleteRows(at: [[0, 0]], with: .fade)
        screen.window.layoutIfNeeded()
        await wait(until: { first.superview == nil })
        form.count = 30
        screen.view.insertRows(at: [[0, 2]], with: .none)
        screen.window.layoutIfNeeded()
        #expect(screen.view.visibleCells.contains { $0 === first })
        let turned = CGAffineTransform(scaleX: 1, y: -1)
        #expect(
            screen.view.visibleCells.allSatisfy { $0.transform == turned && !$0.isUserInteractionEnabled })
        #expect(first.alpha == 1)
    }

    /// A table with actions for all rows, of which the first cannot be edited.
    @MainActor
    final class Actions: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row == 1
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }
    }

    @Test func `a row that cannot be edited has no actions`() throws {
        let screen = TableScreen(Actions())
        let (first, second) = (try #require(screen.cell(0, 0)), try #require(screen.cell(0, 1)))
        #expect(screen.view.swipeActionsConfiguration(of: first, at: .trailing) == nil)
        #expect(screen.view.swipeActionsConfiguration(of: second, at: .trailing) != nil)
    }

    /// A grouped table with a view above its first group only.
    @MainActor
    final class Groups: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 1 ? UILabel() : nil
        }
    }

    @Test func `groups without a header view have the space between groups`() {
        let screen = TableScreen(Groups(), style: .grouped, rowHeight: 50)
        screen.window.layoutIfNeeded()
        #expect(screen.view.rectForRow(at: [0, 0]).minY == 35)
        let distance = screen.view.rectForRow(at: [2, 0]).minY - screen.view.rectForRow(at: [1, 0]).maxY
        // Each part is 17.5 points, rounded to whole pixels.
        #expect(abs(distance - 35) < 0.5)
    }
}
