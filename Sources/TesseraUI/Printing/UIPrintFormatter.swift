import Foundation

/// The superclass of objects that divide content into pages and draw it.
/// See Apple's [UIPrintFormatter](https://developer.apple.com/documentation/uikit/uiprintformatter).
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, NSCopying {
    /// The greatest width of the content on a page, in points, or 0 for the width between the margins.
    open var maximumContentWidth: CGFloat = 0 { didSet { setNeedsPages() } }
    /// The greatest height of the content on a page, in points, or 0 for the height between the margins.
    open var maximumContentHeight: CGFloat = 0 { didSet { setNeedsPages() } }
    /// The distances of the content from the edges of what can be printed, in points. That at the top applies to the first page
    /// only, and that at the bottom to none.
    open var contentInsets = UIEdgeInsets.zero { didSet { setNeedsPages() } }
    /// The distances of the content from the edges of the paper on each page, in points. A value has no effect if the margin that
    /// printers do not reach and ``contentInsets`` together are wider at that edge.
    open var perPageContentInsets = UIEdgeInsets.zero { didSet { setNeedsPages() } }
    /// The number of the page on which the content begins. The first page has the number 0. A number that no page can have, such
    /// as `NSNotFound` or a negative one, becomes 0.
    open var startPage = 0 {
        didSet {
            if !(0..<PrintJob.highestPage).contains(startPage) { startPage = 0 }
            setNeedsPages()
        }
    }
    /// The number of pages that the content takes. It is 0 without a renderer, and before the renderer has paper.
    open var pageCount: Int {
        printPageRenderer?.contentRect.isEmpty == false ? numberOfContentPages : 0
    }

    /// The renderer that draws the content, or nil if there is none yet.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

    /// Creates a formatter without content.
    public override init() { super.init() }

    /// Returns a formatter of the same class with the same content and margins, which belongs to no renderer. A subclass with an
    /// initializer of its own also needs `init()`, and copies properties of its own in an override.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        let copy: UIPrintFormatter = MainActor.assumeIsolated {
            let copy = makeEmptyCopy()
            copy.takeValues(of: self)
            return copy
        }
        return copy
    }

    /// Returns a formatter of the same class without content.
    func makeEmptyCopy() -> UIPrintFormatter {
        guard let copy = DynamicInstantiation.object(of: type(of: self)) as? UIPrintFormatter else {
            fatalError("\(type(of: self)).init() made no formatter.")
        }
        return copy
    }

    /// Takes the content and the margins of another formatter.
    func takeValues(of other: UIPrintFormatter) {
        (maximumContentWidth, maximumContentHeight) = (other.maximumContentWidth, other.maximumContentHeight)
        (contentInsets, perPageContentInsets) = (other.contentInsets, other.perPageContentInsets)
        startPage = other.startPage
    }

    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.remove(self)
    }

    /// Returns the rectangle of the content on a page, in points of the paper.
    ///
    /// - Parameter pageIndex: The number of the page, from ``startPage`` on.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        let (area, paper, page) = (renderer.contentRect, renderer.paperRect, perPageContentInsets)
        let top = area.minY + (pageIndex == startPage ? contentInsets.top : 0)
        let origin = CGPoint(
            x: max(area.minX + contentInsets.left, paper.minX + page.left), y: max(top, paper.minY + page.top)
        )
        var width = min(area.maxX - contentInsets.right, paper.maxX - page.right) - origin.x
        var height = min(area.maxY, paper.maxY - page.bottom) - origin.y
        if maximumContentWidth > 0 { width = min(width, maximumContentWidth) }
        if maximumContentHeight > 0 { height = min(height, maximumContentHeight) }
        return CGRect(origin: origin, size: CGSize(width: max(width, 1), height: max(height, 1)))
    }

    /// Draws a page of the content in the current context. The formatters of texts draw their lines, and the default
    /// implementation draws nothing.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the content.
    ///   - pageIndex: The number of the page, from ``startPage`` on.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        pagedText?.draw(page: pageIndex - startPage, at: rect.origin)
    }

    // MARK: Texts

    private var paged: (text: PagedText, size: CGSize)?

    /// The text that is printed with all its attributes, or nil if the formatter prints something else.
    var printedText: NSAttributedString? { nil }

    /// The number of pages that the content takes.
    var numberOfContentPages: Int { pagedText?.pages.count ?? 0 }

    /// Divides a text into pages once more when they are asked for.
    func setNeedsPages() { paged = nil }

    private var pagedText: PagedText? {
        guard let printedText else { return nil }
        let first = rectForPage(at: startPage)
        if let paged, paged.size == first.size { return paged.text }
        let text = PagedText(printedText, width: first.width) { rectForPage(at: startPage + $0).height }
        paged = (text, first.size)
        return text
    }
}
