import Foundation
import TesseraGraphics

/// An object that runs drawing instructions: the superclass of ``UIGraphicsImageRenderer`` and
/// ``UIGraphicsPDFRenderer``.
/// See Apple's [UIGraphicsRenderer](https://developer.apple.com/documentation/uikit/uigraphicsrenderer).
open class UIGraphicsRenderer: NSObject {
    /// The format of what the renderer makes.
    public var format: UIGraphicsRendererFormat { rendererFormat }
    /// A Boolean value that tells whether the renderer makes images.
    public var allowsImageOutput: Bool { makesImages }

    let rendererFormat: UIGraphicsRendererFormat

    /// Creates a renderer for a rectangle of the drawing, in points, with the default format.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// Creates a renderer for a rectangle of the drawing, in points. Later changes of the format do not affect the
    /// renderer.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        let copy = format.duplicate()
        copy.bounds = bounds
        rendererFormat = copy
        super.init()
    }

    /// Returns the context of Core Graphics with which a renderer of the class draws, or nil if the class has none, as the
    /// default implementation does.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Called before the actions of a renderer draw in a context. The default implementation does nothing.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}

    /// Runs drawing instructions in a new context, which is the current one meanwhile.
    ///
    /// - Parameters:
    ///   - drawingActions: Draws.
    ///   - completionActions: Called after that with the same context, to take what was drawn out of it.
    /// - Throws: An error if the renderer has no context.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        guard let context = type(of: self).context(with: rendererFormat) else {
            throw CocoaError(.featureUnsupported)
        }
        let rendererContext = rendererContext(drawing: context)
        type(of: self).prepare(context, with: rendererContext)
        GraphicsStack.with(GraphicsStack.Entry(imageScale: imageScale) { context }) {
            drawingActions(rendererContext)
            completionActions?(rendererContext)
        }
    }

    /// Returns the object that actions get.
    func rendererContext(drawing context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsRendererContext(context, rendererFormat)
    }

    /// True if the renderer makes images.
    var makesImages: Bool { true }

    /// The number of pixels per point of the images that the renderer makes, or nil if it makes none.
    var imageScale: CGFloat? { nil }
}

/// The properties of what a renderer makes.
/// See Apple's [UIGraphicsRendererFormat](
/// https://developer.apple.com/documentation/uikit/uigraphicsrendererformat).
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle of the drawing that the renderer's contexts contain, in points.
    open internal(set) var bounds = CGRect.zero

    /// Creates a format with the default properties.
    public override required init() { super.init() }

    /// Returns a format with the default properties.
    open class func `default`() -> Self { self.init() }
    /// Returns a format that suits the screen.
    open class func preferred() -> Self { self.init() }

    func duplicate() -> UIGraphicsRendererFormat { type(of: self).init() }
}

/// The object with which the actions of a renderer draw.
/// See Apple's [UIGraphicsRendererContext](
/// https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext).
open class UIGraphicsRendererContext: NSObject {
    /// The context of Core Graphics. It is the current one while the actions run.
    public let cgContext: CGContext
    /// The format of what the renderer makes.
    public var format: UIGraphicsRendererFormat { rendererFormat }

    let rendererFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        rendererFormat = format
        super.init()
    }

    /// Fills a rectangle in points with the fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    /// Fills a rectangle in points with the fill colour and a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        draw(blendMode) { $0.fill(rect) }
    }

    /// Draws a line with a width of one point along the inner edge of a rectangle, in the stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a line with a width of one point along the inner edge of a rectangle, in the stroke colour and with
    /// a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        draw(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Limits further drawing to a rectangle in points.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    private func draw(_ blendMode: CGBlendMode, _ drawing: (CGContext) -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        drawing(cgContext)
        cgContext.restoreGState()
    }
}
