import Foundation

/// The items of one section at one time, as an outline: an item may have children, which are visible while
/// the item is expanded.
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
/// Items are collapsed until they are expanded. An item may be expanded although it has no children yet or
/// is invisible itself, and it remains so while the snapshot is edited.
///
/// Identifiers are unique: adding an item that is equal to one already present stops the program with a line
/// that names it. So does naming an item that the snapshot does not contain, unless a method's description
/// says otherwise.
///
/// A section snapshot is a value: a copy shares its storage until one of the two is edited, which then gets
/// its own copy.
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

    /// Returns a section snapshot of everything below an item, whose children become the root items. If
    /// `includingParent` is true, the item itself is the only root item. Expanded items remain expanded in
    /// the new snapshot.
    ///
    /// Linear in the items that it returns. Stops the program if the item is not present.
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
        // Items of an outline are unique, so the graft finds no duplicate.
        if let top { _ = result.outline.graft(outline, below: slot, into: top) }
        return result
    }

    // MARK: Items

    /// All items, visible or not, each before its children. Linear in their number.
    public var items: [ItemIdentifierType] {
        items { _ in true }
    }

    /// The items without a parent. Linear in their number.
    public var rootItems: [ItemIdentifierType] {
        items { _ in false }
    }

    /// The items whose ancestors are all expanded, each before its children. A view displays these items.
    /// Linear in their number.
    public var visibleItems: [ItemIdentifierType] {
        items { outline.nodes[$0].isExpanded }
    }

    /// The items that are expanded, visible or not, in the order of ``items``. Linear in the number of all
    /// items.
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

    /// Returns true if the snapshot contains an item, visible or not. O(1).
    public func contains(_ item: ItemIdentifierType) -> Bool {
        outline.slots[item] != nil
    }

    /// Returns the position of an item in ``items``, or `nil` if the snapshot does not contain it. Linear in
    /// the items before it.
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

    /// Returns the number of items above an item: 0 for a root item, and `NSNotFound` if the snapshot does
    /// not contain the item. Linear in the level.
    public func level(of item: ItemIdentifierType) -> Int {
        outline.slots[item].map(outline.level) ?? NSNotFound
    }

    /// Returns the parent of an item, or `nil` if it is a root item or the snapshot does not contain it.
    /// O(1).
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
