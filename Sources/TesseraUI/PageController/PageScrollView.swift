import Foundation

/// The scroll view with the pages of a page controller.
///
/// As on iOS, the content has room for three pages, and the current page rests in the middle one, so that apps can compute the
/// progress of a swipe from the offset. The user reaches only the rooms in which there are pages, and a display gets only these.
/// While pages move, there may be others before the first room or after the last one.
@MainActor
final class PageScrollView: UIScrollView {
    private weak var controller: UIPageViewController?

    init(controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        updateDirection()
    }

    required init?(coder: NSCoder) { nil }

    override var movesInAnimations: Bool { false }

    /// True if the user or an animation moves the pages.
    var isMoving: Bool { isDragging || isDecelerating || isAnimatingOffset }

    override var displayedPart: CGRect { controller?.occupiedPart(in: bounds.size) ?? super.displayedPart }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        updateDirection()
    }

    /// Makes the pages begin at the right if the user interface does.
    func updateDirection() {
        setFlipped(controller?.isHorizontal == true && isRightToLeft)
    }

    // This uses neither the delegate, which the app may set, nor `didMove`, which bars may set.
    override func offsetDidChange() { controller?.pagesMoved() }

    override func didComeToRest() { controller?.pagesCameToRest() }
}
