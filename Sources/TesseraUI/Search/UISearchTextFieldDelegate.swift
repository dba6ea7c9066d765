/// The delegate of a search field, which is informed of the suggestion that the user has chosen.
/// See Apple's [UISearchTextFieldDelegate](https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate).
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// Called when the user has chosen one of the field's ``UISearchTextField/searchSuggestions``, which have become nil before.
    func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// Does nothing.
    public func searchTextField(
        _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
    ) {}
}
