import Foundation

/// The change from several columns to one, and back.
extension UISplitViewController {
    func adaptToSizeClass() {
        guard hasBegun else { return }
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        guard isNarrow != isCollapsed else { return }
        if isNarrow { collapse() } else { expand() }
    }

    /// The first column that has a controller.
    private var base: Column { order.first { child(of: $0) != nil } ?? .primary }

    // MARK: Collapsing

    func collapse() {
        let top = style == .unspecified ? collapseSecondary() : chosenTop()
        let old = visible
        isCollapsed = true
        for name in order { stateTraits(of: name) }
        collapsedColumn = top == .compact ? .compact : base
        bringOutAll(but: collapsedColumn, of: old)
        if style != .unspecified, top != .compact { moveStacks(upTo: top) }
        visible = child(of: collapsedColumn) == nil ? [] : [collapsedColumn]
        bringIn(visible.filter { !old.contains($0) }, animated: false)
        settle(animated: false)
        layOutColumns()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func chosenTop() -> Column {
        let proposed =
            child(of: .compact) != nil ? .compact : order.last { child(of: $0) != nil } ?? Column.primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
        return child(of: top) == nil ? proposed : top
    }

    /// Removes columns from the screen.
    private func bringOutAll(but kept: Column, of columns: [Column]) {
        let callsAppearance = appearance == .shown || appearance == .appearing
        visible.removeAll { $0 != kept }
        for name in columns where name != kept {
            guard let column = self.columns[name] else { continue }
            if callsAppearance { column.child?.beginDisappearance(animated: false) }
            column.view.removeFromSuperview()
            column.child?.viewIfLoaded?.removeFromSuperview()
            column.child?.endDisappearance(animated: false)
            column.child?.hidePresentedInContext(true)
        }
    }

    /// Moves the controllers of the columns up to `top` onto the stack of the first column.
    private func moveStacks(upTo top: Column, animated: Bool = false) {
        guard let navigation = columns[base]?.navigation else { return }
        var stack = navigation.viewControllers
        for name in order where name.rawValue > base.rawValue && name.rawValue <= top.rawValue {
            guard let column = columns[name], column.moved.isEmpty, let own = column.navigation else {
                continue
            }
            column.moved = own.viewControllers
            own.setViewControllers([], animated: false)
            stack += column.moved
        }
        if stack.count != navigation.viewControllers.count {
            navigation.setViewControllers(stack, animated: animated)
        }
    }

    /// Displays another column after the app has changed the controllers of a collapsed split view.
    func childrenChangedWhileCollapsed() {
        let wanted = collapsedColumn == .compact && child(of: .compact) != nil ? Column.compact : base
        collapsedColumn = wanted
        guard visible != [wanted], child(of: wanted) != nil else { return }
        let old = visible
        bringOutAll(but: wanted, of: old)
        visible = [wanted]
        bringIn(visible.filter { !old.contains($0) }, animated: false)
        layOutColumns()
    }

    /// Replaces the part of the stack that came from a column.
    func replaceMoved(of column: SplitColumn, by new: [UIViewController]) {
        guard let navigation = columns[base]?.navigation else { return }
        let stack = navigation.viewControllers
        if let first = stack.firstIndex(where: { one in column.moved.contains { $0 === one } }) {
            column.moved = new
            navigation.setViewControllers(Array(stack[..<first]) + new, animated: false)
        } else {
            column.moved = []
            column.navigation?.setViewControllers(new, animated: false)
        }
    }

    // MARK: Columns of the stack

    /// Returns the index at which the controllers of a column begin in the stack of the first column, or nil
    /// if they are not in it.
    private func start(of name: Column) -> Int? {
        guard let stack = columns[base]?.navigation?.viewControllers, let moved = columns[name]?.moved else {
            return nil
        }
        return stack.firstIndex { one in moved.contains { $0 === one } }
    }

    func displayCollapsed(_ column: Column) {
        guard style != .unspecified, collapsedColumn != .compact, column != .compact else { return }
        forgetLeft()
        guard let navigation = columns[base]?.navigation else { return }
        // The controllers above the column are popped, as they are if the user goes back to it.
        let above = order.filter { $0.rawValue > column.rawValue }.compactMap { start(of: $0) }.min()
        if let above {
            navigation.popToViewController(navigation.viewControllers[above - 1], animated: true)
            forgetLeft()
        }
        moveStacks(upTo: column, animated: true)
    }

    func hideCollapsed(_ column: Column) {
        guard style != .unspecified, let navigation = columns[base]?.navigation,
            let start = start(of: column),
            start > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[start - 1], animated: true)
        forgetLeft()
    }

    /// Returns the root controllers to the columns whose controllers the user has popped.
    private func forgetLeft() {
        for name in order where name != base {
            guard let column = columns[name], !column.moved.isEmpty, start(of: name) == nil else { continue }
            let root = Array(column.moved.prefix(1))
            column.moved = []
            column.navigation?.setViewControllers(root, animated: false)
        }
    }

    // MARK: Expanding

    func expand() {
        let old = visible
        if style == .unspecified {
            separateSecondary()
        } else if collapsedColumn != .compact {
            returnStacks()
        }
        bringOutAll(but: collapsedColumn == .compact ? .secondary : collapsedColumn, of: old)
        isCollapsed = false
        for name in order { stateTraits(of: name) }
        let wanted = wantedMode
        (wasWide, lastWantedMode) = (isWide, wanted)
        let chosen =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: wanted)
            ?? wanted
        displayMode = chosen == .automatic ? wanted : chosen
        apply(displayMode, animated: false, isNew: true)
        layOutColumns()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// Returns the controllers in the stack of the first column to their own columns.
    private func returnStacks() {
        forgetLeft()
        guard let navigation = columns[base]?.navigation else { return }
        var stack = navigation.viewControllers
        var parts: [(SplitColumn, [UIViewController])] = []
        for name in order.reversed() where name != base {
            guard let column = columns[name], let start = start(of: name), start < stack.count else {
                continue
            }
            parts.append((column, Array(stack[start...])))
            stack.removeSubrange(start...)
        }
        guard !parts.isEmpty else { return }
        navigation.setViewControllers(stack, animated: false)
        for (column, part) in parts {
            column.moved = []
            column.navigation?.setViewControllers(part, animated: false)
        }
    }

    // MARK: Split views with an array of controllers

    /// Moves the secondary controller into the primary one.
    private func collapseSecondary() -> Column {
        guard let secondary = columns[.secondary]?.child, let first = columns[.primary]?.child else {
            return base
        }
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? first
        if primary !== first { set(primary, for: .primary) }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if isDone {
            set(nil, for: .secondary)
        } else {
            bringOutAll(but: .primary, of: visible)
            primary.collapseSecondaryViewController(secondary, for: self)
        }
        return .primary
    }

    /// Moves a secondary controller out of the primary one.
    private func separateSecondary() {
        guard let first = columns[.primary]?.child else { return }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? first
        if primary !== first { set(primary, for: .primary) }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let secondary { set(secondary, for: .secondary) }
    }

    /// Puts a secondary controller on top of a navigation stack.
    func push(_ secondary: UIViewController, onto navigation: UINavigationController) {
        guard let column = columns[.secondary] else { return }
        if let own = secondary as? UINavigationController {
            column.moved = own.viewControllers
            own.setViewControllers([], animated: false)
        } else {
            if column.child === secondary { exchangeQuietly(column, for: nil) }
            column.moved = [secondary]
        }
        column.content = secondary
        navigation.setViewControllers(navigation.viewControllers + column.moved, animated: false)
    }

    /// Removes the secondary controller from a navigation stack, and returns it.
    func pop(from navigation: UINavigationController) -> UIViewController? {
        let stack = navigation.viewControllers
        guard let column = columns[.secondary] else { return nil }
        let known = column.content
        let moved = column.moved
        column.moved = []
        let first = stack.firstIndex { one in moved.contains { $0 === one } } ?? stack.count
        let part = Array(stack[first...])
        if first < stack.count, first > 0 {
            navigation.setViewControllers(Array(stack[..<first]), animated: false)
        }
        if let own = known as? UINavigationController {
            // If the user has popped the controller, it comes back with its root.
            own.setViewControllers(part.isEmpty ? Array(moved.prefix(1)) : part, animated: false)
            column.content = nil
            return own
        }
        if part.isEmpty, moved.isEmpty, stack.count > 1, let last = stack.last {
            navigation.setViewControllers(Array(stack.dropLast()), animated: false)
            return last
        }
        column.content = nil
        if part.count > 1 {
            let own = UINavigationController()
            own.setViewControllers(part, animated: false)
            return own
        }
        return part.first ?? moved.first
    }
}
