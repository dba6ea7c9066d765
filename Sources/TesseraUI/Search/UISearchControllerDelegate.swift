import Foundation

/// An object that is informed of the beginning and the end of a search.
/// See Apple's [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Lets the delegate present the search controller itself, when the user begins to type in the search bar or the app makes
    /// the controller active. If the search is not active afterwards, it begins where its search bar is.
    func presentSearchController(_ searchController: UISearchController)
    /// Informs the delegate that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Informs the delegate that the search has begun and its view has appeared.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Informs the delegate that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Informs the delegate that the search has ended and its view has disappeared.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Informs the delegate that the search bar is about to get another place in the navigation bar, for example because the
    /// window has become narrower.
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// Informs the delegate that the search bar has got another place in the navigation bar.
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing.
    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}

/// An object that updates the results of a search.
/// See Apple's [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Updates the results after the search has begun or ended, or its text or scope has changed.
    func updateSearchResults(for searchController: UISearchController)
    /// Updates the results after the user has chosen one of the controller's ``UISearchController/searchSuggestions``, for
    /// example by making it the text of the search bar.
    func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
    /// Does nothing.
    public func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
