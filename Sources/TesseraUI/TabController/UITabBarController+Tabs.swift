import Foundation
import TesseraBasics

/// Tabs that make their controllers themselves.
extension UITabBarController {
    func replaceTabs(by new: [UITab], animated: Bool) {
        let all = new.flatMap { [$0] + $0.descendants }
        let identifiers = Dictionary(grouping: all, by: \.identifier)
        demand(
            identifiers.count == all.count,
            "UITabBarController.tabs: several tabs have the identifier "
                + "“\(all.first { identifiers[$0.identifier, default: []].count > 1 }?.identifier ?? "")”. "
                + "Each tab needs its own.")
        // The tabs that the controller loses may have no other owner.
        let former = selectedTab
        for tab in tabList ?? [] where !new.contains(where: { $0 === tab }) { tab.attach(to: nil) }
        tabList = new
        for tab in new {
            tab.tabBarController?.lose(tab, to: self)
            tab.attach(to: self)
        }
        displayTabs(animated: animated, insteadOf: former)
    }

    /// Gives the tabs back, since the app sets controllers.
    func removeTabs() {
        for tab in tabList ?? [] { tab.attach(to: nil) }
        tabList = nil
    }

    /// Sets the controllers to those of the tabs that are not hidden.
    ///
    /// - Parameter former: The tab that was selected before.
    func displayTabs(animated: Bool, insteadOf former: UITab?) {
        guard let tabList else { return }
        let visible = tabList.filter { !$0.isHidden }
        let ordered = visible.filter { !($0 is UISearchTab) } + visible.filter { $0 is UISearchTab }
        for case let group as UITabGroup in ordered { group.displaySelectedChild(animated: false) }
        let controllers = ordered.map(\.displayedController)
        let reports = selectionReports
        replaceControllers(by: controllers, animated: animated)
        sidebarView?.reload()
        // If a controller selects another one as it appears, the delegate has learned of that one already.
        if selectionReports == reports { informOfSelection(insteadOf: former) }
    }

    /// Displays the tabs anew after a change of them.
    func tabsChanged() { displayTabs(animated: false, insteadOf: selectedTab) }

    /// Selects a tab, which may be in a group, for the app.
    func selectByApp(_ tab: UITab) {
        let (former, reports) = (selectedTab, selectionReports)
        choose(tab)
        let controller = tab.root.displayedController
        select(controller)
        // If a controller selects another tab as it appears, the delegate has learned of that one already.
        if selected === controller, selectionReports == reports { informOfSelection(insteadOf: former) }
    }

    /// Selects a child of a group, or none of them. A group that is not selected itself only notes it.
    func selectChild(_ child: UITab?, of group: UITabGroup) {
        let (former, reports) = (selectedTab, selectionReports)
        group.choose(child)
        let root = group.root as? UITabGroup
        root?.displaySelectedChild(animated: isSeen(root))
        sidebarView?.updateSelection()
        if selectedRoot === root, selectionReports == reports { informOfSelection(insteadOf: former) }
    }

    /// Lets the groups around a tab select it, and displays it in them.
    private func choose(_ tab: UITab) {
        var node = tab
        while let group = node.parent {
            group.choose(node)
            node = group
        }
        guard let root = tab.root as? UITabGroup else { return }
        root.displaySelectedChild(animated: isSeen(root))
    }

    /// Returns true if a change in a group is seen.
    private func isSeen(_ root: UITabGroup?) -> Bool {
        root != nil && selectedRoot === root && viewIfLoaded?.window != nil
    }

    /// The selected one of ``tabs``, or nil.
    var selectedRoot: UITab? { selected.flatMap(tab(of:)) }

    /// Removes a tab that another tab bar controller gets.
    private func lose(_ tab: UITab, to other: UITabBarController) {
        guard other !== self, let tabList else { return }
        replaceTabs(by: tabList.filter { $0 !== tab }, animated: false)
    }

    /// Returns the tab of a controller, or nil if it has none.
    func tab(of controller: UIViewController) -> UITab? { tabList?.first { $0.displays(controller) } }

    /// Returns the item in the bar that stands for a controller.
    func barItem(of controller: UIViewController) -> UITabBarItem? {
        tab(of: controller)?.item ?? controller.tabBarItem
    }

    /// Selects a controller for the app.
    func selectByApp(_ controller: UIViewController) {
        let (former, reports) = (selectedTab, selectionReports)
        select(controller)
        // If the controller selects another one as it appears, the delegate has learned of that one already.
        if selected === controller, selectionReports == reports { informOfSelection(insteadOf: former) }
    }

    /// Informs the delegate if the selected tab is not the one that was selected before.
    ///
    /// - Parameter former: The tab that was selected before.
    private func informOfSelection(insteadOf former: UITab?) {
        guard let tab = selectedTab, tab !== former else { return }
        selectionReports += 1
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }

    // MARK: Choices of the user

    /// Asks the delegate if the user may select a controller.
    func mayChoose(_ controller: UIViewController) -> Bool {
        guard tabList != nil else {
            return delegate?.tabBarController(self, shouldSelect: controller) ?? true
        }
        guard let tab = tab(of: controller) else { return true }
        return delegate?.tabBarController(self, shouldSelectTab: tab.selectedLeaf) ?? true
    }

    /// Informs the delegate that the user has chosen a controller, which may have been selected already.
    ///
    /// - Parameter former: The tab that was selected before.
    func informOfChoice(of controller: UIViewController, insteadOf former: UITab?) {
        guard tabList != nil else {
            delegate?.tabBarController(self, didSelect: controller)
            return
        }
        guard let tab = tab(of: controller) else { return }
        delegate?.tabBarController(self, didSelectTab: tab.selectedLeaf, previousTab: former)
    }
}
