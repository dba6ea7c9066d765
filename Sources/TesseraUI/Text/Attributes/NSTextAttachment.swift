import Foundation
import TesseraGraphics

/// An image in a line of text, which is placed like a letter.
///
/// A subclass that overrides ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` can make the size
/// depend on the line:
///
/// ```swift
/// final class WideImage: NSTextAttachment {
///     override func attachmentBounds(
///         for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
///         glyphPosition position: CGPoint, characterIndex charIndex: Int
///     ) -> CGRect {
///         guard let image else { return .zero }
///         let scale = min(lineFrag.width / image.size.width, 1)
///         return CGRect(x: 0, y: 0, width: image.size.width * scale, height: image.size.height * scale)
///     }
/// }
/// ```
/// See Apple's [NSTextAttachment](https://developer.apple.com/documentation/uikit/nstextattachment).
open class NSTextAttachment: NSObject {
    private let mark = AttributeValueMark()

    /// The image, or nil to leave room for ``bounds`` empty. Setting it removes the ``contents`` and their type.
    open var image: UIImage? {
        get { ownImage }
        set {
            ownImage = newValue
            (ownContents, imageOfContents, fileType) = (nil, nil, nil)
        }
    }
    private var ownImage: UIImage?
    /// The size of the image and its position above the baseline, in points. The origin's y is that of the
    /// image's lower edge; the origin's x has no effect. If it is empty, the image has its own size and
    /// stands on the baseline.
    open var bounds = CGRect.zero

    /// The data of an image, which is displayed although ``image`` is nil. Setting it removes the ``image``. The default is nil.
    open var contents: Data? {
        get { ownContents }
        set {
            ownImage = nil
            guard newValue != ownContents else { return }
            ownContents = newValue
            imageOfContents = newValue.flatMap { UIImage(data: $0) }
        }
    }
    private var ownContents: Data?
    /// The uniform type identifier of ``contents``, such as `public.png`. Images are recognized by their data.
    open var fileType: String?
    private var imageOfContents: UIImage?

    /// Creates an attachment without an image.
    public override init() { super.init() }

    /// Creates an attachment of the data of an image.
    ///
    /// - Parameters:
    ///   - contentData: The data, or nil for an attachment without an image.
    ///   - uti: The uniform type identifier of the data, or nil.
    public init(data contentData: Data?, ofType uti: String?) {
        ownContents = contentData
        fileType = uti
        imageOfContents = contentData.flatMap { UIImage(data: $0) }
        super.init()
    }

    /// Creates an attachment of an image.
    public init(image: UIImage) {
        ownImage = image
        super.init()
    }

    /// Returns the size of the attachment and its position above the baseline, in points. The default is ``bounds``, or the
    /// image's own size on the baseline.
    ///
    /// The method is called twice whenever a text with the attachment is measured or laid out. The first call gets the place that
    /// the attachment would have if all attachments were empty, and the second call gets its real place. Only objects of
    /// subclasses are asked.
    ///
    /// - Parameters:
    ///   - textContainer: The container of the text, or nil in labels and in strings that are drawn.
    ///   - lineFrag: The rectangle of the line, without the padding of the container.
    ///   - position: The place of the attachment on the baseline, in points from the rectangle's top left corner.
    ///   - charIndex: The UTF-16 offset of the attachment in the text.
    /// - Returns: The size and the position. The origin's y is that of the lower edge, and its x has no effect.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { usualBounds }

    /// Returns the image for the size that the attachment has in its line. The default is ``image``.
    ///
    /// The method is called when the text is displayed or drawn, and again after the text or the size has changed. Only objects
    /// of subclasses are asked.
    ///
    /// - Parameters:
    ///   - imageBounds: The bounds of the attachment, as
    ///     ``attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`` returns them.
    ///   - textContainer: The container of the text, or nil in labels and in strings that are drawn.
    ///   - charIndex: The UTF-16 offset of the attachment in the text.
    /// - Returns: The image, which is stretched to the bounds, or nil to leave room for them empty.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    /// The image, or that of the contents.
    var shownImage: UIImage? { image ?? imageOfContents }

    private var usualBounds: CGRect {
        guard bounds.width <= 0, bounds.height <= 0 else { return bounds }
        return CGRect(origin: .zero, size: shownImage?.size ?? .zero)
    }

    /// True if the class of the app may have its own bounds and image.
    var isOfOwnClass: Bool { type(of: self) != NSTextAttachment.self }

    /// Returns the place of an attachment with its usual bounds.
    func box(beside font: UIFont) -> TextAttachmentBox { box(of: usualBounds, beside: font) }

    /// Returns the place of the attachment in its line. A symbol without bounds of its own is centred on the
    /// capital letters beside it, as SF Symbols are.
    func box(of rect: CGRect, beside font: UIFont) -> TextAttachmentBox {
        if let image, image.isSymbolImage, bounds.width <= 0, bounds.height <= 0, rect == usualBounds {
            let descent = (image.size.height - font.capHeight) / 2
            return TextAttachmentBox(
                width: image.size.width, ascent: image.size.height - descent, descent: descent)
        }
        return TextAttachmentBox(
            width: max(rect.width.textMeasure, 0),
            ascent: rect.height.textMeasure + rect.minY.textMeasure, descent: -rect.minY.textMeasure)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextAttachment else { return false }
        // What a class of the app draws can depend on more than is known here.
        guard !isOfOwnClass, !other.isOfOwnClass else { return self === other }
        return bounds == other.bounds && image == other.image && contents == other.contents
    }

    open override var hash: Int { bounds.width.hashValue }
}

extension NSAttributedString {
    /// Creates a text that consists of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(attachment: attachment, attributes: [:])
    }

    /// Creates a text that consists of one attachment with further attributes, such as a font or a link.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    /// Returns true if a range, in UTF-16 units, contains an attachment.
    public func containsAttachments(in range: NSRange) -> Bool {
        var contains = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            contains = true
            stop.pointee = true
        }
        return contains
    }
}
