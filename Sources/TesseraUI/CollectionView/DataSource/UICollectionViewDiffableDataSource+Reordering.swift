import Foundation
import TesseraData

extension UICollectionViewDiffableDataSource {
    /// What a data source asks and says when the user moves items to other places.
    /// See Apple's [ReorderingHandlers](
    /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct).
    public struct ReorderingHandlers {
        /// Returns whether the user may move an item; none may be moved where there is no handler.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Runs when an item was dropped at another place, before ``UICollectionViewDiffableDataSource/snapshot()`` says so.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Runs when ``UICollectionViewDiffableDataSource/snapshot()`` has the item at its new place.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers, none of which is there.
        public init() {}
    }

    /// Moves an item in what is shown, as the collection view does already.
    func reorder(from source: IndexPath, to target: IndexPath) {
        let snapshot = shown.movingItem(at: source, to: target)
        let before = pipeline.contents
        var moved = before
        _ = moved.show(snapshot)
        let transaction = NSDiffableDataSourceTransaction(
            from: before.snapshot, to: moved.snapshot,
            initialSections: { before.outline(of: $0) ?? .init() },
            finalSections: { moved.outline(of: $0) ?? .init() })
        reorderingHandlers.willReorder?(transaction)
        pipeline.takeMoved(moved)
        showOutlines(animated: true)
        reorderingHandlers.didReorder?(transaction)
    }
}
