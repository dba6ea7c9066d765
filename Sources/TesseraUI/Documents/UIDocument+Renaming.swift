import Foundation

/// A document as the ``UINavigationItem/renameDelegate`` of its screen renames its file.
extension UIDocument: UINavigationItemRenameDelegate {
    /// Gives the file the name that the user has entered. If that is not possible, the item gets the former name back, and
    /// ``handleError(_:userInteractionPermitted:)`` gets the error.
    public func navigationItem(_ item: UINavigationItem, didEndRenamingWith title: String) {
        do {
            try rename(to: title)
        } catch {
            item.title = localizedName
            report(error, isUserThere: true)
        }
    }
}
