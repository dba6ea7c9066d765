import Foundation

/// A part of a text with which the user does something: a link, an image, or what an app has tagged.
/// See Apple's [UITextItem](https://developer.apple.com/documentation/uikit/uitextitem).
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// What a part of a text is.
    /// See Apple's [UITextItem.Content](https://developer.apple.com/documentation/uikit/uitextitem/content-swift.enum).
    public enum Content {
        /// A link.
        case link(URL)
        /// An image.
        case textAttachment(NSTextAttachment)
        /// What has the attribute `textItemTag`.
        case tag(String)
    }

    /// What the part is.
    open var content: Content { ownContent }
    /// Where the part is, in UTF-16 units.
    open var range: NSRange { ownRange }

    private let ownContent: Content
    private let ownRange: NSRange

    init(_ content: Content, in range: NSRange) {
        (ownContent, ownRange) = (content, range)
        super.init()
    }
}

extension NSAttributedString.Key {
    /// A name of an app's own for a part of a text view's text with which the user does something: a string.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
