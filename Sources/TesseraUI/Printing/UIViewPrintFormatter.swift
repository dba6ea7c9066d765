import Foundation
import TesseraGraphics

/// A formatter of what a view displays.
/// See Apple's [UIViewPrintFormatter](https://developer.apple.com/documentation/uikit/uiviewprintformatter).
///
/// The view is made smaller if it is wider than the paper, and continued on further pages if it is higher. Of a ``UITextView``
/// the whole text is printed, line by line, and of another ``UIScrollView`` the part that is visible.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init()
    }

    override func makeEmptyCopy() -> UIPrintFormatter { UIViewPrintFormatter(view) }

    override var printedText: NSAttributedString? { (view as? UITextView)?.attributedText }

    private var isText: Bool { view is UITextView }

    /// The number of points of the paper for each point of the view.
    private var scale: CGFloat {
        min(1, rectForPage(at: startPage).width / max(view.bounds.width, 1))
    }

    /// The places at which the pages begin, in points of the view, and that at which the last one ends.
    private var starts: [CGFloat] {
        // A view that is made for the paper alone has no window that lays it out.
        view.layoutIfNeeded()
        var starts = [view.bounds.minY]
        let scale = scale
        while let last = starts.last, last < view.bounds.maxY - 0.01, starts.count <= 1000 {
            let height = rectForPage(at: startPage + starts.count - 1).height
            starts.append(min(last + height / scale, view.bounds.maxY))
        }
        return starts
    }

    override var numberOfContentPages: Int { isText ? super.numberOfContentPages : starts.count - 1 }

    /// Draws a part of the view.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        if isText { return super.draw(in: rect, forPageAt: pageIndex) }
        let (starts, index) = (starts, pageIndex - startPage)
        guard index >= 0, index + 1 < starts.count, let context = UIGraphicsGetCurrentContext() else {
            return
        }
        let scale = scale
        context.saveGState()
        context.clip(
            to: CGRect(
                x: rect.minX, y: rect.minY, width: view.bounds.width * scale,
                height: (starts[index + 1] - starts[index]) * scale))
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: scale, y: scale)
        context.translateBy(x: -view.bounds.minX, y: -starts[index])
        view.layer.render(in: context)
        context.restoreGState()
    }
}

extension UIView {
    /// Returns an object that prints what the view displays.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}
