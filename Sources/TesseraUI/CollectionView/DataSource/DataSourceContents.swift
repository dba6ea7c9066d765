import TesseraData

/// What a data source shows: its sections and items, and what is known of sections beyond the items that they show.
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

    /// What a section holds; nil where there is no such section.
    func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>? {
        if let outline = outlines[section] { return outline }
        guard snapshot.indexOfSection(section) != nil else { return nil }
        var flat = NSDiffableDataSourceSectionSnapshot<Item>()
        flat.append(snapshot.itemIdentifiers(inSection: section))
        return flat
    }
}
