import Foundation

extension UIPasteboard {
    /// The types of the first item.
    public var types: [String] { known.first?.keys.sorted() ?? [] }

    /// Returns the types of each of the items with the given indexes, or of all items if `itemSet` is nil.
    /// Returns nil if an index does not exist.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        chosen(itemSet)?.map { $0.keys.sorted() }
    }

    /// Returns true if the first item has one of the types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        !Set(pasteboardTypes).isDisjoint(with: types)
    }

    /// Returns true if each of the items with the given indexes has one of the types. If `itemSet` is nil, it
    /// applies to all items.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = chosen(itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { !Set(pasteboardTypes).isDisjoint(with: $0.keys) }
    }

    /// Returns the indexes of the items that have one of the types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let items = known
        return IndexSet(items.indices.filter { !Set(pasteboardTypes).isDisjoint(with: items[$0].keys) })
    }

    /// Returns the first item's value of a type, or nil.
    public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Returns the values of a type of the items with the given indexes, or of all items if `itemSet` is nil.
    /// Returns nil if an index does not exist.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        askSystem()
        return chosen(itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// Puts one item with a value of a type on the pasteboard.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Returns the first item's data of a type, or nil. The data of a text is in UTF-8, that of an address is
    /// its text, and that of an image is a PNG.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(Self.data)
    }

    /// Returns the data of a type of the items with the given indexes, or of all items if `itemSet` is nil.
    /// Returns nil if an index does not exist.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(Self.data)
    }

    /// Puts one item with data of a type on the pasteboard.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
        let items = known
        guard let itemSet else { return items }
        guard itemSet.allSatisfy(items.indices.contains) else { return nil }
        return itemSet.map { items[$0] }
    }

    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
