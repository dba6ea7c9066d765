import Foundation

extension UICollectionView {
    func highlight(_ isHighlighted: Bool) {
        guard let highlighted else { return }
        (elements[.item(highlighted)] as? UICollectionViewCell)?.isHighlighted = isHighlighted
        if !isHighlighted { self.highlighted = nil }
    }

    /// The item whose cell was touched. A header that lies on a cell keeps touches from it.
    func item(under touch: UITouch) -> IndexPath? {
        let touched = sequence(first: touch.view, next: { $0?.superview }).lazy
            .compactMap { $0 as? UICollectionReusableView }.first { $0.collectionView === self }
        guard allowsSelection, case .item(let indexPath)? = touched?.element else { return nil }
        return indexPath
    }
}
