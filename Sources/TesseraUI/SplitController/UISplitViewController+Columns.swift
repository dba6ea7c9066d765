import Foundation

/// The controllers of the columns.
extension UISplitViewController {
    /// The columns from the primary to the secondary one.
    var order: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    func child(of column: Column) -> UIViewController? { columns[column]?.child }

    private func madeColumn(_ column: Column) -> SplitColumn {
        let made = columns[column] ?? SplitColumn()
        columns[column] = made
        return made
    }

    func set(_ content: UIViewController?, for name: Column) {
        let column = madeColumn(name)
        guard content !== column.content else { return }
        // One navigation controller contains all contents that have none of their own.
        let wrapper = column.child !== column.content ? column.navigation : nil
        let isOnStack = isCollapsed && !column.moved.isEmpty && wrapsContent(of: name)
        column.content = content
        if isOnStack, let own = content as? UINavigationController {
            let stack = own.viewControllers
            own.setViewControllers([], animated: false)
            exchangeQuietly(column, for: own)
            return replaceMoved(of: column, by: stack)
        }
        guard let content, wrapsContent(of: name), !(content is UINavigationController) else {
            column.moved = []
            return exchangeChild(of: name, for: content)
        }
        if isOnStack {
            replaceMoved(of: column, by: [content])
        } else if let wrapper {
            wrapper.setViewControllers([content], animated: false)
            updateButtons()
        } else {
            exchangeChild(of: name, for: UINavigationController(rootViewController: content))
        }
    }

    private func wrapsContent(of column: Column) -> Bool { style != .unspecified && column != .compact }

    private func exchangeChild(of name: Column, for new: UIViewController?) {
        let column = madeColumn(name)
        let old = column.child
        guard new !== old else { return }
        let isSeen = visible.contains(name)
        old?.willMove(toParent: nil)
        if isSeen { old?.hide(animated: false) }
        column.child = new
        if let new {
            addManagedChild(new)
            stateTraits(of: name)
        }
        old?.removeFromParent()
        new?.didMove(toParent: self)
        if isSeen, new != nil { bringIn([name], animated: false) }
        guard hasBegun else { return }
        if isCollapsed {
            childrenChangedWhileCollapsed()
        } else {
            apply(displayMode, animated: false, isNew: true)
        }
    }

    /// Gives the columns before the secondary one a compact width.
    func stateTraits(of name: Column) {
        guard let child = child(of: name), child.parent === self else { return }
        let isNarrow = !isCollapsed && (name == .primary || name == .supplementary)
        setOverrideTraitCollection(
            isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: child)
    }

    // MARK: Displaying controllers

    /// Pushes a controller onto the stack of the primary column, or makes it the controller of the column.
    func putInPrimary(_ vc: UIViewController) {
        if let navigation = columns[.primary]?.navigation, !(vc is UINavigationController) {
            navigation.pushViewController(vc, animated: true)
        } else {
            set(vc, for: .primary)
        }
    }

    /// Makes a controller that of the secondary column. In a collapsed split view it gets on top of the stack.
    func putInSecondary(_ vc: UIViewController) {
        guard style == .unspecified, isCollapsed else {
            set(vc, for: .secondary)
            show(.secondary)
            return
        }
        guard let navigation = columns[.primary]?.navigation else {
            present(vc, animated: true)
            return
        }
        let column = madeColumn(.secondary)
        // A navigation controller that was displayed before has moved its stack, and is empty.
        let lent = column.content === vc ? column.moved : []
        column.content = vc
        exchangeQuietly(column, for: vc is UINavigationController ? vc : nil)
        if let own = vc as? UINavigationController {
            column.moved = own.viewControllers.isEmpty ? Array(lent.prefix(1)) : own.viewControllers
            own.setViewControllers([], animated: false)
        } else {
            column.moved = [vc]
        }
        let moved = column.moved
        let below = navigation.viewControllers.filter { one in !moved.contains { $0 === one } }
        navigation.setViewControllers(below + moved, animated: true)
    }

    /// Replaces the child of a column that is not on screen.
    func exchangeQuietly(_ column: SplitColumn, for new: UIViewController?) {
        guard column.child !== new else { return }
        column.child?.willMove(toParent: nil)
        column.child?.removeFromParent()
        column.child = new
        guard let new else { return }
        addManagedChild(new)
        new.didMove(toParent: self)
    }
}
