import Foundation
import TesseraBasics

/// Tabs that make their controllers themselves.
extension UITabBarController {
    func replaceTabs(by new: [UITab], animated: Bool) {
        let identifiers = Dictionary(grouping: new, by: \.identifier)
        demand(
            identifiers.count == new.count,
            "UITabBarController.tabs: several tabs have the identifier "
                + "“\(new.first { identifiers[$0.identifier, default: []].count > 1 }?.identifier ?? "")”. "
                + "Each tab needs its own.")
        // The tabs that the controller loses may have no other owner.
        let former = selectedTab
        for tab in tabList ?? [] where !new.contains(where: { $0 === tab }) { tab.tabBarController = nil }
        tabList = new
        for tab in new {
            tab.tabBarController?.lose(tab, to: self)
            tab.tabBarController = self
        }
        displayTabs(animated: animated, insteadOf: former)
    }

    /// Gives the tabs back, since the app sets controllers.
    func removeTabs() {
        for tab in tabList ?? [] { tab.tabBarController = nil }
        tabList = nil
    }

    /// Sets the controllers to those of the tabs that are not hidden.
    ///
    /// - Parameter former: The tab that was selected before.
    func displayTabs(animated: Bool, insteadOf former: UITab?) {
        guard let tabList else { return }
        let visible = tabList.filter { !$0.isHidden }
        let ordered = visible.filter { !($0 is UISearchTab) } + visible.filter { $0 is UISearchTab }
        let controllers = ordered.map(\.displayedController)
        let reports = selectionReports
        replaceControllers(by: controllers, animated: animated)
        // If a controller selects another one as it appears, the delegate has learned of that one already.
        if selectionReports == reports { informOfSelection(insteadOf: former) }
    }

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
        return delegate?.tabBarController(self, shouldSelectTab: tab) ?? true
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
        delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }
}
