import Foundation

extension UICollectionView {
    /// Registers a class that must be `base` or inherit from it.
    func register<View: UICollectionReusableView>(
        _ viewClass: AnyClass?, as base: View.Type, kind: ReuseRegistry.Kind, identifier: String
    ) {
        let type = viewClass as? View.Type
        if let viewClass {
            demand(type != nil, "register: \(viewClass) for identifier “\(identifier)” is no \(base).")
        }
        registry.register(type, kind: kind, identifier: identifier)
    }

    func dequeuedCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let reconfigured, reconfigured.indexPath == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        {
            return reconfigured.cell
        }
        let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size ?? .zero
        let view = registry.dequeue(kind: .cell, identifier: identifier, size: size)
        guard let cell = view as? UICollectionViewCell else {
            fatalError("\(type(of: view)) is registered for cells and is no UICollectionViewCell.")
        }
        return cell
    }

    func dequeuedSupplementaryView(
        ofKind elementKind: String, _ identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let size =
            collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?
            .size
            ?? .zero
        return registry.dequeue(kind: .supplementary(elementKind), identifier: identifier, size: size)
    }

    /// Registers a cell's class and how such a cell is configured for an item.
    /// See Apple's
    /// [UICollectionView.CellRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration).
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler

        /// Creates a registration. Make it once, outside the cell provider.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }
    }

    /// A cell for an item, configured by its registration.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registry.register(Cell.self, kind: .cell, identifier: registration.identifier)
        let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = cell as? Cell else {
            fatalError("\(type(of: cell)) was dequeued for a registration of \(Cell.self).")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
