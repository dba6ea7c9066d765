import Foundation
import TesseraGraphics

/// An image that stands in a line of text like a letter.
/// See Apple's [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject {
    private let mark = AttributeValueMark()

    /// The image. Nil: there is room in the line as ``bounds`` says, and nothing in it.
    open var image: UIImage?
    /// The place of the image: the origin's x moves nothing, its y lies above the baseline, all in points. Empty: the
    /// image's own size, on the baseline.
    open var bounds = CGRect.zero

    /// Creates an attachment without an image.
    public override init() { super.init() }

    /// Creates an attachment of an image.
    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    /// The place of the attachment: ``bounds``, or the image's own size on the baseline. A symbol stands in the middle of
    /// the capital letters beside it, as SF Symbols do.
    func box(beside font: UIFont) -> TextAttachmentBox {
        if bounds.width > 0 || bounds.height > 0 {
            return TextAttachmentBox(
                width: max(bounds.width, 0), ascent: bounds.height + bounds.minY, descent: -bounds.minY)
        }
        guard let image else { return TextAttachmentBox(width: 0, ascent: 0, descent: 0) }
        let descent = image.isSymbolImage ? (image.size.height - font.capHeight) / 2 : 0
        return TextAttachmentBox(
            width: image.size.width, ascent: image.size.height - descent, descent: descent)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextAttachment else { return false }
        return bounds == other.bounds && image == other.image
    }

    open override var hash: Int { bounds.width.hashValue }
}

extension NSAttributedString {
    /// Creates text that is one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
