import Foundation

extension UICollectionView {
    /// Finds out which elements are visible and tells the delegate which ones came and went.
    func updateDisplayed() {
        var now: Set<CollectionElement> = []
        for (element, view) in elements where view.frame.intersects(bounds) { now.insert(element) }
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

    private static func isAnnouncedBefore(_ a: CollectionElement, _ b: CollectionElement) -> Bool {
        if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
        if a.isItem != b.isItem { return b.isItem }
        return (a.kind ?? "") < (b.kind ?? "")
    }

    private func beginDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element {
        case .item(let indexPath):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
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
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        case .supplementary(let kind, let indexPath):
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        case .decoration: break
        }
    }
}
