import Foundation

/// A part of a text with which the user can interact: a link, an image, or a part that the app has tagged.
/// See Apple's [UITextItem](https://developer.apple.com/documentation/uikit/uitextitem).
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The content of an item.
    /// See Apple's [UITextItem.Content](https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum).
    public enum Content {
        /// A link.
        case link(URL)
        /// An image.
        case textAttachment(NSTextAttachment)
        /// A part with the attribute `textItemTag`.
        case tag(String)

        /// Returns true if both are the same link, or have the same tag.
        func isSame(as other: Content) -> Bool {
            switch (self, other) {
            case (.link(let first), .link(let second)): first == second
            case (.tag(let first), .tag(let second)): first == second
            default: false
            }
        }
    }

    /// The content of the item.
    open var content: Content { ownContent }
    /// The range of the item, in UTF-16 units.
    open var range: NSRange { ownRange }

    private let ownContent: Content
    private let ownRange: NSRange

    init(_ content: Content, in range: NSRange) {
        (ownContent, ownRange) = (content, range)
        super.init()
    }
}

extension NSAttributedString.Key {
    /// The app's own identifier of a part of a text view's text with which the user can interact: a string.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
