import TesseraData

/// What a data source has: its sections and items, and what is known of sections beyond the items that they show.
///
/// A section shows the visible items of its section snapshot, and these are its items in the snapshot of all sections, as in
/// UIKit; only the section's outline knows what collapsed items hide. UIKit's documentation leaves open what becomes of that
/// where a snapshot of all sections is applied. Here a section's outline adapts: as long as its items are the same, it
/// stays as it is; an item that is deleted takes along what is below it; a new item comes to the level of the item
/// before it; and an item that is moved out from under its parent comes to the level where it then lies. The outline
/// of a deleted section is forgotten.
struct DataSourceContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// The sections and items, without marks for reload and reconfigure.
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private(set) var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    /// Takes a snapshot of all sections, which the outlines follow; returns it as it is.
    mutating func show(
        _ new: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        snapshot = new
        snapshot.removeUpdateMarks()
        for section in outlines.keys {
            if snapshot.indexOfSection(section) == nil {
                outlines[section] = nil
            } else {
                outlines[section]?.show(snapshot.itemIdentifiers(inSection: section))
            }
        }
        return new
    }

    /// Takes a snapshot of one section, which is appended where it is new. Ends the app in the name of `call` where another
    /// section has one of its visible items.
    mutating func show(
        _ outline: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section, _ call: String
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var edited = snapshot
        edited.setItems(outline.visibleItems, ofSection: section, call)
        snapshot = edited
        snapshot.removeUpdateMarks()
        outlines[section] = outline.isFlat ? nil : outline
        return edited
    }

    /// What a section holds, or nil if there is no such section.
    func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? {
        if let outline = outlines[section] { return outline }
        guard snapshot.indexOfSection(section) != nil else { return nil }
        var flat = NSDiffableDataSourceSectionSnapshot<Item>()
        flat.append(snapshot.itemIdentifiers(inSection: section))
        return flat
    }
}
