import Foundation

/// The selection of the displayed controller.
extension UITabBarController {
    // MARK: Selection by the app

    func replaceControllers(by new: [UIViewController]?, animated: Bool) {
        transitions.settle()
        let oldIndex = selectedIndex
        let wasInMore = selected === more
        let gone = (controllers ?? []).filter { old in new?.contains { $0 === old } != true }
        let added = (new ?? []).filter { $0.parent !== self }
        more.giveBack()
        for controller in gone { controller.willMove(toParent: nil) }
        controllers = new
        for controller in new ?? [] { addManagedChild(controller) }
        updateItems(animated: animated)
        if let new, !new.isEmpty {
            if let selected, new.contains(where: { $0 === selected }) || wasInMore && hasMore {
                select(selected)
            } else {
                select(tabList == nil && new.indices.contains(oldIndex) ? new[oldIndex] : new[0])
            }
        } else {
            deselect()
        }
        for controller in gone {
            controller.hide(animated: false)
            controller.containerSafeArea = .zero
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
    }

    /// Selects one of the controllers, or the list of those without a tab.
    func select(_ controller: UIViewController) {
        selected = controller
        if controller !== more, isInMore(controller) { more.open(controller) }
        updateSelectedItem()
        if isViewLoaded { transitions.displaySelection() }
    }

    private func deselect() {
        if let installed, isViewLoaded { installed.hide(animated: false) }
        selected = nil
        installed = nil
        updateSelectedItem()
        if isViewLoaded { updateContentScrollView() }
    }

    // MARK: Items

    /// The maximum number of tabs.
    private var capacity: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
    /// True if some controllers have no tab.
    var hasMore: Bool { barControllers.count > capacity }
    /// The controllers with tabs of their own.
    private var tabbed: ArraySlice<UIViewController> {
        let all = barControllers
        return hasMore ? all.prefix(capacity - 1) : all[...]
    }
    /// The controllers without tabs.
    var controllersInMore: [UIViewController] { Array(barControllers.dropFirst(tabbed.count)) }
    /// The controllers of the tab bar. Where there can be a sidebar, the placements of the tabs decide.
    private var barControllers: [UIViewController] {
        guard mayUseSidebar, let controllers else { return controllers ?? [] }
        let shown = controllers.filter { tab(of: $0)?.isInBar != false }
        return shown.filter { tab(of: $0)?.isPinned != true } + shown.filter { tab(of: $0)?.isPinned == true }
    }

    func isInMore(_ controller: UIViewController) -> Bool {
        controller === more || controllersInMore.contains { $0 === controller }
    }

    /// Sets the bar's items to those of the controllers.
    func updateItems(animated: Bool) {
        var items = tabbed.compactMap(barItem(of:))
        if hasMore, let item = more.tabBarItem { items.append(item) }
        if !(tabBar.items ?? []).elementsEqual(items, by: ===) { tabBar.setItems(items, animated: animated) }
        more.reload()
        updateSelectedItem()
    }

    func updateSelectedItem() {
        defer { sidebarView?.updateSelection() }
        guard let selected else {
            tabBar.selectedItem = nil
            return
        }
        tabBar.selectedItem = isInMore(selected) ? more.tabBarItem : item(of: selected)
    }

    /// Returns the item in the bar of a controller with a tab. The bar keeps the items that the controllers had when it got them:
    /// that of a navigation controller may have changed with its root.
    private func item(of controller: UIViewController) -> UITabBarItem? {
        guard let index = tabbed.firstIndex(where: { $0 === controller }), let items = tabBar.items,
            items.indices.contains(index)
        else { return barItem(of: controller) }
        return items[index]
    }

    /// Updates the tabs after a change of the width, which may allow more or fewer of them.
    func adaptToSize() {
        let count = tabbed.count + (hasMore ? 1 : 0)
        let items = tabBar.items ?? []
        // The order of tabs may depend on the width too.
        let isOrdered =
            tabList == nil
            || tabbed.compactMap(barItem(of:)).elementsEqual(items.prefix(tabbed.count), by: ===)
        guard count != items.count || !isOrdered else { return }
        more.giveBack()
        updateItems(animated: false)
        if selected === more, !hasMore { selected = controllers?.last }
        if let selected { select(selected) }
    }

    // MARK: Selection by the user

    private func controller(of item: UITabBarItem) -> UIViewController? {
        if item === more.tabBarItem { return more }
        guard let index = tabBar.items?.firstIndex(where: { $0 === item }), index < tabbed.count else {
            return controllers?.first { barItem(of: $0) === item }
        }
        return tabbed[tabbed.startIndex + index]
    }

    func mayChoose(_ item: UITabBarItem) -> Bool {
        guard let controller = controller(of: item) else { return false }
        return mayChoose(controller)
    }

    func didChoose(_ item: UITabBarItem) {
        guard let controller = controller(of: item) else { return }
        let former = selectedTab
        // The navigation controller of the list still has the controller that was opened last.
        let chosen = controller === more ? more.opened ?? more : controller
        let isAgain = tabBar.selectedItem === item
        if isAgain { goBack(in: controller) } else { select(chosen) }
        if tabList == nil {
            informOfChoice(of: controller, insteadOf: former)
        } else if selected === chosen {
            informOfChoice(of: chosen, insteadOf: former)
        }
    }

    /// Goes back to the root of a navigation controller. If it is already at the root, scrolls the content to
    /// the top.
    private func goBack(in controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        contentScrollView?.scrollToTopByUser()
    }
}
