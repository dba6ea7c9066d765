import Foundation

/// The scroll view with the pages of a page controller.
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
        // This does not use the delegate, which the app may set.
        didMove = { [weak controller] in controller?.pagesMoved() }
        updateDirection()
    }

    required init?(coder: NSCoder) { nil }

    override var movesInAnimations: Bool { false }

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

    override func didComeToRest() { controller?.pagesCameToRest() }
}
