import Foundation

/// The navigation controller of the tab that leads to those for which the bar has no room.
///
/// What the user chooses in its list is pushed. Of a navigation controller the controllers are pushed one after the other, which it
/// gets back when the list is seen again: so there is one bar, and one way back.
@MainActor
final class MoreNavigationController: UINavigationController {
    private weak var tabs: UITabBarController?
    private let list: MoreListController
    /// The controller that was chosen in the list.
    private(set) weak var opened: UIViewController?
    /// The controllers of a navigation controller that came onto this one's stack.
    private var borrowed: [UIViewController] = []

    init(tabs: UITabBarController) {
        self.tabs = tabs
        list = MoreListController(style: .plain)
        super.init(nibName: nil, bundle: nil)
        pushViewController(list, animated: false)
        tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.title = SystemWord.more.text
        list.choose = { [weak self] controller in self?.choose(controller) }
        list.didAppear = { [weak self] in self?.listAppeared() }
    }

    required init?(coder: NSCoder) { nil }

    func reload() {
        list.controllers = tabs?.controllersInMore ?? []
    }

    /// Shows a controller that has no tab, without going through the list.
    func open(_ controller: UIViewController) {
        guard opened !== controller else { return }
        giveBack()
        display(controller, animated: false)
    }

    private func choose(_ controller: UIViewController) {
        guard let tabs, tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else {
            return
        }
        giveBack()
        display(controller, animated: true)
        tabs.selected = controller
        tabs.delegate?.tabBarController(tabs, didSelect: controller)
    }

    private func display(_ controller: UIViewController, animated: Bool) {
        opened = controller
        if let navigation = controller as? UINavigationController {
            borrowed = navigation.viewControllers
            // The item may be that of the controller whose place in the stack is given up.
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

    /// Leaves what was chosen in the list, and gives a navigation controller back what belongs to it.
    func giveBack() {
        guard let opened else { return }
        let stack = Array(viewControllers.dropFirst())
        self.opened = nil
        if viewControllers.count > 1 { setViewControllers([list], animated: false) }
        if let navigation = opened as? UINavigationController {
            // Whoever comes back to the list has left all but the root.
            navigation.setViewControllers(stack.isEmpty ? Array(borrowed.prefix(1)) : stack, animated: false)
        } else if let tabs, opened.parent !== tabs,
            tabs.controllers?.contains(where: { $0 === opened }) == true
        {
            tabs.addChild(opened)
            opened.didMove(toParent: tabs)
        }
        borrowed = []
    }
}
