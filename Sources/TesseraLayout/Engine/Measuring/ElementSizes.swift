/// The sizes that views of a section or of the layout said they prefer.
struct ElementSizes: Hashable, Sendable {
    /// A supplementary view, by its kind and the item that it is attached to or its number at a boundary.
    struct Key: Hashable, Sendable {
        let kind: String
        let index: Int
    }

    /// Those of items, by the number of the item in the section.
    var items: [Int: CGSize] = [:]
    /// Those of supplementary views.
    var supplementaryViews: [Key: CGSize] = [:]

    var isEmpty: Bool { items.isEmpty && supplementaryViews.isEmpty }

    /// Those of the first items and of what is attached to them.
    func prefix(_ itemCount: Int) -> ElementSizes {
        let isWhole =
            items.keys.allSatisfy { $0 < itemCount }
            && supplementaryViews.keys.allSatisfy { $0.index < itemCount }
        if isWhole { return self }
        return ElementSizes(
            items: items.filter { $0.key < itemCount },
            supplementaryViews: supplementaryViews.filter { $0.key.index < itemCount })
    }
}

/// What is known of the items of one group while its places are found.
struct GroupMeasurements {
    /// The number of the group's first item in its section.
    private let first: Int
    private let sizes: ElementSizes
    /// The number of items that are left for the group: those after it in a full group have places but do not
    /// make the group longer.
    let limit: Int
    /// One more than the number of the last item whose size was asked for, from the group's first. That of an item
    /// that turned out not to fit counts: the group is another when it changes.
    private(set) var examined = 0

    /// Nothing is known, and items do not end.
    static let none = GroupMeasurements(ElementSizes(), from: 0, limit: .max)

    init(_ sizes: ElementSizes, from first: Int, limit: Int) {
        self.sizes = sizes
        self.first = first
        self.limit = limit
    }

    /// What an item of the group prefers, `nil` where that is not known.
    mutating func preferredSize(ofItem number: Int) -> CGSize? {
        examined = max(examined, number + 1)
        return number < limit ? sizes.items[first + number] : nil
    }

    /// What a view attached to an item of the group prefers, `nil` where that is not known.
    func preferredSize(ofSupplementaryView kind: String, item number: Int) -> CGSize? {
        number < limit && !sizes.supplementaryViews.isEmpty
            ? sizes.supplementaryViews[.init(kind: kind, index: first + number)] : nil
    }
}
