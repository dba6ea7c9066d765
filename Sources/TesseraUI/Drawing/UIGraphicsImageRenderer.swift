import Foundation
import TesseraGraphics

/// Creates images from drawing instructions.
/// See Apple's [UIGraphicsImageRenderer](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer).
///
/// ```swift
/// let badge = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).image { context in
///     UIColor.systemRed.setFill()
///     context.fill(CGRect(x: 0, y: 0, width: 60, height: 24))
///     "New".draw(at: CGPoint(x: 14, y: 4), withAttributes: [.foregroundColor: UIColor.white])
/// }
/// ```
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

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

    /// Creates a renderer of images that display a rectangle of the drawing, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.format = format
        self.bounds = bounds
        super.init()
    }

    /// Creates an image. The context that `actions` gets draws on it, and so do strings while `actions` runs.
    /// An image without area has one pixel.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(canvas(actions), scale: format.scale)
    }

    /// Draws an image and returns it as PNG data.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        (try? canvas(actions).pngData()) ?? Data()
    }

    /// Draws an image on a white background and returns it as JPEG data.
    ///
    /// - Parameter compressionQuality: The quality from 0, for the smallest data, to 1, for the most faithful
    ///   image.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return (try? canvas(actions).jpegData(quality: Int((quality * 100).rounded()))) ?? Data()
    }

    private func canvas(_ actions: (UIGraphicsImageRendererContext) -> Void) -> Canvas {
        func pixels(_ points: CGFloat) -> Int {
            let pixels = (points * format.scale).rounded(.up)
            return pixels.isFinite ? Int(min(max(pixels, 1), 32767)) : 1
        }
        let canvas = Canvas(width: pixels(bounds.width), height: pixels(bounds.height))
        if format.opaque { canvas.paint(.color(.init(red: 0, green: 0, blue: 0))) }
        canvas.scale(x: format.scale, y: format.scale)
        canvas.translate(x: -bounds.minX, y: -bounds.minY)
        let context = UIGraphicsImageRendererContext(canvas: canvas, format: format)
        GraphicsContext.with(GraphicsContext(canvas: canvas, traits: .current)) { actions(context) }
        return canvas
    }
}

/// The properties of images that a renderer creates.
/// See Apple's
/// [UIGraphicsImageRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat).
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
    /// Creates a format at the screen's scale, with transparency.
    public override required init() { super.init() }

    /// Creates a format with the scale of traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// The number of pixels per point; the screen's by default.
    open var scale: CGFloat = UIScreen.main.scale {
        didSet { if !(scale > 0 && scale.isFinite) { scale = UIScreen.main.scale } }
    }
    /// A Boolean value that tells whether the image has no transparency. The background is black then.
    open var opaque = false

    /// Returns a format with the default properties.
    open class func `default`() -> Self { self.init() }
    /// Returns a format that suits the screen.
    open class func preferred() -> Self { self.init() }
}

/// The object with which the actions of a renderer draw.
/// See Apple's
/// [UIGraphicsImageRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext).
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    private let canvas: Canvas
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(canvas: Canvas, format: UIGraphicsImageRendererFormat) {
        self.canvas = canvas
        self.format = format
        super.init()
    }

    /// The image with everything that was drawn so far.
    open var currentImage: UIImage {
        UIImage(canvas, scale: format.scale)
    }

    /// Fills a rectangle in points with the fill colour.
    open func fill(_ rect: CGRect) {
        guard let context = GraphicsContext.current else { return }
        canvas.addRectangle(rect)
        canvas.fill(.color(context.fillColor.canvasColor(for: context.traits)))
    }

    /// Draws a line with a width of one point along the inner edge of a rectangle, in the stroke colour.
    open func stroke(_ rect: CGRect) {
        guard let context = GraphicsContext.current else { return }
        canvas.addRectangle(rect.insetBy(dx: 0.5, dy: 0.5))
        canvas.stroke(.color(context.strokeColor.canvasColor(for: context.traits)), width: 1)
    }

    /// Limits further drawing to a rectangle in points.
    open func clip(to rect: CGRect) {
        canvas.addRectangle(rect)
        canvas.clip()
    }
}

extension UIImage {
    /// Creates an image from a canvas with `scale` pixels per point.
    fileprivate convenience init(_ canvas: Canvas, scale: CGFloat) {
        guard let data = try? canvas.pngData() else {
            fatalError("There is no memory for an image of \(canvas.width)×\(canvas.height) pixels.")
        }
        self.init(
            ImageVariant(
                content: .picture(ImageResource(data: data, mediaType: "image/png")),
                size: CGSize(width: CGFloat(canvas.width) / scale, height: CGFloat(canvas.height) / scale),
                scale: scale))
    }
}
