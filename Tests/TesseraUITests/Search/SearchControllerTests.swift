import Foundation
import Testing

@testable import TesseraUI

/// A delegate that records the calls of a search controller.
@MainActor
private final class SearchLog: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
    var calls: [String] = []
    /// The suggestions for each text, or nil if the app suggests nothing.
    var suggest: ((String) -> [String])?
    func willPresentSearchController(_ searchController: UISearchController) { calls.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("didDismiss") }
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        calls.append("update \(text)")
        if let suggest {
            searchController.searchSuggestions = suggest(text).map {
                UISearchSuggestionItem(localizedSuggestion: $0)
            }
        }
    }
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
        let suggestions = searchController.searchSuggestions.map { "\($0.count)" } ?? "none"
        calls.append("select \(searchSuggestion.localizedSuggestion ?? "") of \(suggestions)")
    }
}

@MainActor struct SearchControllerTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let searched = UIViewController()
    private let results = UIViewController()
    private let log = SearchLog()

    /// Returns a search controller in a navigation item, or with its search bar in the view of a controller alone.
    private func search(inNavigationBar: Bool = true, results: UIViewController? = nil) -> UISearchController
    {
        let controller = UISearchController(searchResultsController: results)
        controller.delegate = log
        controller.searchResultsUpdater = log
        if inNavigationBar {
            searched.navigationItem.searchController = controller
            window.rootViewController = UINavigationController(rootViewController: searched)
        } else {
            window.rootViewController = searched
            searched.view.addSubview(controller.searchBar)
        }
        window.isHidden = false
        window.layoutIfNeeded()
        return controller
    }

    private func type(_ text: String, _ edit: Int, in controller: UISearchController) {
        let place = text.utf16.count
        controller.searchBar.field.input.displayTyped(
            .init(view: 1, text: text, edit: edit, selection: [place, place]))
    }

    @Test func `the former name of the dimming has the same value`() {
        let controller = search()
        #expect(controller.dimsBackgroundDuringPresentation)
        controller.dimsBackgroundDuringPresentation = false
        #expect(!controller.obscuresBackgroundDuringPresentation)
    }

    @Test func `the bar of a controller has a usual placeholder until the app sets one`() {
        let controller = search()
        #expect(controller.searchBar.placeholder == "Search")
        controller.searchBar.placeholder = nil
        #expect(controller.searchBar.placeholder == nil)
        #expect(UISearchBar().placeholder == nil)
    }

    @Test func `the field of an inactive search does not wait for a window`() {
        let controller = UISearchController(searchResultsController: nil)
        #expect(!controller.searchBar.becomeFirstResponder())
        #expect(!controller.searchBar.searchTextField.becomeFirstResponder())
        searched.view.addSubview(controller.searchBar)
        window.rootViewController = searched
        window.isHidden = false
        #expect(!controller.isActive && !controller.searchBar.isFirstResponder)
        #expect(controller.searchBar.becomeFirstResponder() && controller.isActive)
    }

    // MARK: Reach

    private func isCovered(_ view: UIView) -> Bool {
        let context = CommitContext(traits: view.traitCollection)
        return view.properties(context: context).accessibility?.isCovered == true
    }

    @Test func `content that a search dims or covers with results cannot be reached until the search ends`()
        throws
    {
        let controller = search(results: results)
        let (content, button) = (try #require(searched.view), UIButton(type: .system))
        content.addSubview(button)
        #expect(!isCovered(button) && window.isReachable(button))
        controller.isActive = true
        let view = try #require(controller.viewIfLoaded)
        #expect(isCovered(button) && !window.isReachable(button))
        #expect(!isCovered(view) && window.isReachable(view) && window.isReachable(controller.searchBar))
        controller.obscuresBackgroundDuringPresentation = false
        #expect(!isCovered(button) && window.isReachable(button))
        controller.showsSearchResultsController = true
        #expect(isCovered(button) && window.isReachable(results.view))
        controller.isActive = false
        #expect(!isCovered(button) && window.isReachable(button))
    }

    @Test func `a search bar within the searched content stays in reach`() {
        let controller = search(inNavigationBar: false)
        let button = UIButton(type: .system)
        searched.view.addSubview(button)
        controller.isActive = true
        #expect(isCovered(button) && !window.isReachable(button))
        #expect(!isCovered(controller.searchBar) && window.isReachable(controller.searchBar))
    }

    @Test func `a list that a search covers is out of reach as a whole`() {
        let list = UITableViewController(style: .plain)
        let controller = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = controller
        window.rootViewController = UINavigationController(rootViewController: list)
        window.isHidden = false
        window.layoutIfNeeded()
        controller.isActive = true
        #expect(isCovered(list.tableView) && !window.isReachable(list.tableView))
        controller.isActive = false
        #expect(!isCovered(list.tableView))
    }

    @Test func `a controller has Apple's defaults`() {
        let controller = UISearchController(searchResultsController: nil)
        #expect(!controller.isActive && controller.obscuresBackgroundDuringPresentation)
        #expect(controller.hidesNavigationBarDuringPresentation && controller.automaticallyShowsCancelButton)
        #expect(controller.automaticallyShowsScopeBar && controller.scopeBarActivation == .automatic)
        #expect(
            controller.automaticallyShowsSearchResultsController && !controller.showsSearchResultsController)
        #expect(UINavigationItem(title: "").hidesSearchBarWhenScrolling)
    }

    @Test func `editing begins the search, and Cancel ends it`() async {
        let controller = search()
        controller.searchBar.becomeFirstResponder()
        #expect(controller.isActive && controller.searchBar.showsCancelButton)
        #expect(controller.parent === searched)
        await wait(until: { log.calls.contains("didPresent") })
        type("su", 1, in: controller)
        controller.searchBar.cancel()
        #expect(!controller.isActive && !controller.searchBar.showsCancelButton)
        #expect(controller.searchBar.text == "" && !controller.searchBar.isFirstResponder)
        await wait(until: { log.calls.contains("didDismiss") })
        #expect(controller.parent == nil)
        #expect(
            log.calls == [
                "willPresent", "update ", "didPresent", "update su", "willDismiss", "update ", "didDismiss",
            ])
    }

    @Test(arguments: [true, false])
    func `dismissing the controller ends the search, and leaves the screen around it`(isAnimated: Bool) async
    {
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        let controller = UISearchController(searchResultsController: nil)
        searched.navigationItem.searchController = controller
        let modal = UINavigationController(rootViewController: searched)
        root.present(modal, animated: false)
        window.layoutIfNeeded()
        controller.isActive = true
        await wait(until: { controller.parent != nil })
        var isComplete = false
        controller.dismiss(animated: isAnimated) { isComplete = true }
        #expect(!controller.isActive)
        await wait(until: { isComplete })
        #expect(controller.parent == nil && root.presentedViewController === modal)
        controller.isActive = true
        let page = UIViewController()
        controller.present(page, animated: false)
        controller.dismiss(animated: false)
        #expect(controller.isActive && controller.presentedViewController == nil)
    }

    @Test func `a search is made active by the app`() {
        let controller = search()
        controller.isActive = true
        #expect(controller.searchBar.isFirstResponder)
        controller.isActive = false
        #expect(!controller.searchBar.isFirstResponder)
    }

    @Test func `the search bar lies below the titles, which go while the search is active`() throws {
        let controller = search()
        let navigation = try #require(window.rootViewController as? UINavigationController)
        #expect(controller.searchBar.isDescendant(of: navigation.navigationBar))
        #expect(abs(navigation.navigationBar.frame.height - 96) < 0.001)
        controller.isActive = true
        #expect(abs(navigation.navigationBar.frame.height - 52) < 0.001)
        controller.isActive = false
        #expect(abs(navigation.navigationBar.frame.height - 96) < 0.001)
    }

    @Test func `the field is in the middle of the bar while the titles are hidden`() {
        let controller = search()
        let field = controller.searchBar.searchTextField
        window.layoutIfNeeded()
        #expect(field.frame.minY == 1 && field.frame.height == 36)
        controller.isActive = true
        window.layoutIfNeeded()
        // The bar is 52 points high.
        #expect(field.frame.minY == 8)
        controller.isActive = false
        window.layoutIfNeeded()
        #expect(field.frame.minY == 1)
    }

    @Test func `the titles stay if the app wants it`() throws {
        let controller = search()
        controller.hidesNavigationBarDuringPresentation = false
        controller.isActive = true
        let navigation = try #require(window.rootViewController as? UINavigationController)
        #expect(abs(navigation.navigationBar.frame.height - 96) < 0.001)
    }

    @Test func `results appear with the text, and go with it`() {
        let controller = search(results: results)
        controller.isActive = true
        #expect(results.parent == nil)
        type("a", 1, in: controller)
        #expect(results.parent === controller && results.view.window === window)
        type("", 2, in: controller)
        #expect(results.parent == nil)
    }

    @Test func `results appear with tokens, also with those that the user cannot delete`() {
        let controller = search(results: results)
        controller.isActive = true
        controller.searchBar.searchTextField.allowsDeletingTokens = false
        controller.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Soup")]
        #expect(results.parent === controller)
        controller.searchBar.searchTextField.tokens = []
        #expect(results.parent == nil)
    }

    @Test func `results appear without a text if the app wants it`() {
        let controller = search(results: results)
        controller.showsSearchResultsController = true
        #expect(!controller.automaticallyShowsSearchResultsController)
        controller.isActive = true
        #expect(results.parent === controller)
    }

    // MARK: Suggestions

    private func suggestionList(of controller: UISearchController) -> SearchSuggestionList? {
        controller.children.lazy.compactMap { $0 as? SearchSuggestionList }.first
    }

    @Test func `suggestions lie in a list in front of the results while the search is active`() throws {
        let controller = search(results: results)
        controller.searchSuggestions = ["Sushi", "Soba"].map {
            UISearchSuggestionItem(localizedSuggestion: $0)
        }
        #expect(suggestionList(of: controller) == nil)
        controller.isActive = true
        controller.searchBar.text = "s"
        window.layoutIfNeeded()
        let list = try #require(suggestionList(of: controller))
        #expect(results.parent === controller && results.view.superview?.isHidden == true)
        #expect(list.tableView.visibleCells.count == 2)
        #expect(window.hitTest(CGPoint(x: 200, y: 700), with: nil) === list.tableView)
        // Other suggestions take their place at once.
        controller.searchSuggestions = [
            UISearchSuggestionItem(
                localizedAttributedSuggestion: NSAttributedString(string: "Ramen"),
                localizedDescription: "Noodle soup", iconImage: UIImage(systemName: "star"))
        ]
        window.layoutIfNeeded()
        let cell = try #require(list.tableView.visibleCells.first)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.attributedText?.string == "Ramen" && content.image != nil)
        #expect(cell.accessibilityLabel == "Noodle soup")
        // Without suggestions the results are there again.
        controller.searchSuggestions = []
        #expect(list.parent == nil && results.view.superview?.isHidden == false)
    }

    @Test func `a suggestion that the user chooses goes to the app, and the list goes`() throws {
        let controller = search()
        controller.isActive = true
        controller.searchSuggestions = ["Sushi", "Soba"].map {
            UISearchSuggestionItem(localizedSuggestion: $0)
        }
        window.layoutIfNeeded()
        let list = try #require(suggestionList(of: controller))
        list.tableView(list.tableView, didSelectRowAt: [0, 1])
        #expect(log.calls.last == "select Soba of none")
        #expect(controller.searchSuggestions == nil && list.parent == nil && controller.isActive)
    }

    @Test func `what the user types takes away suggestions that the app does not provide anew`() throws {
        let controller = search()
        controller.searchBar.scopeButtonTitles = ["All", "Soups"]
        controller.isActive = true
        func suggestAgain() {
            controller.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Recent")]
        }
        suggestAgain()
        type("s", 1, in: controller)
        #expect(controller.searchSuggestions == nil && suggestionList(of: controller) == nil)
        suggestAgain()
        controller.selectedScopeDidChange()
        #expect(controller.searchSuggestions == nil)
        log.suggest = { [$0 + "oba"] }
        type("so", 2, in: controller)
        let list = try #require(suggestionList(of: controller))
        #expect(list.suggestions.map(\.localizedSuggestion) == ["sooba"])
        // The list stays where it is while the user types on.
        type("s", 3, in: controller)
        #expect(suggestionList(of: controller) === list)
        #expect(list.suggestions.map(\.localizedSuggestion) == ["soba"])
        controller.isActive = false
        #expect(controller.searchSuggestions == nil)
    }

    @Test func `the view over the searched content fades at the end of the search`() throws {
        let controller = search(inNavigationBar: false)
        controller.isActive = true
        let dimming = try #require(controller.view.subviews.first { $0 is SearchDimmingView })
        #expect(!dimming.isHidden)
        controller.isActive = false
        #expect(!dimming.isHidden && controller.view.superview != nil)
    }

    @Test func `suggestions end with the search, and stay hidden where the app displays them itself`() async {
        let controller = search()
        controller.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        controller.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Sushi")]
        controller.isActive = true
        #expect(suggestionList(of: controller) == nil)
        controller.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        #expect(suggestionList(of: controller) != nil)
        controller.isActive = false
        #expect(controller.searchSuggestions == nil)
        // The list disappears together with the view.
        await wait(until: { suggestionList(of: controller) == nil })
    }

    @Test func `content that is not obscured can be used during the search`() {
        let controller = search(inNavigationBar: false)
        controller.isActive = true
        #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) is UIControl)
        controller.obscuresBackgroundDuringPresentation = false
        #expect(window.hitTest(CGPoint(x: 200, y: 400), with: nil) === searched.view)
    }

    @Test func `a search bar within the searched content stays within reach`() {
        let controller = search(inNavigationBar: false)
        controller.searchBar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
        window.layoutIfNeeded()
        controller.isActive = true
        #expect(controller.view.frame == CGRect(x: 0, y: 156, width: 390, height: 688))
        let hit = window.hitTest(CGPoint(x: 200, y: 128), with: nil)
        #expect(hit?.isDescendant(of: controller.searchBar) == true)
    }

    @Test func `scopes appear during the search, or with the text`() {
        let controller = search()
        controller.searchBar.scopeButtonTitles = ["All", "Fish"]
        #expect(!controller.searchBar.showsScopeBar)
        controller.isActive = true
        #expect(controller.searchBar.showsScopeBar)
        controller.isActive = false
        #expect(!controller.searchBar.showsScopeBar)
        controller.scopeBarActivation = .onTextEntry
        controller.isActive = true
        #expect(!controller.searchBar.showsScopeBar)
        type("a", 1, in: controller)
        #expect(controller.searchBar.showsScopeBar)
    }

    @Test func `a text that the app sets, and another scope, update the results`() {
        let controller = search()
        controller.searchBar.scopeButtonTitles = ["All", "Fish"]
        controller.isActive = true
        log.calls = []
        controller.searchBar.text = "tuna"
        controller.searchBar.scopeBar.choose?(1)
        #expect(log.calls == ["update tuna", "update tuna"])
    }

    @Test func `Escape ends the search and does not leave the screen`() {
        let controller = search()
        searched.navigationController?.pushViewController(UIViewController(), animated: false)
        searched.navigationController?.popViewController(animated: false)
        controller.isActive = true
        #expect(window.performEscape())
        #expect(!controller.isActive)
        controller.isActive = true
        controller.searchBar.resignFirstResponder()
        #expect(window.performEscape())
        #expect(!controller.isActive)
    }

    @Test func `Escape ends the search of a child beside the one in front`() {
        let controller = search()
        let column = window.rootViewController
        // A window removes the view of the controller that it had.
        window.rootViewController = nil
        let both = UIViewController()
        for child in [column, UIViewController()].compactMap({ $0 }) {
            both.addChild(child)
            both.view.addSubview(child.view)
            child.didMove(toParent: both)
        }
        window.rootViewController = both
        window.layoutIfNeeded()
        controller.isActive = true
        controller.searchBar.resignFirstResponder()
        #expect(window.performEscape() && !controller.isActive)
        #expect(!window.performEscape())
    }

    @Test(arguments: [false, true])
    func `results over a table are there again after a pushed controller has gone`(isAnimated: Bool) async {
        let table = UITableViewController(style: .plain)
        let controller = UISearchController(searchResultsController: results)
        controller.showsSearchResultsController = true
        table.navigationItem.searchController = controller
        let navigation = UINavigationController(rootViewController: table)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        controller.isActive = true
        await wait(until: { controller.view.alpha == 1 })
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        navigation.view.layoutIfNeeded()
        await wait(until: { table.view.window == nil })
        #expect(results.view.window == nil)
        navigation.popViewController(animated: isAnimated)
        navigation.view.layoutIfNeeded()
        await wait(until: { navigation.transitionCoordinator == nil })
        #expect(controller.isActive && results.view.window === window)
        let (content, search): (UIView, UIView) = (table.view, controller.view)
        let views = content.superview?.subviews ?? []
        let places = (views.firstIndex(of: content), views.firstIndex(of: search))
        #expect(places.0 != nil && places.1 == places.0.map { $0 + 1 })
        #expect(search.frame == content.frame)
    }
}
