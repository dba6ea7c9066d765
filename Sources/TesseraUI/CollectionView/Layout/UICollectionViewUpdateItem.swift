import Foundation
import TesseraData

/// One change of an update, as a layout is told of it.
/// See Apple's [UICollectionViewUpdateItem](
/// https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem).
///
/// Where the change is one of a section, the item of its index paths is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What becomes of a section or an item. (`UICollectionViewUpdateItem.Action` in Swift.)
    public enum Action: Int, Sendable {
        /// It is inserted.
        case insert = 0
        /// It is deleted.
        case delete = 1
        /// It keeps its place and gets new views.
        case reload = 2
        /// It moves.
        case move = 3
        /// Nothing.
        case none = 4
    }

    /// The place before the update; nil for what is inserted.
    open var indexPathBeforeUpdate: IndexPath? { before?.indexPath }
    /// The place after the update; nil for what is deleted.
    open var indexPathAfterUpdate: IndexPath? { after?.indexPath }
    /// What happens.
    open var updateAction: Action { action }

    private let action: Action
    private let before: ElementPlace?
    private let after: ElementPlace?

    init(_ action: Action, before: ElementPlace?, after: ElementPlace?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }
}

extension DataChanges {
    /// The changes as a layout is told of them: what goes before what comes.
    @MainActor func updateItems(_ map: UpdateMap) -> [UICollectionViewUpdateItem] {
        func section(_ section: Int) -> ElementPlace { ElementPlace(section: section, item: NSNotFound) }
        var items: [UICollectionViewUpdateItem] = []
        func add(
            _ action: UICollectionViewUpdateItem.Action, _ before: ElementPlace?, _ after: ElementPlace?
        ) {
            items.append(UICollectionViewUpdateItem(action, before: before, after: after))
        }
        for index in deletedSections { add(.delete, section(index), nil) }
        for place in deletedItems.flatMap(\.places) { add(.delete, place, nil) }
        for index in reloadedSections { add(.reload, section(index), map.newSection(index).map(section)) }
        for place in reloadedItems.flatMap(\.places) { add(.reload, place, map.newPlace(place)) }
        for move in movedSections { add(.move, section(move.source), section(move.target)) }
        for move in movedItems {
            for (source, target) in zip(move.source.places, move.target.places) { add(.move, source, target) }
        }
        for index in insertedSections { add(.insert, nil, section(index)) }
        for place in insertedItems.flatMap(\.places) { add(.insert, nil, place) }
        return items
    }
}
