import Foundation
import TesseraDisplay
import TesseraLayout

/// A view in a scroll view that stays in its place while the content scrolls. The display keeps it there by
/// itself.
@MainActor
class FixedView: UIView {
    /// The length of the content along the axis on which it scrolls, in points.
    private var length: CGFloat = 0
    private var isVertical = true

    override var staysInPlace: Bool { true }
    override var hasOrderOnly: Bool { true }

    /// Gives the view its place in the visible part of a scroll view, in the coordinates of the content.
    func place(in rect: CGRect, of scrollView: UIScrollView, isVertical: Bool = true) {
        if frame != rect { frame = rect }
        let length =
            isVertical
            ? max(scrollView.contentSize.height, scrollView.bounds.height)
            : max(scrollView.contentSize.width, scrollView.bounds.width)
        guard length != self.length || isVertical != self.isVertical else { return }
        self.length = length
        self.isVertical = isVertical
        setNeedsCommit()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        guard let scrollView = superview as? UIScrollView else { return }
        let inset = scrollView.adjustedContentInset
        let bounds = scrollView.bounds
        // The description gives the place that the view has while nothing is scrolled, so that scrolling does
        // not change it.
        var unpinnedFrame = frame
        if isVertical {
            unpinnedFrame.origin.y -= bounds.minY + inset.top
        } else {
            unpinnedFrame.origin.x -= bounds.minX + inset.left
        }
        let extent = isVertical ? bounds.height : bounds.width
        LayoutPin(
            unpinnedFrame: unpinnedFrame, isHorizontal: !isVertical,
            start: isVertical ? unpinnedFrame.minY : unpinnedFrame.minX,
            end: nil,
            lower: -extent, upper: length + extent
        ).describe(in: &properties)
    }
}

extension UIScrollView {
    /// Returns a view that keeps a background in its place, behind everything that scrolls.
    func addBackground(_ view: UIView) -> FixedView {
        let holder = FixedView()
        view.frame = holder.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(view)
        // Cells may be far away from the eye.
        holder.layer.zPosition = -1_000_000
        insertSubview(holder, at: 0)
        setNeedsLayout()
        return holder
    }
}
