import Foundation
import TesseraBasics

extension UICollectionView {
    /// Registers a class, which must be `base` or inherit from it.
    func register<View: UICollectionReusableView>(
        _ viewClass: AnyClass?, as base: View.Type, kind: ReuseRegistry.Kind, identifier: String
    ) {
        let type = viewClass as? View.Type
        if let viewClass {
            demand(type != nil, "register: \(viewClass) for identifier “\(identifier)” is no \(base).")
        }
        stage.registry.register(type, kind: kind, identifier: identifier)
    }

    func dequeuedCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let cell = stage.reconfiguredCell(identifier, at: indexPath) as? UICollectionViewCell {
            return cell
        }
        stage.registry.noteDequeuing(
            for: indexPath, call: "dequeueReusableCell(withReuseIdentifier: “\(identifier)”, for:)")
        let view = dequeue(.cell, identifier, collectionViewLayout.layoutAttributesForItem(at: indexPath))
        guard let cell = view as? UICollectionViewCell else {
            fatalError("\(type(of: view)) is registered for cells and is no UICollectionViewCell.")
        }
        prepareRow(cell, for: .item(indexPath))
        return cell
    }

    func dequeuedSupplementaryView(
        ofKind elementKind: String, _ identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = dequeue(
            .supplementary(elementKind), identifier,
            collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
        prepareRow(view, for: .supplementary(kind: elementKind, indexPath))
        return view
    }

    /// Returns a view that waits for reuse, or a new one with the size of the attributes.
    func dequeue(
        _ kind: ReuseRegistry.Kind, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
    ) -> UICollectionReusableView {
        let view = stage.registry.dequeue(
            kind: kind, identifier: identifier, base: UICollectionReusableView.self
        ) { view in
            view.reuseIdentifier = identifier
        } make: { type in
            guard let type = type as? UICollectionReusableView.Type else {
                fatalError("\(type) is registered with a collection view and is no UICollectionReusableView.")
            }
            let view = DynamicInstantiation.view(
                of: type, frame: CGRect(origin: .zero, size: attributes?.size ?? .zero))
            view.reuseIdentifier = identifier
            return view
        }
        guard let view = view as? UICollectionReusableView else {
            fatalError(
                "\(Swift.type(of: view)) waits in a collection view and is no UICollectionReusableView.")
        }
        if let attributes { stage.prepare(view, with: attributes) }
        return view
    }

    /// The registration of a cell class, with the closure that configures its cells.
    /// See Apple's
    /// [UICollectionView.CellRegistration](https://developer.apple.com/documentation/uikit/uicollectionview/cellregistration).
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = UUID().uuidString
        let handler: Handler
        /// The nib from which cells are created, or nil if their class creates them.
        let nib: UINib?

        /// Creates a registration. Create it once, outside the cell provider.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
        }

        /// Creates a registration whose cells are created from a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
        }
    }

    /// Returns a cell for an item, configured by its registration. If `item` is nil, the cell is not
    /// configured.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if let nib = registration.nib {
            stage.registry.register(nib, kind: .cell, identifier: registration.identifier)
        } else {
            stage.registry.register(Cell.self, kind: .cell, identifier: registration.identifier)
        }
        let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = cell as? Cell else {
            fatalError("\(type(of: cell)) was dequeued for a registration of \(Cell.self).")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
