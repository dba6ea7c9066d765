import Foundation
import TesseraGraphics

/// An image in a line of text, which is placed like a letter.
/// See Apple's [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject {
    private let mark = AttributeValueMark()

    /// The image, or nil to leave room for ``bounds`` empty.
    open var image: UIImage?
    /// The size of the image and its position above the baseline, in points. The origin's y is that of the
    /// image's lower edge; the origin's x has no effect. If it is empty, the image has its own size and
    /// stands on the baseline.
    open var bounds = CGRect.zero

    /// Creates an attachment without an image.
    public override init() { super.init() }

    /// Creates an attachment of an image.
    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    /// Returns the place of the attachment in its line: ``bounds``, or the image's own size on the baseline.
    /// A symbol is centred on the capital letters beside it, as SF Symbols are.
    func box(beside font: UIFont) -> TextAttachmentBox {
        if bounds.width > 0 || bounds.height > 0 {
            return TextAttachmentBox(
                width: max(bounds.width.textMeasure, 0),
                ascent: bounds.height.textMeasure + bounds.minY.textMeasure, descent: -bounds.minY.textMeasure
            )
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
    /// Creates a text that consists of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
