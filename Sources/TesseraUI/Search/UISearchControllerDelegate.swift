import Foundation

/// Hears of a search's beginning and end.
/// See Apple's [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Says that the search is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Says that the search has begun, and its view has arrived.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Says that the search is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Says that the search has ended, and its view has gone.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Updates the results of a search.
/// See Apple's [UISearchResultsUpdating](https://developer.apple.com/documentation/uikit/uisearchresultsupdating).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Says that the search has begun or ended, or that its text or scope is another.
    func updateSearchResults(for searchController: UISearchController)
}
