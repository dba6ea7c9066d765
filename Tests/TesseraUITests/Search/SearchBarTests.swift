import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A delegate that records all calls of a search bar.
@MainActor
final class SearchBarLog: NSObject, UISearchBarDelegate {
    var calls: [String] = []
    var (allowsBegin, allowsEnd) = (true, true)
    var allowsChange: (NSRange, String) -> Bool = { _, _ in true }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append("shouldBegin")
        return allowsBegin
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append("shouldEnd")
        return allowsEnd
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        calls.append("text \(searchText)")
    }
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { allowsChange(range, text) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }
}

@MainActor struct SearchBarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    private let log = SearchBarLog()

    init() {
        bar.delegate = log
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private var input: TextInputView { bar.field.input }

    private func type(_ text: String, _ edit: Int) {
        let place = text.utf16.count
        input.displayTyped(.init(view: 1, text: text, edit: edit, selection: [place, place]))
    }

    @Test func `a background image is set for positions and metrics`() {
        let (all, top) = (UIImage(), UIImage())
        bar.setBackgroundImage(all, for: .any, barMetrics: .default)
        #expect(bar.backgroundImage === all)
        bar.setBackgroundImage(top, for: .top, barMetrics: .default)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) === top)
        #expect(bar.backgroundImage(for: .top, barMetrics: .compact) == nil)
        #expect(bar.backgroundImage === all)
        bar.backgroundImage = nil
        #expect(bar.backgroundImage(for: .any, barMetrics: .default) == nil)
    }

    @Test func `a bar has Apple's defaults`() {
        #expect(bar.text == "" && bar.placeholder == nil && bar.isTranslucent && bar.isEnabled)
        #expect(!bar.showsCancelButton && !bar.showsBookmarkButton && !bar.showsSearchResultsButton)
        #expect(bar.scopeButtonTitles == nil && bar.selectedScopeButtonIndex == 0 && !bar.showsScopeBar)
        #expect(bar.searchBarStyle == .default && bar.barStyle == .default && bar.barTintColor == nil)
        #expect(bar.autocapitalizationType == .none && bar.returnKeyType == .search)
        #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 56))
    }

    @Test func `the magnifying glass is as large as the text`() {
        let field = bar.searchTextField
        #expect(field.leftViewRect(forBounds: field.bounds).width == 20)
        let start = field.textRect(forBounds: field.bounds).minX
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        // The text has 53 points instead of 17.
        #expect(field.leftViewRect(forBounds: field.bounds).width == 62)
        #expect(field.textRect(forBounds: field.bounds).minX == start + 42)
    }

    @Test func `the text begins behind a view that an app puts in place of the magnifying glass`() {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
        let label = UILabel()
        label.text = "To:"
        field.leftView = label
        let size = label.intrinsicContentSize
        #expect(field.leftViewRect(forBounds: field.bounds).size == size)
        // There are 8 points before the view and 6 behind it.
        #expect(field.textRect(forBounds: field.bounds).minX == 14 + size.width)
    }

    @Test func `typing informs the delegate of each change`() {
        input.displayFocused(true)
        type("s", 1)
        type("su", 2)
        #expect(bar.text == "su")
        #expect(log.calls == ["shouldBegin", "didBegin", "text s", "text su"])
    }

    @Test func `the delegate refuses the beginning`() {
        log.allowsBegin = false
        #expect(!bar.becomeFirstResponder())
        input.displayFocused(true)
        #expect(!bar.isFirstResponder)
        #expect(log.calls == ["shouldBegin", "shouldBegin"])
    }

    @Test func `the delegate refuses the end`() {
        bar.becomeFirstResponder()
        log.allowsEnd = false
        #expect(!bar.resignFirstResponder())
        input.displayFocused(false)
        #expect(bar.isFirstResponder)
        log.allowsEnd = true
        #expect(bar.resignFirstResponder())
        #expect(log.calls.last == "didEnd")
    }

    @Test func `the delegate refuses a change, which is put back`() {
        log.allowsChange = { range, text in range.location < 2 && text != "x" }
        type("ab", 1)
        type("abc", 2)
        #expect(bar.text == "ab")
        #expect(log.calls == ["text ab"])
    }

    @Test func `the delegate is not notified of texts that the app sets`() {
        bar.text = "sushi"
        #expect(bar.text == "sushi" && log.calls == [])
        bar.text = nil
        #expect(bar.text == "")
    }

    @Test func `the Return key starts a search unless the text is empty`() {
        input.displayFocused(true)
        input.displaySubmitted()
        #expect(!log.calls.contains("search"))
        type("a", 1)
        input.displaySubmitted()
        #expect(log.calls.last == "search")
    }

    @Test func `buttons of the field inform the delegate, and clear the text`() {
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        #expect(!bar.field.bookmarkButton.isHidden && !bar.field.resultsButton.isHidden)
        #expect(!bar.field.showsClearButton)
        _ = bar.field.bookmarkButton.accessibilityActivate()
        _ = bar.field.resultsButton.accessibilityActivate()
        type("a", 1)
        #expect(bar.field.bookmarkButton.isHidden && bar.field.showsClearButton)
        _ = bar.field.clearButton.accessibilityActivate()
        #expect(bar.text == "")
        #expect(log.calls == ["bookmark", "results", "text a", "text "])
    }

    @Test func `the Cancel button makes the field narrower, and Escape has its effect`() {
        let wide = bar.field.frame.width
        #expect(wide == 374)
        #expect(!window.performEscape())
        bar.showsCancelButton = true
        window.layoutIfNeeded()
        #expect(bar.field.frame.width < wide - 40)
        #expect(bar.cancelButton.frame.maxX == 382)
        bar.becomeFirstResponder()
        #expect(window.performEscape())
        #expect(log.calls.last == "cancel")
    }

    @Test func `scopes take 44 points, and inform the delegate of another choice`() throws {
        bar.scopeButtonTitles = ["All", "Fish"]
        #expect(bar.preferredHeight == 56)
        bar.showsScopeBar = true
        #expect(bar.preferredHeight == 100)
        bar.scopeBar.choose?(1)
        bar.scopeBar.choose?(1)
        #expect(bar.selectedScopeButtonIndex == 1)
        #expect(log.calls == ["scope 1"])
    }

    @Test func `from right to left the magnifying glass is at the right, and Cancel at the left`() {
        window.traitOverrides.layoutDirection = .rightToLeft
        bar.showsCancelButton = true
        window.layoutIfNeeded()
        #expect(bar.cancelButton.frame.minX == 8)
        #expect(bar.field.frame.maxX == 382)
        bar.field.layoutIfNeeded()
        #expect(bar.field.textRect(forBounds: bar.field.bounds).maxX == bar.field.bounds.width - 34)
    }

    @Test func `large text makes the bar higher`() {
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        window.layoutIfNeeded()
        #expect(bar.preferredHeight > 70)
    }

    @Test func `pictures and places are those that the app sets`() {
        let image = UIImage(systemName: "star")
        bar.setImage(image, for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .normal) === image)
        #expect(bar.image(for: .clear, state: .normal) == nil)
        let offset = UIOffset(horizontal: 3, vertical: 4)
        bar.setPositionAdjustment(offset, for: .bookmark)
        #expect(
            bar.positionAdjustment(for: .bookmark) == offset && bar.positionAdjustment(for: .search) == .zero)
        bar.searchTextPositionAdjustment = offset
        window.layoutIfNeeded()
        #expect(bar.field.textRect(forBounds: bar.field.bounds).minX == 37)
    }

    @Test func `a bar that cannot be used cannot be edited`() {
        bar.isEnabled = false
        #expect(!bar.becomeFirstResponder())
        type("a", 1)
        #expect(bar.text == "")
    }
}

extension DisplayTests {
    /// Tests search bars on a display.
    @MainActor struct SearchBarDisplayTests {
        @Test func `typed text reaches the app, and the answer of the app reaches the display`() async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            window.addSubview(bar)
            await display.settle()
            display.reset()
            let input = bar.field.input.node.id
            display.send(.focus(view: input, isFocused: true))
            display.send(.typed(.init(view: input, text: "su", edit: 1, selection: [2, 2])))
            await display.settle()
            #expect(bar.isFirstResponder && bar.text == "su")
            // The field now displays its clear button, but no update contains the text.
            #expect(
                !display.operations.contains { operation in
                    guard case .update(input, let set, _, _) = operation else { return false }
                    return set.input.map { !$0.text.isEmpty || $0.revision != 0 } ?? false
                })
            bar.text = "SU"
            await display.settle()
            let content = try #require(display.elements[input]?.properties["in"])
            #expect(content["t"] == .string("SU") && content["rev"]?.int == 1 && content["ed"]?.int == 1)
            #expect(
                display.outline(of: bar.field.node.id) == """
                    UISearchTextField 8 10 374 36 #7676801f
                      TextFieldBorder 0 0 374 36 hidden
                      UIImageView 0 0 374 36
                      TextInputView 0 0 374 36 input “SU”
                      SearchBarButton 0 0 0 0 hidden
                        UIImageView -10 -10 20 20
                        UILabel 0 0 0 0
                      SearchBarButton 0 0 0 0 hidden
                        UIImageView -10 -10 20 20
                        UILabel 0 0 0 0
                      UIImageView 8 8 20 20
                      SearchBarButton 341 0 30 36
                        UIImageView 5 8 20 20
                        UILabel 0 0 30 36
                    """)
        }

        @Test func `the app wishes for the focus, and gives it up`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            window.addSubview(bar)
            bar.becomeFirstResponder()
            await display.settle()
            let input = bar.field.input.node.id
            #expect(display.elements[input]?.properties["in"]?["fo"]?["on"] == .bool(true))
            bar.resignFirstResponder()
            await display.settle()
            #expect(display.elements[input]?.properties["in"]?["fo"]?["on"] == .bool(false))
            #expect(display.elements[input]?.properties["in"]?["fo"]?["rev"]?.int == 2)
        }

        @Test func `a display that comes later has the text and the focus`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            window.addSubview(bar)
            await display.settle()
            let input = bar.field.input.node.id
            display.send(.focus(view: input, isFocused: true))
            display.send(.typed(.init(view: input, text: "su", edit: 3, selection: [2, 2])))
            await display.settle()
            display.hello(.init(width: 390, height: 844, scale: 2))
            await display.settle()
            let content = try #require(display.elements[input]?.properties["in"])
            #expect(content["t"] == .string("su") && content["ed"]?.int == 3)
            #expect(content["fo"]?["on"] == .bool(true))
        }

        @Test func `what lies behind a dialog is not edited`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
            window.addSubview(bar)
            let dialog = UIView(frame: window.bounds)
            dialog.accessibilityViewIsModal = true
            window.addSubview(dialog)
            await display.settle()
            let input = bar.field.input.node.id
            display.send(.typed(.init(view: input, text: "su", edit: 1, selection: [2, 2])))
            display.send(.focus(view: input, isFocused: true))
            display.send(.submit(view: input))
            await display.settle()
            #expect(bar.text == "" && !bar.isFirstResponder)
        }
    }
}
