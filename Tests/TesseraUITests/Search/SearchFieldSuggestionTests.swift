import Foundation
import Testing

@testable import TesseraUI

@MainActor private final class SuggestionLog: NSObject, UISearchTextFieldDelegate {
    var chosen: [String] = []
    func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {
        let left = searchTextField.searchSuggestions?.count ?? 0
        chosen.append("\(suggestion.localizedSuggestion ?? "") of \(left)")
    }
}

@MainActor struct SearchFieldSuggestionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 350, height: 36))
    private let log = SuggestionLog()

    init() {
        window.isHidden = false
        window.addSubview(field)
        field.delegate = log
    }

    private func suggest(_ texts: String...) {
        field.searchSuggestions = texts.map { UISearchSuggestionItem(localizedSuggestion: $0) }
        window.layoutIfNeeded()
    }

    @Test func `suggestions are below the field while it is edited`() throws {
        suggest("Sushi", "Soba")
        #expect(field.suggestionPanel == nil)
        field.becomeFirstResponder()
        let panel = try #require(field.suggestionPanel)
        window.layoutIfNeeded()
        #expect(panel.superview === window)
        #expect(panel.frame.minX == 20 && panel.frame.minY == 144 && panel.frame.width == 350)
        #expect(panel.frame.height == panel.list.tableView.contentSize.height)
        #expect(panel.list.tableView.visibleCells.count == 2)
        suggest("Ramen")
        #expect(panel.list.suggestions.map(\.localizedSuggestion) == ["Ramen"])
        field.resignFirstResponder()
        #expect(panel.superview == nil && field.searchSuggestions?.count == 1)
    }

    @Test func `suggestions move along with a field in content that scrolls`() throws {
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 2_000)
        window.addSubview(scrollView)
        scrollView.addSubview(field)
        suggest("Sushi", "Soba")
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        let panel = try #require(field.suggestionPanel)
        #expect(panel.frame.minY == 144)
        scrollView.contentOffset.y = 40
        #expect(panel.frame.minY == 104)
    }

    @Test func `a line lies between suggestions, and none below the last one`() throws {
        suggest("Sushi", "Soba")
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        let table: UITableView = try #require(field.suggestionPanel).list.tableView
        #expect(table.cellForRow(at: [0, 0])?.separators.bottom != nil)
        #expect(table.cellForRow(at: [0, 1])?.separators.bottom == nil)
    }

    @Test func `the user chooses a suggestion, which removes all of them`() throws {
        suggest("Sushi", "Soba")
        field.becomeFirstResponder()
        let list = try #require(field.suggestionPanel).list
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(log.chosen == ["Soba of 0"])
        #expect(field.searchSuggestions == nil && field.suggestionPanel == nil)
    }

    @Test func `arrow keys lead through the suggestions, and Return chooses one`() throws {
        func press(_ input: String) -> Bool {
            guard let command = window.activeKeyCommands.first(where: { $0.input == input }) else {
                return false
            }
            command.performWithSender(window, target: nil)
            return true
        }
        suggest("Sushi", "Soba")
        #expect(!press(UIKeyCommand.inputDownArrow))
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        let table: UITableView = try #require(field.suggestionPanel).list.tableView
        #expect(!press("\r"))
        #expect(press(UIKeyCommand.inputDownArrow) && table.indexPathForSelectedRow?.row == 0)
        #expect(press(UIKeyCommand.inputUpArrow) && table.indexPathForSelectedRow == nil)
        #expect(press(UIKeyCommand.inputUpArrow) && table.indexPathForSelectedRow?.row == 1)
        #expect(press("\r") && log.chosen == ["Soba of 0"])
        #expect(field.isFirstResponder && !press(UIKeyCommand.inputDownArrow))
    }

    @Test func `suggestions go with the field`() throws {
        suggest("Sushi")
        field.becomeFirstResponder()
        let panel = try #require(field.suggestionPanel)
        field.removeFromSuperview()
        #expect(panel.superview == nil)
    }
}
