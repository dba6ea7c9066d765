import Foundation

extension UICollectionView {
    /// Where a scrolled-to item comes to lie.
    /// See Apple's
    /// [UICollectionView.ScrollPosition](https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition).
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)

        /// The position with left and right exchanged.
        fileprivate var mirrored: ScrollPosition {
            var mirrored = subtracting([.left, .right])
            if contains(.left) { mirrored.insert(.right) }
            if contains(.right) { mirrored.insert(.left) }
            return mirrored
        }
    }

    func scroll(to indexPath: IndexPath, position scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let attributes = layoutAttributesForItem(at: indexPath) else {
            fatalError("scrollToItem(at: \(indexPath)): there is no such item.")
        }
        let scrollPosition = isFlipped ? scrollPosition.mirrored : scrollPosition
        guard
            let position = orthogonalScrolling.scroll(to: attributes, at: scrollPosition, animated: animated)
        else { return }
        let target = ScrollTarget(indexPath: indexPath, position: position)
        setContentOffset(target.offset(of: attributes.frame, in: self), animated: animated)
        if isAnimatingOffset {
            scrollTarget = target
        } else {
            settle(at: target)
        }
    }

    /// Sizes become known when views are made, and views when the content is there: so it takes more than one try.
    private func settle(at target: ScrollTarget) {
        for _ in 0..<ScrollTarget.mostTries {
            layoutIfNeeded()
            guard let frame = layoutAttributesForItem(at: target.indexPath)?.frame else { return }
            let offset = target.offset(of: frame, in: self)
            guard offset != contentOffset else { return }
            contentOffset = offset
        }
    }

    /// Lets content that is on its way to an item go where the item is now.
    func followScrollTarget() {
        guard isAnimatingOffset, let target = scrollTarget,
            let frame = layoutAttributesForItem(at: target.indexPath)?.frame
        else {
            scrollTarget = nil
            return
        }
        redirectAnimation(to: target.offset(of: frame, in: self))
    }
}

/// An item that the content is to be scrolled to.
@MainActor
struct ScrollTarget {
    let indexPath: IndexPath
    let position: UICollectionView.ScrollPosition

    static let mostTries = 16

    /// The offset at which the item, whose frame is given, lies where it is to lie.
    func offset(of frame: CGRect, in view: UICollectionView) -> CGPoint {
        guard !position.isEmpty else { return view.offset(showing: frame) }
        let (inset, bounds) = (view.adjustedContentInset, view.bounds)
        var offset = view.contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top }
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
