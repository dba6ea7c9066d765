import Foundation

/// An item that was dropped on a collection view.
/// See Apple's [UICollectionViewDropItem](https://developer.apple.com/documentation/uikit/uicollectionviewdropitem).
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item.
    var dragItem: UIDragItem { get }
    /// The index path that the item had in the collection view, or nil if it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the item in the collection view that it comes from, in points. It is zero if the item
    /// comes from elsewhere.
    var previewSize: CGSize { get }
}

/// The coordinator of a drop on a collection view, which has the dropped items and moves their previews to
/// their places.
/// See Apple's [UICollectionViewDropCoordinator](https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator).
///
/// ```swift
/// func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
///     guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first,
///         let photo = item.dragItem.localObject as? Photo
///     else { return }
///     photos.insert(photo, at: target.item)
///     collectionView.insertItems(at: [target])
///     coordinator.drop(item.dragItem, toItemAt: target)
/// }
/// ```
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items that were dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path at which the items were dropped, or nil if it is not known. For an item that moves
    /// within the collection view, it is the index path after the removal from its old place.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the delegate.
    var proposal: UICollectionViewDropProposal { get }
    /// The session of the drag.
    var session: any UIDropSession { get }
    /// Moves the preview of an item to a placeholder, which remains until the app has the item's data.
    ///
    /// - Returns: The context with which the app replaces the placeholder by the item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Moves the preview of an item to the cell at an index path, which appears when the preview has arrived.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Moves the preview of an item into a rectangle of a cell, in points of the cell, where it disappears.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Moves the preview of an item to a place that the app chooses.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of one drop on a collection view.
@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ItemDrop
    private weak var collectionView: UICollectionView?
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(_ drop: ItemDrop, of collectionView: UICollectionView) {
        self.drop = drop
        self.collectionView = collectionView
        items = drop.session.items.map { DroppedItem($0, drop) }
        proposal =
            drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        guard let collectionView else {
            fatalError("drop(_:to:): the collection view is gone on which the item was dropped.")
        }
        let path = placeholder.insertionIndexPath
        let item = ItemPlaceholder(
            makeCell: { [unowned collectionView] in
                collectionView.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: $0)
            },
            update: { if let cell = $0 as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) } })
        item.previewParameters = {
            ($0 as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
        }
        guard let animator = drop.fly(dragItem, to: item, at: path) else {
            fatalError(
                "drop(_:to:): a placeholder cannot be inserted at \(Array(path)); the collection view has "
                    + "\(collectionView.stage.itemCounts) items in its sections.")
        }
        return PlaceholderContext(dragItem, item, collectionView, animator)
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.fly(dragItem, toItemAt: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        drop.fly(dragItem, intoItemAt: indexPath, rect: rect)
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.fly(dragItem, target, size: nil)
    }
}
