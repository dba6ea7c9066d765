/// An entry of a feed that the API answers page by page.
///
/// Two items are equal when their identifiers are: that is what a data source goes by. Whether they also look the same is
/// another question: ``hasSameContent(as:)``.
protocol FeedItem: Decodable, Hashable, Identifiable, Sendable {
    /// Returns true if both items look the same in a cell.
    func hasSameContent(as other: Self) -> Bool
}

extension FeedItem {
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Array where Element: FeedItem {
    /// Returns the items here whose content differs from that of the item with the same identifier in `earlier`.
    ///
    /// Complexity: linear in the number of items here and in `earlier`.
    func changed(since earlier: [Element]) -> [Element] {
        let before = Dictionary(earlier.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        return filter { item in before[item.id].map { !$0.hasSameContent(as: item) } ?? false }
    }
}
