import Foundation

/// Scrolls the pages of a page controller.
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
        followDirection()
    }

    required init?(coder: NSCoder) { nil }

    /// True if something else than the app's own arrangement moves the pages.
    var isMoving: Bool { isDragging || isDecelerating || isAnimatingOffset }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        followDirection()
    }

    /// Lets the pages begin at the right where the user interface does.
    func followDirection() {
        setFlipped(controller?.isHorizontal == true && isRightToLeft)
    }

    /// The content belongs to the pages, whose navigation bars do not depend on how far it is scrolled.
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
