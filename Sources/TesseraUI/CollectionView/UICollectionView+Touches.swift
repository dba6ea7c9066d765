import Foundation

extension UICollectionView {
    func highlight(_ isHighlighted: Bool) {
        guard let highlighted else { return }
        if isHighlighted,
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: highlighted) == false
        {
            self.highlighted = nil
            return
        }
        (elements[.item(highlighted)] as? UICollectionViewCell)?.isHighlighted = isHighlighted
        if isHighlighted {
            collectionDelegate?.collectionView(self, didHighlightItemAt: highlighted)
        } else {
            self.highlighted = nil
            collectionDelegate?.collectionView(self, didUnhighlightItemAt: highlighted)
        }
    }

    /// The item whose cell was touched. A header that lies on a cell keeps touches from it.
    func item(under touch: UITouch) -> IndexPath? {
        let touched = sequence(first: touch.view, next: { $0?.superview }).lazy
            .compactMap { $0 as? UICollectionReusableView }.first { $0.collectionView === self }
        guard allowsSelection, case .item(let indexPath)? = touched?.element else { return nil }
        return indexPath
    }
}
