import Foundation
import TesseraBasics

/// The display modes, and the animation between them.
extension UISplitViewController {
    var roomWidth: CGFloat { room.width }
    private var room: CGSize { comingSize ?? viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }
    var isWide: Bool { room.width > room.height || room.width >= 1024 }
    /// The width of the secondary column, in points, below which the split view does not by itself place two columns beside it.
    private static let leastSecondary: CGFloat = 400
    /// The width of the secondary column, in points, below which the app's preferences give way.
    private static let leastPreferredSecondary: CGFloat = 320

    var automaticBehavior: SplitBehavior {
        guard isWide else { return .overlay }
        guard minimumSecondaryColumnWidth == SplitWidth.automatic else { return fitting(.tile) }
        let columns =
            style == .tripleColumn ? primaryColumnWidth + supplementaryColumnWidth : primaryColumnWidth
        return style != .tripleColumn || roomWidth - columns >= Self.leastSecondary ? .tile : .displace
    }

    /// Returns a behaviour of the app's choice, or the next one that leaves the secondary column enough room. A split view that
    /// the user cannot change with a gesture has the app's choice in any case.
    func fitting(_ behavior: SplitBehavior) -> SplitBehavior {
        guard behavior == .tile || behavior == .displace, presentsWithGesture else { return behavior }
        let isTriple = style == .tripleColumn
        let least =
            minimumSecondaryColumnWidth == SplitWidth.automatic
            ? Self.leastPreferredSecondary : minimumSecondaryColumnWidth
        let beside = isTriple ? supplementaryColumnWidth : primaryColumnWidth
        if behavior == .tile, isTriple,
            roomWidth - beside - primaryColumnWidth >= least
        {
            return .tile
        }
        guard roomWidth - beside >= least else { return .overlay }
        return isTriple ? .displace : behavior
    }

    /// The preferred display mode for the available size.
    var wantedMode: DisplayMode {
        guard preferredDisplayMode != .automatic else {
            return DisplayMode(count: automaticBehavior == .overlay ? 0 : 1, splitBehavior)
        }
        return sanitized(preferredDisplayMode)
    }

    /// Returns the nearest mode that the number of columns and the preferred behaviour allow.
    private func sanitized(_ mode: DisplayMode) -> DisplayMode {
        let behavior = preferredSplitBehavior == .automatic ? mode.behavior ?? .tile : preferredSplitBehavior
        return DisplayMode(count: min(mode.count, order.count - 1), fitting(behavior))
    }

    func geometry(in size: CGSize, _ mode: DisplayMode) -> SplitGeometry {
        SplitGeometry(
            size: size, primaryWidth: primary.resolved(in: size.width),
            supplementaryWidth: style == .tripleColumn ? supplementary.resolved(in: size.width) : nil,
            mode: mode,
            isMirrored: (primaryEdge == .trailing) != (viewIfLoaded?.isRightToLeft ?? false))
    }

    // MARK: Changes by the app and the user

    func preferencesChanged() {
        guard hasBegun, !isCollapsed else { return }
        let wanted = wantedMode
        lastWantedMode = wanted
        apply(wanted, animated: false)
    }

    /// Displays the preferred columns if a preference decides otherwise than before.
    func preferencesMayChange() {
        if wantedMode != lastWantedMode { preferencesChanged() }
    }

    func displayColumn(_ column: Column) {
        guard !isCollapsed else { return displayCollapsed(column) }
        if let mode = mode(showing: column) { apply(mode, animated: true) }
    }

    func hideColumn(_ column: Column) {
        guard !isCollapsed else { return hideCollapsed(column) }
        if let mode = mode(hiding: column) { apply(mode, animated: true) }
    }

    /// Returns the mode in which a column is visible, or nil if it is the present one.
    private func mode(showing column: Column) -> DisplayMode? {
        switch column {
        case .primary: return mode(count: order.count - 1)
        case .supplementary:
            demandSupplementary("show(_:)")
            return displayMode.count == 0 ? mode(count: 1) : nil
        case .secondary: return displayMode.dimsSecondary ? modeWithoutFrontColumns : nil
        case .compact: return nil
        }
    }

    /// Returns the mode in which a column is hidden, or nil if it cannot be hidden.
    private func mode(hiding column: Column) -> DisplayMode? {
        switch column {
        case .primary: return mode(count: min(displayMode.count, order.count - 2))
        case .supplementary:
            demandSupplementary("hide(_:)")
            return .secondaryOnly
        case .secondary, .compact: return nil
        }
    }

    /// The mode in which no column lies in front of the secondary one.
    private var modeWithoutFrontColumns: DisplayMode {
        displayMode.behavior == .displace ? .oneBesideSecondary : .secondaryOnly
    }

    private func demandSupplementary(_ call: String) {
        demand(
            style == .tripleColumn,
            "UISplitViewController.\(call): a split view of two columns has no supplementary one.")
    }

    /// Returns the mode with a number of columns beside the secondary one.
    private func mode(count: Int) -> DisplayMode { DisplayMode(count: count, splitBehavior) }

    /// Hides the columns in front of the secondary one.
    func hideFrontColumns() {
        guard displayMode.dimsSecondary else { return }
        apply(modeWithoutFrontColumns, animated: true)
    }

    func toggleColumns() {
        guard !isCollapsed else { return }
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if target != .automatic { return apply(sanitized(target), animated: true) }
        let next = displayMode.count == order.count - 1 ? displayMode.count - 1 : displayMode.count + 1
        apply(mode(count: next), animated: true)
    }

    func hideAllButSecondary() {
        guard !isCollapsed else { return }
        apply(.secondaryOnly, animated: true)
    }

    /// Adds the split view's own buttons to the navigation bars of the columns.
    func updateButtons() {
        guard hasBegun else { return }
        modeButton.isHidden = isCollapsed
        modeButton.accessibilityLabel = SystemWord.sidebar.text
        secondaryOnlyButton.accessibilityLabel = SystemWord.hideSidebar.text
        func item(of column: Column?) -> UINavigationItem? {
            column.flatMap { columns[$0]?.navigation?.viewControllers.first?.navigationItem }
        }
        var wanted: [(UINavigationItem, UIBarButtonItem)] = []
        if style != .unspecified, !isCollapsed {
            if hasModeButton, let first = item(of: order.first { visible.contains($0) }) {
                wanted.append((first, modeButton))
            }
            if showsSecondaryOnlyButton, displayMode.behavior == .tile, let last = item(of: .secondary) {
                wanted.append((last, secondaryOnlyButton))
            }
        }
        for item in itemsWithButtons where !wanted.contains(where: { $0.0 === item }) {
            item.containerItems = []
        }
        itemsWithButtons = wanted.map(\.0)
        for item in itemsWithButtons { item.containerItems = wanted.filter { $0.0 === item }.map(\.1) }
    }

    // MARK: Arrangement

    /// Displays the columns for the first time, when the view appears or is laid out.
    func begin() {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        displayMode = wantedMode
        (wasWide, lastWantedMode) = (isWide, displayMode)
        let changes = earlyChanges
        earlyChanges = []
        guard isNarrow else {
            for (column, isShown) in changes {
                displayMode = (isShown ? mode(showing: column) : mode(hiding: column)) ?? displayMode
            }
            return apply(displayMode, animated: false, isNew: true)
        }
        collapse()
        UIView.performWithoutAnimation {
            for (column, isShown) in changes {
                if isShown { displayColumn(column) } else { hideColumn(column) }
            }
        }
    }

    /// Returns to the preferred columns if the available space has become wide, or is no longer wide, or if it has become or is
    /// no longer enough for them.
    func adaptToSize() {
        guard !isCollapsed else { return }
        let mode = modeInRoom
        (wasWide, lastWantedMode) = (isWide, wantedMode)
        apply(mode, animated: false)
    }

    /// The mode to which the columns change in the available space.
    private var modeInRoom: DisplayMode {
        let wanted = wantedMode
        if isWide != wasWide || wanted != lastWantedMode { return wanted }
        // The user, or the app by a method, has chosen other columns.
        guard let behavior = displayMode.behavior else { return displayMode }
        return DisplayMode(count: displayMode.count, fitting(behavior))
    }

    /// Returns the mode that the split view will have when it has a size.
    func mode(in size: CGSize) -> DisplayMode {
        comingSize = size
        defer { comingSize = nil }
        return modeInRoom
    }

    /// Displays the columns of a mode.
    func apply(_ mode: DisplayMode, animated: Bool, isNew: Bool = false) {
        guard hasBegun, !isCollapsed else { return }
        guard mode != displayMode || isNew else { return }
        if mode != displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
        let old = displayMode
        displayMode = mode
        let shown = geometry(in: view.bounds.size, mode)
        let wanted = order.filter { shown.isVisible($0) && child(of: $0) != nil }
        let (coming, going) = (
            wanted.filter { !visible.contains($0) }, visible.filter { !wanted.contains($0) }
        )
        for column in coming { delegate?.splitViewController(self, willShow: column) }
        for column in going { delegate?.splitViewController(self, willHide: column) }
        lastChange += 1
        let change = lastChange
        for column in coming + going { lastChangeOfColumn[column] = change }
        let animates = animated && view.window != nil
        let callsAppearance = appearance == .shown || appearance == .appearing
        if callsAppearance {
            for column in going { child(of: column)?.beginDisappearance(animated: animates) }
        }
        visible = wanted
        let before = geometry(in: view.bounds.size, old)
        UIView.performWithoutAnimation {
            for column in coming { columns[column]?.view.frame = before.frame(of: column) }
        }
        bringIn(coming, animated: animates)
        let finish = { [weak self] in
            guard let self else { return }
            settle(animated: animates)
            // A later change may have reversed this one or repeated it. The later change reports the column when it ends.
            for column in coming where lastChangeOfColumn[column] == change && visible.contains(column) {
                delegate?.splitViewController(self, didShow: column)
            }
            for column in going where lastChangeOfColumn[column] == change && !visible.contains(column) {
                delegate?.splitViewController(self, didHide: column)
            }
        }
        guard animates else {
            layOutColumns()
            finish()
            return
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: { [self] in
                layOutColumns()
                view.layoutIfNeeded()
            }, completion: { _ in finish() })
    }

    /// Adds the views of columns, with the appearance callbacks of their controllers.
    func bringIn(_ coming: [Column], animated: Bool) {
        let callsAppearance = appearance == .shown || appearance == .appearing
        for name in coming {
            guard let column = columns[name], let child = column.child else { continue }
            if callsAppearance { child.beginAppearance(animated: animated) }
            UIView.performWithoutAnimation {
                if isCollapsed { column.view.frame = view.bounds }
                child.view.frame = column.view.bounds
                child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                column.view.addSubview(child.view)
            }
        }
        orderViews()
        guard callsAppearance else { return }
        for name in coming { child(of: name)?.isAppearing(animated: animated) }
        if !animated { settle(animated: false) }
    }

    /// Ends a change of columns: removes the views of hidden ones, and completes the appearance callbacks.
    func settle(animated: Bool) {
        for (name, column) in columns where !visible.contains(name) && column.view.superview != nil {
            column.view.removeFromSuperview()
            column.child?.viewIfLoaded?.removeFromSuperview()
            column.child?.endDisappearance(animated: animated)
            column.child?.hidePresentedInContext(true)
        }
        for name in visible { child(of: name)?.hidePresentedInContext(false) }
        if !displayMode.dimsSecondary || isCollapsed { dimming.removeFromSuperview() }
        guard appearance == .shown else { return }
        for name in visible { child(of: name)?.markShown(animated: animated) }
    }

    /// Sorts the views of the columns, the primary one in front.
    private func orderViews() {
        for name in [Column.compact, .secondary] where visible.contains(name) {
            if let column = columns[name]?.view { view.insertSubview(column, at: 0) }
        }
        if !isCollapsed, displayMode.dimsSecondary { view.addSubview(dimming) }
        for name in [Column.supplementary, .primary] {
            guard let column = columns[name]?.view, visible.contains(name) || column.superview != nil else {
                continue
            }
            view.addSubview(column)
        }
    }

    /// Lays out the columns.
    func layOutColumns() {
        guard hasBegun else { return }
        updateButtons()
        dimming.frame = view.bounds
        dimming.alpha = !isCollapsed && displayMode.dimsSecondary ? 1 : 0
        let geometry = geometry(in: view.bounds.size, displayMode)
        for (name, column) in columns where column.view.superview != nil {
            column.view.frame = isCollapsed ? view.bounds : geometry.frame(of: name)
            column.view.hasLine = !isCollapsed && (name == .primary || name == .supplementary)
            column.view.hasLineAtLeft = geometry.isMirrored
        }
    }
}
