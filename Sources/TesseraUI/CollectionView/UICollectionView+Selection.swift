import Foundation

extension UICollectionView {
    /// The selected items, in order; empty where none is, as UIKit has it.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

    /// Selects an item without telling the delegate; nil deselects all. Scrolls to it where `scrollPosition` says
    /// where to.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for selected in selection { deselectItem(at: selected, animated: animated) }
            return
        }
        guard allowsSelection else { return }
        if !allowsMultipleSelection {
            for other in selection where other != indexPath { deselectItem(at: other, animated: animated) }
        }
        selection.insert(indexPath)
        (elements[.item(indexPath)] as? UICollectionViewCell)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        (elements[.item(indexPath)] as? UICollectionViewCell)?.isSelected = false
    }

    /// Does what a tap on a cell does; returns whether the item is selected now.
    func selectByUser(_ indexPath: IndexPath) -> Bool {
        guard allowsSelection else { return false }
        if allowsMultipleSelection, selection.contains(indexPath) {
            deselectItem(at: indexPath, animated: false)
            collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
            return false
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else {
            return false
        }
        let others = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
        selectItem(at: indexPath, animated: false, scrollPosition: [])
        for other in others { collectionDelegate?.collectionView(self, didDeselectItemAt: other) }
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
        return true
    }

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
    }

    /// Scrolls so that an item lies where `scrollPosition` says, or, where that is empty, just so far that it is
    /// visible.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            preconditionFailure("scrollToItem(at: \(indexPath)): there is no such item.")
        }
        guard !scrollPosition.isEmpty else {
            scrollRectToVisible(frame, animated: animated)
            return
        }
        let inset = adjustedContentInset
        var offset = contentOffset
        if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
        if scrollPosition.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
        }
        if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
        if scrollPosition.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
        if scrollPosition.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
        }
        setContentOffset(reachable(offset), animated: animated)
    }
}
