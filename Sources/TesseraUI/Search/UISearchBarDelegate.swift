import Foundation

/// An object that is informed of the user's input in a search bar, and can refuse changes.
/// See Apple's [UISearchBarDelegate](https://developer.apple.com/documentation/uikit/uisearchbardelegate).
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns true if the user may begin to edit the text.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Informs the delegate that the user has begun to edit the text.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns true if the user may end editing the text.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Informs the delegate that the user has ended editing the text.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Informs the delegate that the user has changed or cleared the text. This includes text that is still
    /// being composed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns true if a part of the text may be replaced. The text has already changed on the screen; if the
    /// result is false, it is restored. A composition is reported as one change when it ends.
    ///
    /// - Parameters:
    ///   - searchBar: The search bar.
    ///   - range: The replaced part, in UTF-16 units.
    ///   - text: The new text of that part.
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    /// Informs the delegate that the Search key was pressed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Informs the delegate that the bookmark button was pressed.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Informs the delegate that the Cancel button was pressed.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Informs the delegate that the button for results was pressed.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Informs the delegate that another scope was selected.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Returns true.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Returns true.
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
