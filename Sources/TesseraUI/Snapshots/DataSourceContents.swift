import TesseraData

/// The content of a data source: its sections and items, and the outlines of sections.
///
/// A section displays the visible items of its section snapshot, and these are its items in the snapshot of
/// all sections, as in UIKit. Only the section's outline contains the children of collapsed items. UIKit's
/// documentation does not define what happens to the outline when a snapshot of all sections is applied. Here
/// the outline adapts: it does not change as long as its items are the same; a deleted item takes its
/// descendants along; a new item gets the level of the item before it; and an item that is moved away from
/// its parent gets the level of its new place. The outline of a deleted section is dropped.
struct DataSourceContents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// The sections and items, without marks for reloading and reconfiguring.
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private(set) var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    /// Stores a snapshot of all sections, adapts the outlines, and returns the snapshot unchanged.
    mutating func replace(
        with new: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        snapshot = new
        snapshot.removeUpdateMarks()
        for section in outlines.keys {
            if snapshot.indexOfSection(section) == nil {
                outlines[section] = nil
            } else {
                outlines[section]?.setVisibleItems(snapshot.itemIdentifiers(inSection: section))
            }
        }
        return new
    }

    /// Stores a snapshot of one section, which is appended if it is new, and returns the snapshot of all
    /// sections. Ends the app if another section contains one of the visible items.
    ///
    /// - Parameter call: The name of the API that was called, for the message.
    mutating func replace(
        with outline: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section, _ call: String
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var edited = snapshot
        edited.setItems(outline.visibleItems, ofSection: section, call)
        snapshot = edited
        snapshot.removeUpdateMarks()
        outlines[section] = outline.isFlat ? nil : outline
        return edited
    }

    /// Returns the outline of a section, or nil if there is no such section.
    func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? {
        if let outline = outlines[section] { return outline }
        guard snapshot.indexOfSection(section) != nil else { return nil }
        var flat = NSDiffableDataSourceSectionSnapshot<Item>()
        flat.append(snapshot.itemIdentifiers(inSection: section))
        return flat
    }
}
