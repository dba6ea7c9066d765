/// Something that a section of the main screen shows.
///
/// Two items are equal when their identifiers are: that is what the collection view's data source goes by. Whether they
/// also look the same is another question: ``hasSameContent(as:)``.
protocol MainItem: Hashable, Identifiable, Decodable, Sendable where ID == Int {
    /// Returns true if both items look the same in a cell.
    func hasSameContent(as other: Self) -> Bool
}

extension MainItem {
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Array where Element: MainItem {
    /// These items with each identifier once: of several with one identifier the last, in the place of the first. A
    /// collection view ends the app where an identifier occurs twice.
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

    /// The items here whose content differs from that of the item with the same identifier in `earlier`.
    ///
    /// Complexity: linear in the number of items here and in `earlier`.
    func changed(since earlier: [Element]) -> [Element] {
        let before = Dictionary(earlier.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
        return filter { item in before[item.id].map { !$0.hasSameContent(as: item) } ?? false }
    }
}
