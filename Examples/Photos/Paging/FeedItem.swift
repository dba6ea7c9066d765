/// An item of a feed, which the API answers page by page.
///
/// Two items are equal if their identifiers are, since data sources identify items by equality. Use
/// ``hasSameContent(as:)`` to find out if they look the same.
protocol FeedItem: Decodable, Hashable, Identifiable, Sendable {
    /// Returns true if both items look the same in a cell.
    func hasSameContent(as other: Self) -> Bool
}

extension FeedItem {
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Array where Element: FeedItem {
    /// Returns the items whose content differs from that of the item with the same identifier in `earlier`.
    ///
    /// Complexity: linear in the number of items in both arrays.
    func changed(since earlier: [Element]) -> [Element] {
        let before = Dictionary(earlier.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        return filter { item in before[item.id].map { !$0.hasSameContent(as: item) } ?? false }
    }
}
