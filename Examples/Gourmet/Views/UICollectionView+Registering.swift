import UIKit

/// Methods that register and dequeue views by their classes. The names of the classes are the identifiers.
extension UICollectionView {
    func registerCustomCell<Cell: UICollectionViewCell>(_ cellType: Cell.Type) {
        register(cellType, forCellWithReuseIdentifier: String(describing: cellType))
    }

    func registerCustomReusableHeaderView<View: UICollectionReusableView>(_ viewType: View.Type) {
        register(
            viewType, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: String(describing: viewType))
    }

    func registerCustomReusableFooterView<View: UICollectionReusableView>(_ viewType: View.Type) {
        register(
            viewType, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: String(describing: viewType))
    }

    func dequeueReusableCustomCell<Cell: UICollectionViewCell>(
        with cellType: Cell.Type, indexPath: IndexPath
    ) -> Cell {
        let name = String(describing: cellType)
        guard let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell else {
            fatalError("\(name) is registered for its own name.")
        }
        return cell
    }

    func dequeueReusableCustomHeaderView<View: UICollectionReusableView>(
        with viewType: View.Type, indexPath: IndexPath
    ) -> View {
        dequeue(viewType, UICollectionView.elementKindSectionHeader, indexPath)
    }

    func dequeueReusableCustomFooterView<View: UICollectionReusableView>(
        with viewType: View.Type, indexPath: IndexPath
    ) -> View {
        dequeue(viewType, UICollectionView.elementKindSectionFooter, indexPath)
    }

    private func dequeue<View: UICollectionReusableView>(
        _ viewType: View.Type, _ kind: String, _ indexPath: IndexPath
    ) -> View {
        let name = String(describing: viewType)
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
        guard let view = view as? View else { fatalError("\(name) is registered for its own name.") }
        return view
    }
}
