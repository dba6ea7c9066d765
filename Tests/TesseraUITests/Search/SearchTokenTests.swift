import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// An updater that makes a token of each text.
private final class TokenMaker: NSObject, UISearchResultsUpdating {
    private let token: UISearchToken
    private(set) var texts: [String] = []

    init(_ token: UISearchToken) { self.token = token }

    func updateSearchResults(for searchController: UISearchController) {
        let field = searchController.searchBar.searchTextField
        texts.append(field.text ?? "")
        guard field.text?.isEmpty == false, texts.count < 10 else { return }
        field.replaceTextualPortion(of: field.textualRange, with: token, at: field.tokens.count)
    }
}

/// An updater that always sets the same token.
private final class TokenUpdater: NSObject, UISearchResultsUpdating {
    private let token: UISearchToken
    private(set) var updates = 0

    init(_ token: UISearchToken) { self.token = token }

    func updateSearchResults(for searchController: UISearchController) {
        updates += 1
        if updates < 10 { searchController.searchBar.searchTextField.tokens = [token] }
    }
}

@MainActor struct SearchTokenTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    private let log = SearchBarLog()
    private let mia = UISearchToken(icon: nil, text: "Mia")
    private let noah = UISearchToken(icon: nil, text: "Noah")

    init() {
        bar.delegate = log
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var field: UISearchTextField { bar.searchTextField }
    private var views: [SearchTokenView] { field.strip.views }

    private func type(_ text: String, _ edit: Int) {
        let place = text.utf16.count
        field.input.displayTyped(.init(view: 1, text: text, edit: edit, selection: [place, place]))
    }

    private func backspace() { field.input.displayErased() }

    // MARK: Tokens

    @Test func `tokens are inserted and removed by their index`() {
        field.insertToken(noah, at: 0)
        field.insertToken(mia, at: 0)
        #expect(field.tokens == [mia, noah])
        field.removeToken(at: 0)
        #expect(field.tokens == [noah])
        field.tokens = [mia]
        #expect(field.tokens == [mia] && views.map(\.token) == [mia])
    }

    @Test func `tokens lie before the text, which begins behind them`() throws {
        let before = field.textRect(forBounds: field.bounds)
        field.tokens = [mia, noah]
        field.layoutIfNeeded()
        field.strip.layoutIfNeeded()
        #expect(field.strip.frame.minX == before.minX)
        #expect(views[0].frame.minX == 0 && views[1].frame.minX == views[0].frame.maxX + 4)
        let after = field.textRect(forBounds: field.bounds)
        #expect(after.minX == before.minX + views[1].frame.maxX + 6)
        // The clear button needs room behind the text.
        #expect(after.maxX < before.maxX)
    }

    @Test func `the text keeps room beside many tokens, of which the last are visible`() {
        field.tokens = (0..<20).map { UISearchToken(icon: nil, text: "Person \($0)") }
        field.layoutIfNeeded()
        field.strip.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds).width == 54)
        #expect(views[0].frame.maxX < 0)
        #expect(abs(views[19].frame.maxX - field.strip.bounds.width) < 0.01)
    }

    @Test func `tokens have the background colour of the field, or their own default`() {
        field.tokens = [mia]
        #expect(views[0].backgroundColor == .systemGray4)
        field.tokenBackgroundColor = .red
        #expect(views[0].backgroundColor == .red)
        field.tokenBackgroundColor = nil
        #expect(views[0].backgroundColor == .systemGray4 && field.tokenBackgroundColor == .systemGray4)
    }

    @Test func `tokens take the place of the placeholder`() throws {
        func content() throws -> InputContent {
            let context = CommitContext(traits: field.traitCollection)
            return try #require(field.input.properties(context: context).input)
        }
        bar.placeholder = "Search mail"
        #expect(try content().placeholder == "Search mail")
        field.tokens = [mia]
        #expect(try content().placeholder == nil && content().label == "Search mail")
        field.tokens = []
        #expect(try content().placeholder == "Search mail")
    }

    // MARK: Deleting

    @Test func `Backspace before the text selects the last token and then removes it`() {
        field.tokens = [mia, noah]
        field.becomeFirstResponder()
        log.calls = []
        backspace()
        #expect(field.tokens == [mia, noah] && views.map(\.isSelected) == [false, true] && log.calls == [])
        backspace()
        #expect(field.tokens == [mia] && log.calls == ["text "])
        backspace()
        backspace()
        #expect(field.tokens.isEmpty)
    }

    @Test func `Backspace within the text deletes text`() {
        field.tokens = [mia]
        field.becomeFirstResponder()
        type("ab", 1)
        field.deleteBackward()
        #expect(field.text == "a" && field.tokens == [mia] && !views[0].isSelected)
        // The display tells of a caret before which there is something in the app's opinion.
        backspace()
        #expect(field.text == "a" && !views[0].isSelected)
    }

    @Test func `a field can refuse that tokens are deleted`() {
        field.tokens = [mia]
        field.allowsDeletingTokens = false
        field.becomeFirstResponder()
        backspace()
        backspace()
        #expect(field.tokens == [mia] && !views[0].isSelected)
    }

    @Test func `a tap selects a token, and what is typed takes its place`() {
        field.tokens = [mia, noah]
        views[0].sendActions(for: .touchUpInside)
        #expect(field.isFirstResponder && views.map(\.isSelected) == [true, false])
        type("x", 1)
        #expect(field.tokens == [noah] && field.text == "x")
    }

    @Test func `a token is no longer selected when the caret moves or the editing ends`() {
        field.tokens = [mia]
        field.becomeFirstResponder()
        type("ab", 1)
        field.input.displaySelected(
            .init(view: 1, selection: [0, 0], edit: 1, revision: field.input.revision))
        backspace()
        #expect(views[0].isSelected)
        field.input.displaySelected(
            .init(view: 1, selection: [1, 1], edit: 1, revision: field.input.revision))
        #expect(!views[0].isSelected)
        field.input.displaySelected(
            .init(view: 1, selection: [0, 0], edit: 1, revision: field.input.revision))
        backspace()
        field.resignFirstResponder()
        #expect(!views[0].isSelected)
    }

    @Test func `the clear button appears for tokens alone, and removes them with the text`() {
        #expect(!field.showsClearButton)
        field.tokens = [mia]
        #expect(field.showsClearButton)
        field.becomeFirstResponder()
        type("ab", 1)
        log.calls = []
        field.clearButton.sendActions(for: .touchUpInside)
        #expect(field.tokens.isEmpty && field.text == "" && log.calls == ["text "])
        field.tokens = [mia]
        log.calls = []
        field.clearButton.sendActions(for: .touchUpInside)
        #expect(field.tokens.isEmpty && log.calls == ["text "])
    }

    @Test func `the clear button keeps tokens that the user cannot delete`() {
        field.tokens = [mia]
        field.allowsDeletingTokens = false
        #expect(!field.showsClearButton)
        field.becomeFirstResponder()
        type("ab", 1)
        #expect(field.showsClearButton)
        field.clearButton.sendActions(for: .touchUpInside)
        #expect(field.tokens == [mia] && field.text == "")
        field.allowsDeletingTokens = true
        #expect(field.showsClearButton)
    }

    @Test func `a selected token that cannot be deleted stays beside what is typed`() {
        field.tokens = [mia]
        field.allowsDeletingTokens = false
        views[0].sendActions(for: .touchUpInside)
        type("x", 1)
        #expect(field.tokens == [mia] && field.text == "x" && !views[0].isSelected)
    }

    @Test
    func `what the app inserts takes the place of a selected token, and what it replaces elsewhere does not`()
        throws
    {
        field.tokens = [mia, noah]
        field.text = "ab"
        views[0].sendActions(for: .touchUpInside)
        field.replace(field.textualRange, withText: "c")
        #expect(field.tokens == [mia, noah] && field.text == "c" && !views[0].isSelected)
        views[0].sendActions(for: .touchUpInside)
        field.insertText("x")
        #expect(field.tokens == [noah] && field.text == "xc")
    }

    // MARK: Searching

    @Test func `tokens alone can be searched for`() {
        field.becomeFirstResponder()
        log.calls = []
        field.input.displaySubmitted()
        #expect(log.calls == [])
        field.tokens = [mia]
        field.input.displaySubmitted()
        #expect(log.calls == ["search"])
    }

    @Test func `an app can set the tokens whenever the results are updated`() {
        let controller = UISearchController(searchResultsController: nil)
        let updater = TokenUpdater(mia)
        controller.searchResultsUpdater = updater
        controller.searchBar.searchTextField.text = "a"
        #expect(controller.searchBar.searchTextField.tokens == [mia])
        // Once for the text and once for the token.
        #expect(updater.updates == 2)
    }

    // MARK: Places

    @Test func `a token that the field has twice is displayed twice`() {
        field.tokens = [mia]
        field.tokens = [mia, mia]
        #expect(views.map(\.token) == [mia, mia] && views[0] !== views[1])
        let first = views[0]
        views[1].sendActions(for: .touchUpInside)
        #expect(views.map(\.isSelected) == [false, true])
        field.removeToken(at: 1)
        #expect(views == [first] && field.strip.subviews == [first])
    }

    @Test func `from right to left, the first token is at the right`() {
        field.semanticContentAttribute = .forceRightToLeft
        field.tokens = [mia, noah]
        field.layoutIfNeeded()
        field.strip.layoutIfNeeded()
        #expect(views[0].frame.maxX == field.strip.bounds.maxX && views[1].frame.minX == 0)
    }

    @Test func `a token that is wider than the field ends with an ellipsis`() {
        field.tokens = [UISearchToken(icon: nil, text: String(repeating: "Mia ", count: 40))]
        field.layoutIfNeeded()
        field.strip.layoutIfNeeded()
        #expect(views[0].frame.minX == 0 && views[0].frame.width == field.strip.bounds.width)
    }

    @Test func `the offset of the text moves the tokens too`() {
        field.tokens = [mia]
        field.layoutIfNeeded()
        let frame = field.strip.frame
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 8, vertical: 1)
        field.layoutIfNeeded()
        #expect(field.strip.frame == frame.offsetBy(dx: 8, dy: 1))
    }

    // MARK: Positions

    @Test func `each token counts as one character before the text`() throws {
        field.tokens = [mia, noah]
        field.text = "abc"
        let start = field.beginningOfDocument
        #expect(field.offset(from: start, to: field.endOfDocument) == 5)
        #expect(field.positionOfToken(at: 0) == start)
        #expect(field.position(from: start, offset: 2) == field.textualRange.start)
        #expect(field.position(from: start, offset: -1) == nil)
        #expect(field.textualRange.end == field.endOfDocument)
        let range = try #require(
            field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
        #expect(field.tokens(in: range) == [noah] && field.text(in: range) == "abc")
        #expect(field.tokens(in: field.textualRange).isEmpty)
        #expect(field.firstRect(for: range) == views[1].convert(views[1].bounds, to: field))
    }

    @Test func `text becomes a token`() throws {
        field.text = "from mia"
        let end = field.endOfDocument
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        field.replaceTextualPortion(of: try #require(field.textRange(from: start, to: end)), with: mia, at: 0)
        #expect(field.text == "from " && field.tokens == [mia])
    }

    @Test func `an app that makes a token of the text is informed when the text is gone`() {
        let controller = UISearchController(searchResultsController: nil)
        let maker = TokenMaker(mia)
        controller.searchResultsUpdater = maker
        controller.searchBar.searchTextField.text = "mia"
        #expect(controller.searchBar.searchTextField.text == "")
        #expect(controller.searchBar.searchTextField.tokens == [mia] && maker.texts == ["mia", ""])
    }

    @Test func `a token from text is selected, and other tokens stay`() throws {
        field.tokens = [mia]
        field.text = "noah"
        views[0].sendActions(for: .touchUpInside)
        field.replaceTextualPortion(of: field.textualRange, with: noah, at: 1)
        #expect(field.text == "" && field.tokens == [mia, noah] && views.map(\.isSelected) == [false, true])
        #expect(
            field.selectedTextRange
                == field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
    }

    @Test func `a token for a place that the field does not have is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let field = UISearchTextField()
                field.replaceTextualPortion(
                    of: field.textualRange, with: UISearchToken(icon: nil, text: "Mia"), at: 1)
            }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("replaceTextualPortion(of:with:at: 1): the field has 0 tokens."))
    }

    @Test func `an empty range before a token selects the token`() throws {
        field.tokens = [mia, noah]
        field.text = "abc"
        field.becomeFirstResponder()
        let start = field.positionOfToken(at: 0)
        field.selectedTextRange = field.textRange(from: start, to: start)
        #expect(views.map(\.isSelected) == [true, false])
        let text = field.textualRange.start
        field.selectedTextRange = field.textRange(from: text, to: text)
        #expect(views.map(\.isSelected) == [false, false])
    }

    @Test func `a selection can contain tokens`() throws {
        field.tokens = [mia, noah]
        field.text = "abc"
        field.becomeFirstResponder()
        let middle = try #require(field.position(from: field.endOfDocument, offset: -1))
        let range = try #require(field.textRange(from: field.positionOfToken(at: 1), to: middle))
        field.selectedTextRange = range
        #expect(field.selectedTextRange == range && views.map(\.isSelected) == [false, true])
        field.replace(range, withText: "x")
        #expect(field.tokens == [mia] && field.text == "xc")
    }
}
