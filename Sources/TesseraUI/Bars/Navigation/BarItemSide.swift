/// The items at one edge of a navigation bar, which an app states as a list or as groups.
@MainActor
struct BarItemSide {
    /// The list that the app has stated, from the leading to the trailing edge, or nil.
    private var statedItems: [UIBarButtonItem]?
    /// The groups that the app has stated, from the leading to the trailing edge.
    private(set) var statedGroups: [UIBarButtonItemGroup] = []

    /// Creates a side from a list.
    init(items: [UIBarButtonItem]? = nil) {
        statedItems = items
    }

    /// Creates a side from groups.
    init(groups: [UIBarButtonItemGroup]) {
        statedGroups = groups
    }

    /// The items from the leading to the trailing edge, or nil if the app has stated none.
    var items: [UIBarButtonItem]? {
        statedGroups.isEmpty ? statedItems : statedGroups.flatMap(\.barButtonItems)
    }

    /// The groups from the leading to the trailing edge. A list is one group.
    var groups: [UIBarButtonItemGroup] {
        guard let statedItems, !statedItems.isEmpty else { return statedGroups }
        if let group = statedItems.first?.buttonGroup,
            group.barButtonItems.elementsEqual(statedItems, by: ===)
        {
            return [group]
        }
        return [UIBarButtonItemGroup(barButtonItems: statedItems, representativeItem: nil)]
    }
}
