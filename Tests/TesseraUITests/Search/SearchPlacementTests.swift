import Foundation
import Testing

@testable import TesseraUI

/// A delegate that records changes of the place of a search bar.
@MainActor
private final class PlacementLog: NSObject, UISearchControllerDelegate {
    var calls: [String] = []
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { calls.append("will \(newPlacement) at \(searchController.searchBar.frame.width > 300)") }
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { calls.append("did \(previousPlacement), now \(searchController.searchBarPlacement)") }
}

/// The place of a search bar in a navigation bar.
@MainActor struct SearchPlacementTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 800, height: 44))
    private let item = UINavigationItem(title: "Dishes")
    private let search = UISearchController(searchResultsController: nil)

    private func show(_ placement: UINavigationItem.SearchBarPlacement, isWide: Bool = true) {
        bar.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
        item.searchController = search
        item.preferredSearchBarPlacement = placement
        bar.items = [item]
        bar.frame.size.height = bar.wholeHeight
        bar.layoutIfNeeded()
    }

    @Test func `a search bar is below the titles unless the app prefers another place`() {
        #expect(item.preferredSearchBarPlacement == .automatic && search.searchBarPlacement == .stacked)
        for placement in [UINavigationItem.SearchBarPlacement.automatic, .stacked] {
            show(placement)
            #expect(item.searchBarPlacement == .stacked)
            // 44 points for the title and 52 for the search bar.
            #expect(bar.wholeHeight == 96)
            #expect(search.searchBar.convert(search.searchBar.bounds, to: bar).minY == 44)
        }
    }

    @Test func `a search bar beside the title leaves the bar its height`() {
        item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        show(.inline)
        #expect(item.searchBarPlacement == .inline && search.searchBarPlacement == .inline)
        #expect(bar.wholeHeight == 44)
        // Two fifths of the width, at the trailing edge.
        let place = search.searchBar.convert(search.searchBar.bounds, to: bar)
        #expect(place == CGRect(x: 480, y: 0, width: 320, height: 44))
        search.searchBar.layoutIfNeeded()
        // The field is 36 points high and lies in the middle of the row.
        #expect(search.searchBar.searchTextField.frame.midY == 22)
        let buttons = bar.subviews.compactMap { $0 as? BarButton }.filter { !$0.isHidden && $0.alpha > 0 }
        #expect(!buttons.isEmpty && buttons.allSatisfy { $0.frame.maxX <= 480 })
        #expect(bar.collapseStops(of: item, in: [item]) == [])
    }

    @Test func `narrow bars and search bars with scope buttons have no room beside the title`() {
        show(.inline, isWide: false)
        #expect(item.searchBarPlacement == .stacked && bar.wholeHeight == 96)
        show(.inline)
        #expect(item.searchBarPlacement == .inline)
        search.searchBar.scopeButtonTitles = ["All", "Vegan"]
        #expect(item.searchBarPlacement == .stacked && bar.wholeHeight == 96)
        search.searchBar.scopeButtonTitles = nil
        #expect(item.searchBarPlacement == .inline && bar.wholeHeight == 44)
    }

    @Test func `the delegate is informed when the place changes`() {
        let log = PlacementLog()
        search.delegate = log
        // A bar outside a window becomes as wide as its window without any notice.
        show(.inline, isWide: false)
        show(.inline)
        #expect(search.searchBarPlacement == .inline)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        window.addSubview(bar)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(log.calls == [])
        bar.traitOverrides.horizontalSizeClass = .compact
        bar.layoutIfNeeded()
        #expect(log.calls == ["will stacked at true", "did inline, now stacked"])
        item.searchController = nil
        #expect(log.calls.count == 2)
    }

    /// Displays a controller with the search bar in a wide window, which the caller keeps.
    private func window(of searched: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
        window.traitOverrides.horizontalSizeClass = .regular
        searched.navigationItem.searchController = search
        searched.navigationItem.preferredSearchBarPlacement = .inline
        window.rootViewController = UINavigationController(rootViewController: searched)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    @Test func `a search goes on when its search bar comes beside the titles`() {
        let searched = UIViewController()
        let window = window(of: searched)
        let item = searched.navigationItem
        item.preferredSearchBarPlacement = .stacked
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "Soba")]
        search.isActive = true
        window.layoutIfNeeded()
        var hasList: Bool { search.children.contains { $0 is SearchSuggestionList } }
        #expect(item.hidesTitles && !hasList)
        // Beside the search bar there is room for the titles, and the app displays no suggestions itself.
        item.preferredSearchBarPlacement = .inline
        #expect(search.searchBarPlacement == .inline && search.isActive && !item.hidesTitles && hasList)
        item.preferredSearchBarPlacement = .stacked
        #expect(!hasList)
        search.isActive = false
        #expect(!item.hidesTitles)
    }

    @Test func `the titles stay visible during a search beside them`() {
        let searched = UIViewController()
        let window = window(of: searched)
        defer { window.isHidden = true }
        #expect(search.searchBarPlacement == .inline)
        search.isActive = true
        #expect(!searched.navigationItem.hidesTitles)
        search.isActive = false
        searched.navigationItem.preferredSearchBarPlacement = .stacked
        search.isActive = true
        #expect(searched.navigationItem.hidesTitles)
    }
}
