import Foundation

/// A part of a search that the user cannot type, such as a person or a folder, before the text of a search field.
/// See Apple's [UISearchToken](https://developer.apple.com/documentation/uikit/uisearchtoken).
///
/// ```swift
/// let token = UISearchToken(icon: UIImage(systemName: "person"), text: "Mia")
/// token.representedObject = mia
/// searchController.searchBar.searchTextField.insertToken(token, at: 0)
/// ```
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - icon: The image before the text, or nil for none.
    ///   - text: The text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }

    /// What the token stands for in the app.
    open var representedObject: Any?
}
