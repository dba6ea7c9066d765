import Foundation
import TesseraBasics
import TesseraGraphics

/// Creates images from drawing instructions, on any thread.
/// See Apple's [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).image { context in
///     UIColor.systemRed.setFill()
///     context.fill(CGRect(x: 0, y: 0, width: 60, height: 24))
///     "New".draw(at: CGPoint(x: 14, y: 4), withAttributes: [.foregroundColor: UIColor.white])
/// }
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Creates a renderer of images of a size in points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// Creates a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of images that display a rectangle of the drawing, in points, at the screen's
    /// scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer of images that display a rectangle of the drawing, in points. Later changes of the
    /// format do not affect the renderer.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    /// Creates an image. The context that `actions` gets draws on it, and so do strings while `actions` runs.
    /// An image without area has one pixel.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(cgImage: drawing(actions), scale: imageFormat.scale, orientation: .up)
    }

    /// Draws an image and returns it as PNG data.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        (try? drawing(actions).pngData()) ?? Data()
    }

    /// Draws an image on a white background and returns it as JPEG data.
    ///
    /// - Parameters:
    ///   - compressionQuality: The quality from 0, for the smallest data, to 1, for the most faithful image.
    ///   - actions: Draws the image.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return (try? drawing(actions).jpegData(quality: Int((quality * 100).rounded()))) ?? Data()
    }

    private var imageFormat: UIGraphicsImageRendererFormat {
        rendererFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }

    /// Returns a context of the format's size and scale.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let image = format as? UIGraphicsImageRendererFormat
        return .forDrawing(format.bounds, scale: image?.scale ?? 1, isOpaque: image?.opaque ?? false)
    }

    override func rendererContext(drawing context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsImageRendererContext(context, rendererFormat)
    }

    override var imageScale: CGFloat? { imageFormat.scale }

    private func drawing(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage {
        let format = imageFormat
        guard let context = type(of: self).context(with: format) else {
            fatalError("\(type(of: self)).context(with:) returned nil.")
        }
        let rendererContext = UIGraphicsImageRendererContext(context, format)
        type(of: self).prepare(context, with: rendererContext)
        GraphicsStack.with(GraphicsStack.Entry(imageScale: format.scale) { context }) {
            actions(rendererContext)
        }
        guard let image = context.makeImage() else { fatalError("A context of UIKit without a picture") }
        return image
    }
}

/// The properties of images that a renderer creates.
/// See Apple's
/// [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The ranges of colours of images.
    /// See Apple's [UIGraphicsImageRendererFormat.Range](
    /// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range).
    public enum Range: Int, Sendable {
        /// The range is not specified.
        case unspecified = -1
        /// The system chooses.
        case automatic = 0
        /// Colours that sRGB does not contain are possible.
        case extended = 1
        /// The colours of sRGB.
        case standard = 2
    }

    /// Creates a format at the screen's scale, with transparency.
    public required init() { super.init() }

    /// Creates a format with the scale of traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The number of pixels per point; the screen's by default.
    open var scale: CGFloat = screenScale {
        didSet { if !(scale > 0 && scale.isFinite) { scale = Self.screenScale } }
    }
    /// A Boolean value that tells whether the image has no transparency. The background is black then.
    open var opaque = false
    /// The range of colours that the app prefers. All images have the colours of sRGB.
    open var preferredRange = Range.automatic

    override func duplicate() -> UIGraphicsRendererFormat {
        let copy = type(of: self).init()
        (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
        return copy
    }

    /// The number of pixels per point of the screen.
    static var screenScale: CGFloat {
        if isOnMainActor { return MainActor.assumeIsolated { UIScreen.main.scale } }
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }
}

/// The object with which the actions of a renderer draw.
/// See Apple's
/// [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image with everything that was drawn so far.
    open var currentImage: UIImage {
        let scale = (rendererFormat as? UIGraphicsImageRendererFormat)?.scale ?? 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}
