import UIKit

extension UICollectionView {
    /// Registers a class of cells whose xib has the name of the class.
    func registerCustomCell<T: UICollectionViewCell>(_ cellType: T.Type) {
        register(UINib(nibName: T.className, bundle: nil), forCellWithReuseIdentifier: T.className)
    }

    /// Registers a class of headers whose xib has the name of the class.
    func registerCustomReusableHeaderView<T: UICollectionReusableView>(_ viewType: T.Type) {
        register(
            UINib(nibName: T.className, bundle: nil),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: T.className)
    }

    func dequeueReusableCustomCell<T: UICollectionViewCell>(with cellType: T.Type, indexPath: IndexPath) -> T
    {
        dequeueReusableCell(withReuseIdentifier: T.className, for: indexPath) as! T
    }

    func dequeueReusableCustomHeaderView<T: UICollectionReusableView>(
        with viewType: T.Type, indexPath: IndexPath
    ) -> T {
        dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: T.className,
            for: indexPath)
            as! T
    }
}
