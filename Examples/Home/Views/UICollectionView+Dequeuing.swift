import UIKit

extension UICollectionView {
    /// Registers a class of cells under its own name.
    func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
        register(type, forCellWithReuseIdentifier: String(describing: type))
    }

    /// Returns a cell of a class that was registered with ``register(_:)``.
    func dequeueReusableCell<Cell: UICollectionViewCell>(
        for indexPath: IndexPath, as type: Cell.Type
    ) -> Cell {
        let cell = dequeueReusableCell(
            withReuseIdentifier: String(describing: type), for: indexPath)
        guard let cell = cell as? Cell else {
            preconditionFailure("cells under the name of \(type) are of that class")
        }
        return cell
    }
}
