import Foundation
import TesseraBasics

extension ElementStage {
    /// Scrolls to an item.
    ///
    /// - Parameters:
    ///   - scrollPosition: The place in the visible part that the item gets.
    ///   - call: The name of the API that was called, for the message that ends the app if there is no such
    ///     item.
    ///   - coveredTop: The height at the top of the visible part that pinned views cover, in points.
    func scroll(
        to indexPath: IndexPath, position scrollPosition: UICollectionView.ScrollPosition, animated: Bool,
        call: String, coveredTop: CGFloat = 0
    ) {
        scrollView.layoutIfNeeded()
        layout.prepareIfNeeded()
        demand(hasItem(at: indexPath), "\(call)(at: \(indexPath)): there is no such item.")
        // A flow layout without room places no items.
        guard let attributes = layout.attributes(of: .item(indexPath)) else { return }
        var position = scrollView.isFlipped ? scrollPosition.mirrored : scrollPosition
        if let orthogonal = scrollView.orthogonalScrolling {
            guard let remaining = orthogonal.scroll(to: attributes, at: position, animated: animated) else {
                return
            }
            position = remaining
        }
        let target = ScrollTarget(indexPath: indexPath, position: position, coveredTop: coveredTop)
        scrollView.setContentOffset(target.offset(of: attributes.frame, in: scrollView), animated: animated)
        if scrollView.isAnimatingOffset {
            content.scrollTarget = target
        } else {
            settle(at: target)
        }
    }

    /// Moves the content to the target, several times if need be: views that come into sight there are
    /// measured, and their sizes move the target.
    private func settle(at target: ScrollTarget) {
        for _ in 0..<ScrollTarget.mostTries {
            scrollView.layoutIfNeeded()
            guard let frame = frame(of: target) else { return }
            let offset = target.offset(of: frame, in: scrollView)
            guard offset != scrollView.contentOffset else { return }
            scrollView.contentOffset = offset
        }
    }

    /// Redirects a scrolling animation to the place that its target item has now.
    func redirectToScrollTarget() {
        guard scrollView.isAnimatingOffset, let target = content.scrollTarget, let frame = frame(of: target)
        else {
            content.scrollTarget = nil
            return
        }
        scrollView.redirectAnimation(to: target.offset(of: frame, in: scrollView))
    }

    private func frame(of target: ScrollTarget) -> CGRect? {
        layout.prepareIfNeeded()
        return layout.attributes(of: .item(target.indexPath))?.frame
    }
}

/// An item to which the content scrolls.
@MainActor
struct ScrollTarget {
    let indexPath: IndexPath
    let position: UICollectionView.ScrollPosition
    /// The height at the top of the visible part that pinned views cover, in points.
    var coveredTop: CGFloat = 0

    static let mostTries = 16

    /// Returns the content offset at which the item lies in its position.
    ///
    /// - Parameter frame: The item's frame in the content.
    func offset(of frame: CGRect, in view: UIScrollView) -> CGPoint {
        guard !position.isEmpty else { return view.offset(showing: frame) }
        let (inset, bounds) = (view.adjustedContentInset, view.bounds)
        var offset = view.contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top - coveredTop }
        if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
        if position.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
        }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
        if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
        }
        return view.reachable(offset)
    }
}
