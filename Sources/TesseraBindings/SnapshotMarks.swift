#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// The items and sections that snapshots have marked to be displayed anew.
struct SnapshotMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private var reloadedItems: [Item] = []
    private var reconfiguredItems: [Item] = []
    private var reloadedSections: [Section] = []

    init() {}

    init(of snapshot: Snapshot) {
        reloadedItems = snapshot.reloadedItemIdentifiers
        reconfiguredItems = snapshot.reconfiguredItemIdentifiers
        reloadedSections = snapshot.reloadedSectionIdentifiers
    }

    mutating func append(_ other: SnapshotMarks) {
        reloadedItems += other.reloadedItems
        reconfiguredItems += other.reconfiguredItems
        reloadedSections += other.reloadedSections
    }

    /// Marks the items and sections in a snapshot that still contains them. Its own values of them stay.
    func mark(_ snapshot: inout Snapshot) {
        if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
            let items = snapshot.itemIdentifiers
            func present(_ marked: [Item]) -> [Item] {
                marked.compactMap { snapshot.indexOfItem($0).map { items[$0] } }
            }
            let (reloaded, reconfigured) = (present(reloadedItems), present(reconfiguredItems))
            if !reloaded.isEmpty { snapshot.reloadItems(reloaded) }
            if !reconfigured.isEmpty { snapshot.reconfigureItems(reconfigured) }
        }
        let marked = Set(reloadedSections)
        let sections = snapshot.sectionIdentifiers.filter(marked.contains)
        if !sections.isEmpty { snapshot.reloadSections(sections) }
    }
}
