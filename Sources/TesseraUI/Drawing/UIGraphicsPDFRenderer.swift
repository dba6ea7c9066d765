import Foundation
import TesseraGraphics

/// Creates PDF documents from drawing instructions, on any thread.
/// See Apple's [UIGraphicsPDFRenderer](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer).
///
/// ```swift
/// let page = CGRect(x: 0, y: 0, width: 595, height: 842)
/// let invoice = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
///     context.beginPage()
///     "Invoice".draw(at: CGPoint(x: 72, y: 72), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
/// }
/// ```
///
/// Paths, gradients and clips stay what they are, and letters can be selected and searched. The same is true of the parts of
/// views that `CALayer.render(in:)` and ``UIView/drawHierarchy(in:afterScreenUpdates:)`` draw. A picture is written once, however
/// often it is drawn. Shadows with a blur, masks of pictures and emoji become pictures. A page is as opaque as its paper: what is
/// removed by `CGBlendMode.clear` and the blend modes after it becomes white.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Creates a renderer of documents whose pages have these bounds, in points, if they have no others.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// Creates a renderer of documents whose pages have these bounds, in points, if they have no others. Later changes of the
    /// format do not affect the renderer.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    /// Creates a document and returns its data.
    ///
    /// - Parameter actions: Draws the document. Nothing is drawn before the first call of
    ///   ``UIGraphicsPDFRendererContext/beginPage()``.
    /// - Returns: The data, which are empty if no page has begun.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let format = documentFormat
        guard let context = type(of: self).context(with: format) else {
            fatalError("\(type(of: self)).context(with:) returned nil.")
        }
        let rendererContext = UIGraphicsPDFRendererContext(context, format)
        type(of: self).prepare(context, with: rendererContext)
        GraphicsStack.with(GraphicsStack.Entry { context }) { actions(rendererContext) }
        return context.finishDocument()
    }

    /// Creates a document and writes it to a file, which is replaced if it exists.
    ///
    /// - Parameters:
    ///   - url: The address of the file.
    ///   - actions: Draws the document.
    /// - Throws: An error of Cocoa's domain if the file cannot be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }

    /// Returns a context of a document with the properties of the format.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let information = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        return .forDocument(format.bounds, information)
    }

    override func rendererContext(drawing context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsPDFRendererContext(context, rendererFormat)
    }

    override var makesImages: Bool { false }

    private var documentFormat: UIGraphicsPDFRendererFormat {
        rendererFormat as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
    }
}

/// The properties of documents that a renderer creates.
/// See Apple's [UIGraphicsPDFRendererFormat](
/// https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat).
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// The properties of the document, which readers display, by the keys ``kCGPDFContextTitle``, ``kCGPDFContextAuthor``,
    /// ``kCGPDFContextSubject``, ``kCGPDFContextKeywords`` and ``kCGPDFContextCreator``. Other keys have no effect.
    open var documentInfo: [String: Any] = [:]

    override func duplicate() -> UIGraphicsRendererFormat {
        let copy = type(of: self).init()
        copy.documentInfo = documentInfo
        return copy
    }
}

/// The object with which the actions of a renderer draw a document.
/// See Apple's [UIGraphicsPDFRendererContext](
/// https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext).
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The bounds of the present page in points, or the usual ones of the document's pages if none has begun.
    open var pdfContextBounds: CGRect { cgContext.document?.bounds ?? rendererFormat.bounds }

    /// Begins a page with the bounds of the renderer. Its context has no clip, no transform and the usual settings.
    open func beginPage() { beginPage(withBounds: rendererFormat.bounds, pageInfo: [:]) }

    /// Begins a page of other bounds.
    ///
    /// - Parameters:
    ///   - bounds: The bounds in points, or a rectangle without area for 612 × 792 points.
    ///   - pageInfo: Not used. The whole page is displayed and printed.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        cgContext.beginPage(bounds.width > 0 && bounds.height > 0 ? bounds : CGContext.usualPage)
    }

    /// Makes a rectangle of the page, in points, a link to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.addLink(to: url, in: rect) }

    /// Gives a place of the page a name, so that links can lead there. A name that another place has already has no effect.
    open func addDestination(withName name: String, at point: CGPoint) {
        cgContext.addPlace(name, at: point)
    }

    /// Makes a rectangle of the page, in points, a link to the place with a name, on this page or on another one. A link whose
    /// name no place has when the document ends leads to its last page.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        cgContext.addLink(toPlace: name, in: rect)
    }
}
