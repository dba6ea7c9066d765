import Foundation

extension NSDiffableDataSourceSectionSnapshot {
    /// Makes the children of items visible, where the items themselves are.
    ///
    /// Says so on standard error where an item is not present, as UIKit does, and goes on with the next.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        set(items, isExpanded: true, "expand(_:)")
    }

    /// Makes all that is below items invisible. What is expanded below them stays so, and is visible again when they
    /// are expanded.
    ///
    /// Says so on standard error where an item is not present, as UIKit does, and goes on with the next.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        set(items, isExpanded: false, "collapse(_:)")
    }

    private mutating func set(_ items: [ItemIdentifierType], isExpanded: Bool, _ call: String) {
        for item in items {
            if let slot = outline.slots[item] {
                outline.setExpanded(isExpanded, slot)
            } else {
                let problem = "\(call): the section snapshot holds no item \(item)\n"
                FileHandle.standardError.write(Data("NSDiffableDataSourceSectionSnapshot.\(problem)".utf8))
            }
        }
    }

    /// Returns true if an item is expanded, be it visible or not; false where the snapshot does not hold it.
    /// O(1).
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        outline.slots[item].map { outline.nodes[$0].isExpanded } ?? false
    }

    /// Returns true if all items above an item are expanded; false where the snapshot does not hold it.
    /// Linear in its level.
    ///
    /// Where the view has scrolled to plays no part, though Apple's documentation says “onscreen”.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        outline.slots[item].map(outline.isVisible) ?? false
    }
}
