/// An item of a section of the main screen.
///
/// Two items are equal if their identifiers are, since the collection view's data source identifies items by
/// equality. Use ``hasSameContent(as:)`` to find out if they look the same.
protocol MainItem: Hashable, Identifiable, Decodable, Sendable where ID == Int {
    /// Returns true if both items look the same in a cell.
    func hasSameContent(as other: Self) -> Bool
}

extension MainItem {
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Array where Element: MainItem {
    /// Returns the items with each identifier once, since a data source stops the app if an identifier occurs twice.
    /// Of several items with one identifier, the last takes the place of the first.
    ///
    /// Complexity: linear in the number of items.
    func withUniqueIdentifiers() -> [Element] {
        var unique: [Element] = []
        var places: [Int: Int] = [:]
        for item in self {
            if let place = places[item.id] {
                unique[place] = item
            } else {
                places[item.id] = unique.count
                unique.append(item)
            }
        }
        return unique
    }

    /// Returns the items whose content differs from that of the item with the same identifier in `earlier`.
    ///
    /// Complexity: linear in the number of items in both arrays.
    func changed(since earlier: [Element]) -> [Element] {
        let before = Dictionary(earlier.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        return filter { item in before[item.id].map { !$0.hasSameContent(as: item) } ?? false }
    }
}
