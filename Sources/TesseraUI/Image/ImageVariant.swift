import Foundation
import TesseraGraphics

/// The content of an image and the way in which it is drawn: one of the variants of an image asset, or the
/// only variant of an image.
struct ImageVariant: Sendable, Equatable {
    enum Content: Sendable {
        case empty
        case picture(ImageFile)
        case symbol(Symbol)
    }

    var content: Content
    /// The size in points. The size of a symbol depends on its configuration.
    var size: CGSize
    /// The number of pixels per point.
    var scale: CGFloat
    var changes = ImageChanges()
    /// The frames of a picture that was made of several images, or nil.
    var frames: UIImage.Frames?

    static let empty = ImageVariant(content: .empty, size: .zero, scale: 1)

    init(content: Content, size: CGSize, scale: CGFloat) {
        self.content = content
        self.size = size
        self.scale = scale
    }

    /// Creates a variant from an encoded picture, of which only the header is read. Returns nil if the data is not an image, or
    /// if the image is too large to be decoded.
    init?(data: Data, scale: CGFloat) {
        guard scale > 0, scale.isFinite, let information = try? ImageDecoder.information(of: data),
            information.width <= ImageDecoder.maximumPixelCount / information.height
        else { return nil }
        self.init(
            content: .picture(ImageFile(data: data, mediaType: information.format.mediaType)),
            size: CGSize(
                width: CGFloat(information.width) / scale, height: CGFloat(information.height) / scale),
            scale: scale)
    }

    static func == (left: ImageVariant, right: ImageVariant) -> Bool {
        guard left.size == right.size, left.scale == right.scale, left.changes == right.changes else {
            return false
        }
        switch (left.content, right.content) {
        case (.empty, .empty): return true
        case (.picture(let left), .picture(let right)): return left === right
        case (.symbol(let left), .symbol(let right)): return left == right
        default: return false
        }
    }
}

/// The changes that an app has made to the drawing of an image. Properties that are nil are unchanged.
struct ImageChanges: Sendable, Equatable {
    /// The way in which an image fills a larger or smaller rectangle.
    struct Resizing: Sendable, Equatable {
        var capInsets: UIEdgeInsets
        var mode: UIImage.ResizingMode
    }

    var renderingMode: UIImage.RenderingMode?
    var tint: UIColor?
    var resizing: Resizing?
    var alignmentRectInsets: UIEdgeInsets?
    var baselineOffset: Baseline?
    var flipsForRightToLeft: Bool?
    var orientation: UIImage.Orientation?

    enum Baseline: Sendable, Equatable {
        case absent
        case offset(CGFloat)
    }

    /// Returns these changes combined with others, over which they take precedence.
    func over(_ other: ImageChanges) -> ImageChanges {
        ImageChanges(
            renderingMode: renderingMode ?? other.renderingMode, tint: tint ?? other.tint,
            resizing: resizing ?? other.resizing,
            alignmentRectInsets: alignmentRectInsets ?? other.alignmentRectInsets,
            baselineOffset: baselineOffset ?? other.baselineOffset,
            flipsForRightToLeft: flipsForRightToLeft ?? other.flipsForRightToLeft,
            orientation: orientation ?? other.orientation)
    }
}
