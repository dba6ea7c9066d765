import Foundation
import TesseraData

/// One change of an update, in the form that a layout receives.
/// See Apple's [UICollectionViewUpdateItem](
/// https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
///
/// In the index paths of a section's change, the item is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change. (`UICollectionViewUpdateItem.Action` in Swift.)
    public enum Action: Int, Sendable {
        /// The section or item is inserted.
        case insert = 0
        /// The section or item is deleted.
        case delete = 1
        /// The section or item keeps its place and gets new views.
        case reload = 2
        /// The section or item moves.
        case move = 3
        /// There is no change.
        case none = 4
    }

    /// The index path before the update, or nil for an insertion.
    open var indexPathBeforeUpdate: IndexPath? { before?.indexPath }
    /// The index path after the update, or nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { after?.indexPath }
    /// The kind of the change.
    open var updateAction: Action { action }

    private let action: Action
    private let before: ItemPosition?
    private let after: ItemPosition?

    init(_ action: Action, before: ItemPosition?, after: ItemPosition?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }
}

extension DataChanges {
    /// Returns the changes in the form that a layout receives, with deletions before insertions.
    @MainActor func updateItems(_ map: UpdateMap) -> [UICollectionViewUpdateItem] {
        func section(_ section: Int) -> ItemPosition { ItemPosition(section: section, item: NSNotFound) }
        var items: [UICollectionViewUpdateItem] = []
        func add(
            _ action: UICollectionViewUpdateItem.Action, _ before: ItemPosition?, _ after: ItemPosition?
        ) {
            items.append(UICollectionViewUpdateItem(action, before: before, after: after))
        }
        for index in deletedSections { add(.delete, section(index), nil) }
        for place in deletedItems.flatMap(\.positions) { add(.delete, place, nil) }
        for index in reloadedSections { add(.reload, section(index), map.newSection(index).map(section)) }
        for place in reloadedItems.flatMap(\.positions) { add(.reload, place, map.newPosition(place)) }
        for move in movedSections { add(.move, section(move.source), section(move.target)) }
        for move in movedItems {
            for (source, target) in zip(move.source.positions, move.target.positions) {
                add(.move, source, target)
            }
        }
        for index in insertedSections { add(.insert, nil, section(index)) }
        for place in insertedItems.flatMap(\.positions) { add(.insert, nil, place) }
        return items
    }
}
