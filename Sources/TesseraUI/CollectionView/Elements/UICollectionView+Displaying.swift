import Foundation

extension UICollectionView {
    /// Finds out which elements are visible and tells the delegate which ones came and went.
    func updateDisplayed() {
        var now: Set<CollectionElement> = []
        for (element, view) in elements where isSeen(view) { now.insert(element) }
        guard now != displayed else { return }
        let (gone, new) = (displayed.subtracting(now), now.subtracting(displayed))
        displayed = now
        for element in gone {
            if let view = elements[element] { endDisplaying(view, element) }
        }
        for element in new.sorted(by: Self.isAnnouncedBefore) {
            if let view = elements[element] { beginDisplaying(view, element) }
        }
    }

    /// Whether a view is in the visible part: in a section that scrolls on its own, in what is visible of that.
    private func isSeen(_ view: UICollectionReusableView) -> Bool {
        guard let scroller = view.superview as? OrthogonalScrollView else {
            return view.frame.overlaps(bounds)
        }
        let visible = scroller.frame.intersection(bounds)
            .offsetBy(
                dx: scroller.bounds.minX - scroller.frame.minX, dy: scroller.bounds.minY - scroller.frame.minY
            )
        return view.frame.overlaps(visible)
    }

    private static func isAnnouncedBefore(_ a: CollectionElement, _ b: CollectionElement) -> Bool {
        if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
        if a.isItem != b.isItem { return b.isItem }
        return (a.kind ?? "") < (b.kind ?? "")
    }

    private func beginDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .item(let indexPath):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: indexPath))
        case .supplementary(let kind, let indexPath):
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        case .decoration: break
        }
    }

    func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .item(let indexPath):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(
                self, didEndDisplaying: cell, forItemAt: dataPath(of: indexPath))
        case .supplementary(let kind, let indexPath):
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        case .decoration: break
        }
    }
}

extension CGRect {
    /// Whether two rectangles share more than an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
