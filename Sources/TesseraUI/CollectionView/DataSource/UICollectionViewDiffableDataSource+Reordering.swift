import Foundation
import TesseraData

extension UICollectionViewDiffableDataSource {
    /// The closures that a data source calls when the user moves items to other places.
    /// See Apple's [ReorderingHandlers](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct).
    public struct ReorderingHandlers {
        /// A closure that returns true if the user may move an item. If it is nil, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// A closure that runs when an item was dropped at another place, before
        /// ``UICollectionViewDiffableDataSource/snapshot()`` contains the change.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// A closure that runs when ``UICollectionViewDiffableDataSource/snapshot()`` contains the item at
        /// its new place.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates a set of handlers that are all nil.
        public init() {}
    }

    /// Moves an item in the displayed snapshot. The collection view already displays it at its new place.
    func reorder(from source: IndexPath, to target: IndexPath) {
        let snapshot = shown.movingItem(at: source, to: target)
        let before = pipeline.contents
        var moved = before
        _ = moved.replace(with: snapshot)
        let transaction = NSDiffableDataSourceTransaction(
            from: before.snapshot, to: moved.snapshot,
            initialSections: { before.outline(of: $0) ?? .init() },
            finalSections: { moved.outline(of: $0) ?? .init() })
        reorderingHandlers.willReorder?(transaction)
        pipeline.takeMoved(moved)
        updateOutlinePlaces(animated: true)
        reorderingHandlers.didReorder?(transaction)
    }
}
