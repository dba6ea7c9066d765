import Foundation

/// The scroll view with the pages of a page controller.
@MainActor
final class PageScrollView: UIScrollView {
    private weak var controller: UIPageViewController?
    private let listener = Listener()

    init(controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        listener.controller = controller
        delegate = listener
        updateDirection()
    }

    required init?(coder: NSCoder) { nil }

    /// True if the user or an animation moves the pages.
    var isMoving: Bool { isDragging || isDecelerating || isAnimatingOffset }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        updateDirection()
    }

    /// Makes the pages begin at the right if the user interface does.
    func updateDirection() {
        setFlipped(controller?.isHorizontal == true && isRightToLeft)
    }

    /// The delegate of the scroll view. The offset of the pages does not affect navigation bars.
    private final class Listener: NSObject, UIScrollViewDelegate {
        weak var controller: UIPageViewController?

        func scrollViewDidScroll(_ scrollView: UIScrollView) { controller?.pagesMoved() }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            if !decelerate { controller?.pagesCameToRest() }
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { controller?.pagesCameToRest() }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { controller?.pagesCameToRest() }
    }
}
