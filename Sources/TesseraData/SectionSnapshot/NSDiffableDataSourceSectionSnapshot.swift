import Foundation

/// The items of one section at one time, as an outline: an item may have children, which are visible while it is
/// expanded.
///
/// ```swift
/// var menu = NSDiffableDataSourceSectionSnapshot<String>()
/// menu.append(["Food", "Drinks"])
/// menu.append(["Apple", "Bread"], to: "Food")
/// menu.expand(["Food"])
/// menu.visibleItems  // Food, Apple, Bread, Drinks
/// dataSource.apply(menu, to: .menu)
/// ```
///
/// Items are collapsed until they are expanded. Whether an item is expanded is its own affair: it may have no children
/// yet, or be invisible itself, and keeps the state while the snapshot is edited.
///
/// Identifiers are unique: an item that is equal to one already present stops the program with a line that names it, as
/// does the name of an item that the snapshot does not hold, where nothing else is said.
///
/// A section snapshot is a value: a copy shares its storage until one of the two is edited, which then copies it.
/// See Apple's [NSDiffableDataSourceSectionSnapshot](
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var outline = Outline<ItemIdentifierType>()

    /// Creates a section snapshot without items.
    public init() {}

    /// Creates a copy of a section snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    /// A section snapshot of what is below an item, whose children become the root items; with `includingParent`, the
    /// item itself is the only root item. Expanded items are so in the new snapshot too.
    ///
    /// Linear in what it returns. Stops the program where the item is not present.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let slot = slot(of: parent, "snapshot(of:includingParent:)")
        var result = Self()
        var top: Int? = Outline<ItemIdentifierType>.root
        if includingParent {
            top = result.outline.insert(
                outline.item(at: slot), into: Outline<ItemIdentifierType>.root,
                isExpanded: outline.nodes[slot].isExpanded)
        }
        // Items of one outline are unique, so none is there twice.
        if let top { _ = result.outline.graft(outline, below: slot, into: top) }
        return result
    }

    // MARK: Items

    /// All items, each before its children, whether visible or not. Linear in their number.
    public var items: [ItemIdentifierType] {
        items { _ in true }
    }

    /// The items without a parent. Linear in their number.
    public var rootItems: [ItemIdentifierType] {
        items { _ in false }
    }

    /// The items whose ancestors are all expanded, each before its children: what a view shows of the section.
    /// Linear in their number.
    public var visibleItems: [ItemIdentifierType] {
        items { outline.nodes[$0].isExpanded }
    }

    /// The items that are expanded, in the order of ``items``, whether visible or not. Linear in the number of all items.
    public var expandedItems: [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        outline.walk { slot, _ in
            if outline.nodes[slot].isExpanded { result.append(outline.item(at: slot)) }
            return true
        }
        return result
    }

    private func items(withChildren: (Int) -> Bool) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        outline.walk { slot, _ in
            result.append(outline.item(at: slot))
            return withChildren(slot)
        }
        return result
    }

    // MARK: One item

    /// Whether the snapshot holds an item, be it visible or not. O(1).
    public func contains(_ item: ItemIdentifierType) -> Bool {
        outline.slots[item] != nil
    }

    /// The position of an item in ``items``; `nil` where the snapshot does not hold it. Linear in the items before it.
    public func index(of item: ItemIdentifierType) -> Int? {
        guard let wanted = outline.slots[item] else { return nil }
        var index = -1
        var isFound = false
        outline.walk { slot, _ in
            if !isFound { index += 1 }
            isFound = isFound || slot == wanted
            return !isFound
        }
        return index
    }

    /// The number of items above an item: 0 for a root item, and `NSNotFound` where the snapshot does not hold the
    /// item. Linear in the level.
    public func level(of item: ItemIdentifierType) -> Int {
        outline.slots[item].map(outline.level) ?? NSNotFound
    }

    /// The item that an item is a child of; `nil` for root items and where the snapshot does not hold it. O(1).
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let slot = outline.slots[child] else { return nil }
        let parent = outline.nodes[slot].parent
        return parent == Outline<ItemIdentifierType>.root ? nil : outline.item(at: parent)
    }

    // MARK: Checks that public calls share

    func slot(of item: ItemIdentifierType, _ call: String) -> Int {
        guard let slot = outline.slots[item] else {
            misuse(
                ofCall: call, "the section snapshot holds no item \(item)",
                of: "NSDiffableDataSourceSectionSnapshot")
        }
        return slot
    }

    func checkUnique(_ duplicate: ItemIdentifierType?, _ call: String) {
        guard let duplicate else { return }
        misuse(
            ofCall: call,
            "item \(duplicate) would be in the section snapshot twice; identifiers must be unique",
            of: "NSDiffableDataSourceSectionSnapshot")
    }
}
