/// The lengths that a view prefers, as far as they were asked for.
struct PreferredLengths: Hashable, Sendable {
    /// Zero along axes that are not known.
    var size = CGSize.zero
    var axes: SelfSizedAxes = []

    /// These with the lengths of a size along the axes that are the view's own where it lies now. Along others those that were
    /// known stay: in a group that holds as many items as fit, an item may come back to where they are its own.
    func taking(_ new: CGSize, along ownAxes: SelfSizedAxes) -> PreferredLengths {
        PreferredLengths(size: size.replacing(ownAxes, by: new), axes: axes.union(ownAxes))
    }

    /// A size with the lengths that are known along some axes.
    func replacing(_ open: SelfSizedAxes, of estimate: CGSize) -> CGSize {
        estimate.replacing(open.intersection(axes), by: size)
    }
}

/// The sizes that views of a section or of the layout said they prefer.
struct ElementSizes: Hashable, Sendable {
    /// A supplementary view, by its kind and the item that it is attached to or its number at a boundary.
    struct Key: Hashable, Sendable {
        let kind: String
        let index: Int
    }

    /// Those of items, by the number of the item in the section.
    var items = ItemLengths()
    /// Those of supplementary views.
    var supplementaryViews: [Key: PreferredLengths] = [:]

    var isEmpty: Bool { items.isEmpty && supplementaryViews.isEmpty }

    /// The items of which, or of whose views, something is known, ascending.
    var numbers: [Int] {
        let views = supplementaryViews.keys.map(\.index)
        return views.isEmpty ? items.numbers : Set(items.numbers).union(views).sorted()
    }

    /// Takes what an item prefers. Whether that was not known.
    mutating func take(_ size: CGSize, along axes: SelfSizedAxes, ofItem item: Int) -> Bool {
        let old = items[item] ?? PreferredLengths()
        let new = old.taking(size, along: axes)
        if new == old { return false }
        items[item] = new
        return true
    }

    /// Takes what a supplementary view prefers. Whether that was not known.
    mutating func take(_ size: CGSize, along axes: SelfSizedAxes, ofSupplementaryView key: Key) -> Bool {
        let old = supplementaryViews[key] ?? PreferredLengths()
        let new = old.taking(size, along: axes)
        if new == old { return false }
        supplementaryViews[key] = new
        return true
    }

    /// Those of the first items and of what is attached to them.
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
    /// The groups in the group that were solved, so that none is again and again: one that lies in others of uniform or
    /// estimated lengths is asked for in each of their passes.
    var solutions: [GroupSolver.Question: GroupSolver.Solution] = [:]

    /// Nothing is known, and items do not end.
    static let none = GroupMeasurements(ElementSizes(), from: 0, limit: .max)

    init(_ sizes: ElementSizes, from first: Int, limit: Int) {
        self.sizes = sizes
        self.first = first
        self.limit = limit
    }

    /// What an item of the group prefers, `nil` where that is not known.
    mutating func preferredLengths(ofItem number: Int) -> PreferredLengths? {
        examined = max(examined, number + 1)
        return number < limit ? sizes.items[first + number] : nil
    }

    /// What a view attached to an item of the group prefers, `nil` where that is not known.
    func preferredLengths(ofSupplementaryView kind: String, item number: Int) -> PreferredLengths? {
        number < limit && !sizes.supplementaryViews.isEmpty
            ? sizes.supplementaryViews[.init(kind: kind, index: first + number)] : nil
    }
}
