import Foundation
import TesseraGraphics

/// An object that draws the pages that are printed: a header, the content and a footer.
/// See Apple's [UIPrintPageRenderer](https://developer.apple.com/documentation/uikit/uiprintpagerenderer).
///
/// Subclasses override the methods that draw, and ``numberOfPages`` unless formatters have all pages.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of the header of each page, in points. Without a height there is none.
    open var headerHeight: CGFloat = 0 { didSet { pagesChanged() } }
    /// The height of the footer of each page, in points. Without a height there is none.
    open var footerHeight: CGFloat = 0 { didSet { pagesChanged() } }

    /// The paper in points: 72 to an inch. It is empty before the app prints.
    ///
    /// To draw pages without printing them, for example into a PDF, an app sets `paperRect` and `printableRect` by their keys, or
    /// a subclass overrides both:
    ///
    /// ```swift
    /// let paper = CGRect(x: 0, y: 0, width: 595, height: 842)
    /// renderer.setValue(paper, forKey: "paperRect")
    /// renderer.setValue(paper.insetBy(dx: 36, dy: 36), forKey: "printableRect")
    /// ```
    open var paperRect: CGRect {
        givenPaperRect ?? paper.map { CGRect(origin: .zero, size: $0.paperSize) } ?? .zero
    }
    /// The part of the paper that printers reach, in points. It is empty before the app prints.
    open var printableRect: CGRect { givenPrintableRect ?? paper?.printableRect ?? .zero }

    private var givenPaperRect: CGRect?
    private var givenPrintableRect: CGRect?
    /// The paper that the app sets by its key.
    var keyedPaperRect: CGRect {
        get { paperRect }
        set {
            givenPaperRect = newValue
            pagesChanged()
        }
    }
    /// The part of the paper that the app sets by its key.
    var keyedPrintableRect: CGRect {
        get { printableRect }
        set {
            givenPrintableRect = newValue
            pagesChanged()
        }
    }

    /// The number of pages: those that the formatters take. Subclasses that draw pages of their own override it.
    open var numberOfPages: Int {
        formatters.map { $0.startPage + $0.pageCount }.max() ?? 0
    }

    /// The formatters, or nil if there are none.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { remove(formatter) }
            for formatter in newValue ?? [] {
                addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
            }
        }
    }

    private var formatters: [UIPrintFormatter] = []
    /// The paper for the pages, or nil before the app prints.
    var paper: UIPrintPaper? {
        didSet {
            (givenPaperRect, givenPrintableRect) = (nil, nil)
            pagesChanged()
        }
    }

    /// Creates a renderer without formatters.
    public override init() { super.init() }

    // MARK: Formatters

    /// Adds a formatter whose content begins on a page. A formatter has one renderer.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.printPageRenderer = self
        formatter.startPage = pageIndex
        formatters.append(formatter)
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    /// Returns the formatters with content on a page, or nil if there are none.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter {
            ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex)
        }
        return found.isEmpty ? nil : found
    }

    private func pagesChanged() {
        for formatter in formatters { formatter.setNeedsPages() }
    }

    // MARK: Drawing

    /// The rectangle between the header and the footer, which is empty if they leave no room.
    var contentRect: CGRect {
        let area = printableRect
        let height = area.height - headerHeight - footerHeight
        return CGRect(x: area.minX, y: area.minY + headerHeight, width: area.width, height: max(height, 0))
    }

    /// Called before some pages are drawn, so that a subclass can prepare them. The default implementation does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page in the current context: its header, its content, what formatters have for it, and its footer.
    ///
    /// - Parameters:
    ///   - pageIndex: The number of the page, from 0 on.
    ///   - printableRect: The part of the paper that printers reach.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (header, rest) = printableRect.divided(atDistance: headerHeight, from: .minYEdge)
        let (footer, content) = rest.divided(atDistance: footerHeight, from: .maxYEdge)
        if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: header) }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footer) }
    }

    /// Draws what a formatter has for a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the header of a page. The default implementation draws nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the content of a page, behind that of formatters. The default implementation draws nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the footer of a page. The default implementation draws nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// Draws an image on each page, as large as the paper allows.
final class ImagePageRenderer: UIPrintPageRenderer {
    private let images: [UIImage]

    init(_ images: [UIImage]) {
        self.images = images
        super.init()
    }

    override var numberOfPages: Int { images.count }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        let image = images[pageIndex]
        guard image.size.width > 0, image.size.height > 0 else { return }
        let scale = min(contentRect.width / image.size.width, contentRect.height / image.size.height)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        image.draw(
            in: CGRect(
                x: contentRect.midX - size.width / 2, y: contentRect.midY - size.height / 2,
                width: size.width, height: size.height))
    }
}
