import Foundation

/// The navigation controller of the tab for those controllers for which the bar has no space.
///
/// A controller that the user chooses in its list is pushed. If it is a navigation controller, the
/// controllers on its stack are pushed in its place, and returned when the list appears again. So there is
/// only one navigation bar.
@MainActor
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    private let list: MoreListController
    /// The controller that was chosen in the list, or nil.
    private(set) weak var opened: UIViewController?
    /// The controllers that were moved here from the stack of another navigation controller.
    private var borrowed: [UIViewController] = []

    init(tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(style: .plain)
        super.init(nibName: nil, bundle: nil)
        pushViewController(list, animated: false)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = SystemWord.more.text
        list.item = { [weak tabs] controller in tabs?.barItem(of: controller) ?? controller.tabBarItem }
        list.choose = { [weak self] controller in self?.choose(controller) }
        list.didAppear = { [weak self] in self?.listAppeared() }
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        list.controllers = tabs?.controllersInMore ?? []
    }

    /// Displays a controller that has no tab, without passing through the list.
    func open(_ controller: UIViewController) {
        // The list may be about to appear, which gives back the controller that was opened last.
        transitions.settle()
        guard opened !== controller else { return }
        giveBack()
        display(controller, animated: false)
    }

    private func choose(_ controller: UIViewController) {
        guard let tabs, tabs.mayChoose(controller) else { return }
        let former = tabs.selectedTab
        giveBack()
        display(controller, animated: true)
        tabs.selected = controller
        tabs.informOfChoice(of: controller, insteadOf: former)
    }

    private func display(_ controller: UIViewController, animated: Bool) {
        opened = controller
        if let navigation = controller as? UINavigationController {
            borrowed = navigation.viewControllers
            // This stores the item in the navigation controller itself, because it may be that of the root,
            // which is removed.
            let item = navigation.tabBarItem
            navigation.tabBarItem = item
            navigation.setViewControllers([], animated: false)
            setViewControllers([list] + borrowed, animated: animated)
        } else {
            borrowed = []
            setViewControllers([list, controller], animated: animated)
        }
    }

    private func listAppeared() {
        guard viewControllers.count == 1 else { return }
        giveBack()
        tabs?.selected = self
        tabs?.updateSelectedItem()
    }

    /// Removes the controller that was chosen in the list, and returns the stack of a navigation controller.
    func giveBack() {
        guard let opened else { return }
        let stack = Array(viewControllers.dropFirst())
        self.opened = nil
        if viewControllers.count > 1 { setViewControllers([list], animated: false) }
        if let navigation = opened as? UINavigationController {
            // If the user has gone back to the list, only the root remains.
            navigation.setViewControllers(stack.isEmpty ? Array(borrowed.prefix(1)) : stack, animated: false)
        } else if let tabs, opened.parent !== tabs,
            tabs.controllers?.contains(where: { $0 === opened }) == true
        {
            tabs.addManagedChild(opened)
            opened.didMove(toParent: tabs)
        }
        borrowed = []
    }
}
