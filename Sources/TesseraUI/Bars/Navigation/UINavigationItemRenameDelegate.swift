/// An object that lets the user change the title of a navigation item.
/// See Apple's [UINavigationItemRenameDelegate](
/// https://developer.apple.com/documentation/uikit/uinavigationitemrenamedelegate-5j4ws).
///
/// The menu of the title has the command “Rename”, which puts a text field into the place of the title.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Called when the user has entered another title, which the item already has.
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
    /// Returns true if the user may change the title. The default is true. The method is called before the menu of the title
    /// opens, and the menu has the command only if the result is true.
    func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
    /// Returns the text with which the field begins, and the part of it that is selected. The default is the suggestion.
    func navigationItem(
        _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Returns false if the item must keep its former title. The default is true.
    ///
    /// The delegate is not asked if another item takes the place of this one while the user enters the title.
    func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns true.
    public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
    /// Returns the suggestion.
    public func navigationItem(
        _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns true.
    public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
