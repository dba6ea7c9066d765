import Foundation

/// The items that a navigation bar displays, and those for which it has no room.
@MainActor
struct BarItemArrangement {
    /// The items at the leading edge, from the edge to the middle.
    var leading: [UIBarButtonItem] = []
    /// The items in the middle, from the leading to the trailing edge.
    var center: [UIBarButtonItem] = []
    /// The items at the trailing edge, from the edge to the middle.
    var trailing: [UIBarButtonItem] = []
    /// The groups in the overflow menu.
    var overflow: [UIBarButtonItemGroup] = []
    /// True if the room in the bar determines what it displays.
    var dependsOnRoom = false
}

/// The places of the groups of an item, for which a bar may lack room.
@MainActor
private struct BarGroupPlaces {
    /// What a bar displays of a group.
    enum Form {
        case items, representative, nothing
    }
    typealias Place = (group: UIBarButtonItemGroup, form: Form)

    var leading: [Place]
    var center: [Place]
    var trailing: [Place]
    var pinned: [Place]

    /// The items that a list of groups displays.
    static func items(_ places: [Place]) -> [UIBarButtonItem] {
        places.flatMap { place -> [UIBarButtonItem] in
            guard !place.group.isHidden else { return [] }
            switch place.form {
            case .items: return place.group.barButtonItems
            case .representative: return [place.group.representativeItem].compactMap { $0 }
            case .nothing: return []
            }
        }
    }

    var items: [UIBarButtonItem] { [leading, center, trailing, pinned].flatMap(Self.items) }

    /// Gives the next group a smaller form: first a representative item, beginning in the middle of the bar, and then a place in
    /// the overflow menu. Returns false if there is no such group.
    mutating func shrink() -> Bool {
        func next(in places: [Place], _ wanted: Form) -> Int? {
            places.lastIndex { place in
                guard place.group.hasVisibleItems else { return false }
                return wanted == .representative
                    ? place.form == .items && place.group.representativeItem != nil : place.form != .nothing
            }
        }
        func shrink(_ places: inout [Place], to form: Form) -> Bool {
            guard let index = next(in: places, form) else { return false }
            places[index].form = form
            return true
        }
        // The trailing groups begin in the middle of the bar.
        func shrinkTrailing(_ places: inout [Place], to form: Form) -> Bool {
            places.reverse()
            defer { places.reverse() }
            return shrink(&places, to: form)
        }
        return shrink(&center, to: .representative) || shrinkTrailing(&trailing, to: .representative)
            || shrink(&leading, to: .representative) || shrinkTrailing(&pinned, to: .representative)
            || shrink(&center, to: .nothing) || shrinkTrailing(&trailing, to: .nothing)
            || shrink(&leading, to: .nothing)
    }

    /// The groups that the bar does not display and a menu can, in their order.
    var overflow: [UIBarButtonItemGroup] {
        (leading + center + trailing).filter { $0.form == .nothing && $0.group.hasMenuElements }.map(\.group)
    }

    func noteForms() {
        for place in leading + center + trailing + pinned {
            place.group.isDisplayingRepresentativeItem =
                place.form == .representative && !place.group.isHidden
        }
    }
}

extension UINavigationBar {
    /// Creates, updates and removes the views of the top item's buttons.
    func updateItems(_ look: BarButtonLook) {
        let arrangement = arrangement(look)
        overflowGroups = arrangement.overflow
        arrangedWidth = arrangement.dependsOnRoom ? widthOfRow : nil
        leadingViews.update(arrangement.leading, look: look)
        centerViews.update(arrangement.center, look: look)
        trailingViews.update(arrangement.trailing, look: look)
        guard arrangement.dependsOnRoom else { return }
        // An item that has moved from one side to the other, or into a menu, still informs the bar of its changes.
        let inMenus = topItem?.groups.joined().flatMap(\.barButtonItems) ?? []
        for item in arrangement.leading + arrangement.center + arrangement.trailing + inMenus {
            item.changed = { [weak self] in self?.update() }
        }
    }

    private func arrangement(_ look: BarButtonLook) -> BarItemArrangement {
        var result = BarItemArrangement()
        guard let item = topItem else { return result }
        let (leading, trailing) = (item.leading, item.trailing)
        let groups = item.groups
        guard groups.contains(where: { !$0.isEmpty }) || item.additionalOverflowItems != nil else {
            result.leading = item.containerItems + (leading.items ?? [])
            result.trailing = (trailing.items ?? []).reversed()
            return result
        }
        func places(_ groups: [UIBarButtonItemGroup]) -> [BarGroupPlaces.Place] {
            groups.filter(\.isInDefaultCustomization).map { ($0, .items) }
        }
        var forms = BarGroupPlaces(
            leading: places(groups[0]), center: places(groups[1]), trailing: places(groups[2]),
            pinned: places(groups[3]))
        // The field of a renaming takes the middle.
        let hasCenter =
            item.style != .navigator && traitCollection.horizontalSizeClass == .regular && renaming == nil
        if !hasCenter {
            for index in forms.center.indices { forms.center[index].form = .nothing }
        }
        // A list of items has no groups that could give way.
        let listed = item.containerItems + (leading.statedGroups.isEmpty ? leading.items ?? [] : [])
        let listedAtEnd = trailing.statedGroups.isEmpty ? trailing.items ?? [] : []
        let available = groups.joined().filter {
            !$0.isInDefaultCustomization && $0.alwaysAvailable && $0.hasMenuElements
        }
        func hasMenu() -> Bool {
            !forms.overflow.isEmpty || !available.isEmpty || item.additionalOverflowItems != nil
        }
        // The items are measured once, although the sum is needed again after each group that gives way.
        var widths: [ObjectIdentifier: CGFloat] = [:]
        func width() -> CGFloat {
            let shown = forms.items + listed + listedAtEnd + (hasMenu() ? [overflowItem] : [])
            return shown.reduce(0) { sum, item in
                let width = widths[ObjectIdentifier(item)] ?? self.width(of: item, look)
                widths[ObjectIdentifier(item)] = width
                return sum + width
            }
        }
        let room = roomForItems
        while room > 0, width() > room, forms.shrink() {}
        forms.noteForms()
        result.dependsOnRoom = true
        result.overflow = forms.overflow + available
        result.leading = listed + BarGroupPlaces.items(forms.leading)
        result.center = BarGroupPlaces.items(forms.center)
        let end = listedAtEnd + BarGroupPlaces.items(forms.trailing) + (hasMenu() ? [overflowItem] : [])
        result.trailing = (end + BarGroupPlaces.items(forms.pinned)).reversed()
        return result
    }

    /// The width of the row with title and buttons, in points.
    var widthOfRow: CGFloat { max(bounds.width - safeAreaInsets.left - safeAreaInsets.right, 0) }

    /// The width in points that buttons may take. The title keeps a quarter of the bar if it needs that much.
    private var roomForItems: CGFloat {
        let row = widthOfRow
        var title: CGFloat = 0
        if topItem?.titleView != nil || renaming != nil {
            title = row / 4
        } else if !titleLabel.isHidden {
            let chevron = titleMenuButton == nil ? 0 : TitleMenuButton.chevronWidth
            title = min(titleLabel.sizeThatFits(.zero).width + chevron, row / 4)
        }
        let back =
            backButton.isHidden
            ? 0 : backButton.sizeThatFits(CGSize(width: row / 3, height: Self.contentHeight)).width
        return row - title - min(back, row / 3) - inlineAccessoryWidth - 4 * BarMargin.ofButtons
    }

    /// Returns the width of an item in the bar, in points, whether or not it has a view there.
    private func width(of item: UIBarButtonItem, _ look: BarButtonLook) -> CGFloat {
        if item.isHidden { return 0 }
        if item.isSpace || item.width > 0 { return item.width }
        let room = CGSize(width: bounds.width / 2, height: UINavigationBar.contentHeight)
        if let view = item.customView {
            let known = view.superview as? BarItemSlot
            if let known { return known.sizeThatFits(room).width }
            let fitted = view.translatesAutoresizingMaskIntoConstraints ? view.sizeThatFits(room).width : 0
            let width =
                fitted > 0 ? fitted : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
            return min(width, room.width)
        }
        return BarButton(item: item, look: look).sizeThatFits(room).width
    }

    // MARK: The overflow menu

    /// Creates the item whose menu has the groups for which there is no room.
    func makeOverflowItem() -> UIBarButtonItem {
        let elements = UIDeferredMenuElement.uncached { [weak self] completion in
            MainActor.assumeIsolated { completion(self?.overflowElements ?? []) }
        }
        let item = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [elements]))
        item.accessibilityLabel = SystemWord.more.text
        return item
    }

    /// The elements of the overflow menu.
    var overflowElements: [UIMenuElement] {
        let button = { [weak self] () -> UIView? in
            self?.trailingViews.entries.first { $0.item === self?.overflowItem }?.view
        }
        return overflowGroups.map { $0.overflowElement(at: button) }
            + [topItem?.additionalOverflowItems].compactMap { $0 }
    }

    /// Places the items in the middle of a row.
    ///
    /// - Parameters:
    ///   - row: The row with title and buttons.
    ///   - start: The first place beside the leading items and the title, from the leading edge of the row.
    ///   - end: The width of the trailing items.
    func layOutCenter(in row: CGRect, from start: CGFloat, end: CGFloat) {
        let widths = centerViews.widths(in: CGSize(width: row.width / 2, height: row.height))
        let whole = widths.reduce(0, +)
        let last = max(row.width - end - whole, start)
        var place = min(max((row.width - whole) / 2, start), last)
        for (entry, width) in zip(centerViews.visible, widths) {
            entry.view?.frame = CGRect(
                x: isRightToLeft ? row.maxX - place - width : row.minX + place, y: row.minY, width: width,
                height: row.height)
            place += width
        }
    }
}
