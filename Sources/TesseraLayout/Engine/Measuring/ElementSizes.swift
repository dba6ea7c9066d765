/// The lengths that a view prefers, along the axes for which it has reported them.
struct PreferredLengths: Hashable, Sendable {
    /// The preferred size, with zero along axes that are not in ``axes``.
    var size = CGSize.zero
    var axes: SelfSizedAxes = []

    /// Returns these lengths with those of `new` along `ownAxes`, the axes that are self-sized in the view's
    /// present place. Lengths along other axes remain: in a group that contains as many items as fit, an
    /// item may return to a place where they are self-sized.
    func taking(_ new: CGSize, along ownAxes: SelfSizedAxes) -> PreferredLengths {
        PreferredLengths(size: size.replacing(ownAxes, by: new), axes: axes.union(ownAxes))
    }

    /// Returns a size with the known lengths along some of its axes.
    func replacing(_ open: SelfSizedAxes, of estimate: CGSize) -> CGSize {
        estimate.replacing(open.intersection(axes), by: size)
    }
}

/// The preferred sizes that views of a section or of the layout have reported.
struct ElementSizes: Hashable, Sendable {
    /// A key for a supplementary view: its kind and the number of the item to which it is attached, or its
    /// own number at a boundary.
    struct Key: Hashable, Sendable {
        let kind: String
        let index: Int
    }

    /// The sizes of items, by the numbers of the items in the section.
    var items = ItemLengths()
    /// The sizes of supplementary views.
    var supplementaryViews: [Key: PreferredLengths] = [:]

    var isEmpty: Bool { items.isEmpty && supplementaryViews.isEmpty }

    /// The numbers of the items with a known size or with a view whose size is known, ascending.
    var numbers: [Int] {
        let views = supplementaryViews.keys.map(\.index)
        return views.isEmpty ? items.numbers : Set(items.numbers).union(views).sorted()
    }

    /// Stores the size that an item prefers. Returns true if it differs from the known one.
    mutating func take(_ size: CGSize, along axes: SelfSizedAxes, ofItem item: Int) -> Bool {
        let old = items[item] ?? PreferredLengths()
        let new = old.taking(size, along: axes)
        if new == old { return false }
        items[item] = new
        return true
    }

    /// Stores the size that a supplementary view prefers. Returns true if it differs from the known one.
    mutating func take(_ size: CGSize, along axes: SelfSizedAxes, ofSupplementaryView key: Key) -> Bool {
        let old = supplementaryViews[key] ?? PreferredLengths()
        let new = old.taking(size, along: axes)
        if new == old { return false }
        supplementaryViews[key] = new
        return true
    }

    /// Returns the sizes of the first items and of the views attached to them.
    func prefix(_ itemCount: Int) -> ElementSizes {
        let isWhole =
            items.numbers.allSatisfy { $0 < itemCount }
            && supplementaryViews.keys.allSatisfy { $0.index < itemCount }
        if isWhole { return self }
        return ElementSizes(
            items: items.prefix(itemCount),
            supplementaryViews: supplementaryViews.filter { $0.key.index < itemCount })
    }
}

/// The known sizes of the items of one group, for the time in which their places are found.
struct GroupMeasurements {
    /// The number of the group's first item in its section.
    private let first: Int
    private let sizes: ElementSizes
    /// The number of items from the group's first to the section's last. Places after it in a full group do
    /// not make the group longer.
    let limit: Int
    /// One more than the number, counted from the group's first item, of the last item whose size was asked
    /// for. An item that did not fit counts, too, as a change of its size can change the group.
    private(set) var examined = 0
    /// The solutions of groups inside the group. A group inside others of uniform or estimated lengths is
    /// asked for in each of their passes, and this cache saves solving it again.
    var solutions: [GroupSolver.Question: GroupSolver.Solution] = [:]

    /// Measurements with no known sizes and no last item.
    static let none = GroupMeasurements(ElementSizes(), from: 0, limit: .max)

    init(_ sizes: ElementSizes, from first: Int, limit: Int) {
        self.sizes = sizes
        self.first = first
        self.limit = limit
    }

    /// Returns the lengths that an item of the group prefers, or `nil` if they are unknown.
    mutating func preferredLengths(ofItem number: Int) -> PreferredLengths? {
        examined = max(examined, number + 1)
        return number < limit ? sizes.items[first + number] : nil
    }

    /// Returns the lengths that a view attached to an item of the group prefers, or `nil` if they are
    /// unknown.
    func preferredLengths(ofSupplementaryView kind: String, item number: Int) -> PreferredLengths? {
        number < limit && !sizes.supplementaryViews.isEmpty
            ? sizes.supplementaryViews[.init(kind: kind, index: first + number)] : nil
    }
}
