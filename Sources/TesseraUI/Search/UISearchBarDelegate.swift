import Foundation

/// Hears of what the user does in a search bar, and may refuse it.
/// See Apple's [UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Says whether the user may begin to edit the text.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Says that the user begins to edit the text.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Says whether the user may end editing the text.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Says that the user has ended editing the text.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Says that the user has changed the text, or cleared it. What is being composed counts.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Says whether a part of the text, counted in UTF-16 units, may give way to another one. It has done so on the screen: what is
    /// refused is put back. Of a composition the whole is asked for when it ends.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Says that the Search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Says that the bookmark button was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Says that the Cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Says that the button for results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Says that another scope was chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Allows it.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Allows it.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Allows it.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
