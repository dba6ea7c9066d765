import Foundation

/// A tab that contains other tabs.
/// See Apple's [UITabGroup](https://developer.apple.com/documentation/uikit/uitabgroup).
///
/// ```swift
/// let library = UITabGroup(title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
///     children: [albums, artists])
/// window.rootViewController = UITabBarController(tabs: [home, library])
/// ```
///
/// The tab bar displays the group as one tab. What the tab displays depends on the group:
///
/// - A group with neither a controller nor a ``managingNavigationController`` displays the controller of its selected child.
/// - A group with a controller displays that one, whatever child is selected. The delegate learns of the selected child, and the
///   app changes what the controller displays.
/// - A group with a ``managingNavigationController`` displays that one. Its stack consists of the group's controller, if it has
///   one, and that of the selected child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The title below the image.
    ///   - image: The image, or nil for none.
    ///   - identifier: A text that no other tab of the same tab bar controller has.
    ///   - children: The tabs in the group.
    ///   - viewControllerProvider: A closure that makes the controller of the group itself, or nil for none.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        for child in children { child.parent = self }
    }

    /// Creates a group without tabs.
    public override init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        children = []
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
    }

    // MARK: Tabs

    /// The tabs in the group.
    open var children: [UITab] {
        didSet { childrenChanged(from: oldValue) }
    }

    /// The order of the children by their identifiers. Those whose identifiers are not in the list come last, in the order of
    /// ``children``.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { tabBarController?.tabsChanged() } }
    }

    /// The children in the order in which they are displayed.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    /// Returns the tab with an identifier in the group or in the groups within it, or nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        descendants.first { $0.identifier == identifier }
    }

    /// The identifier of the child that is selected if a selection is needed and there is none. If it is nil, or no child has it,
    /// that is the first child.
    open var defaultChildIdentifier: String?

    /// The selected child, or nil if none is selected. Setting it while the group itself is selected selects the child. A tab
    /// that is not a child has no effect.
    open var selectedChild: UITab? {
        get { chosenChild.flatMap { child in children.contains { $0 === child } ? child : nil } }
        set {
            guard newValue == nil || children.contains(where: { $0 === newValue }) else { return }
            if let tabBarController {
                tabBarController.selectChild(newValue, of: self)
            } else {
                choose(newValue)
            }
        }
    }
    private weak var chosenChild: UITab?

    /// Notes the selected child, without displaying it.
    func choose(_ child: UITab?) { chosenChild = child }

    /// The navigation controller whose stack displays the group and its selected child, or nil. Set it before the tab bar
    /// controller gets the group.
    open var managingNavigationController: UINavigationController? {
        didSet { managingNavigationController?.tabBarItem = item }
    }

    private func childrenChanged(from old: [UITab]) {
        for child in old where !children.contains(where: { $0 === child }) {
            child.parent = nil
            child.attach(to: nil)
        }
        for child in children {
            child.parent = self
            child.attach(to: tabBarController)
        }
        tabBarController?.tabsChanged()
    }

    // MARK: Display

    /// All tabs within the group.
    override var descendants: [UITab] { children.flatMap { [$0] + $0.descendants } }

    /// The child that is selected, or would be if a selection were needed.
    var presentChild: UITab? {
        let visible = displayOrder.filter { !$0.isHidden }
        if let selectedChild, !selectedChild.isHidden { return selectedChild }
        if viewController != nil { return nil }
        return visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
    }

    override var selectedLeaf: UITab { presentChild?.selectedLeaf ?? self }

    private lazy var container: TabGroupContainer = {
        let container = TabGroupContainer()
        container.tabBarItem = item
        return container
    }()

    override var displayedController: UIViewController {
        managingNavigationController ?? viewController ?? container
    }

    override func displays(_ controller: UIViewController) -> Bool { controller === displayedController }

    /// The controllers that the group contributes to the stack of a navigation controller, the outermost first.
    var stack: [UIViewController] {
        let own = viewController.map { [$0] } ?? []
        guard let child = presentChild else { return own }
        return own + ((child as? UITabGroup)?.stack ?? [child.displayedController])
    }

    /// Displays the selected child in the group's controller.
    func displaySelectedChild(animated: Bool) {
        if let managingNavigationController {
            show(in: managingNavigationController, animated: animated)
        } else if viewController == nil {
            (presentChild as? UITabGroup)?.displaySelectedChild(animated: false)
            container.display(presentChild?.displayedController)
        }
    }

    private func show(in navigation: UINavigationController, animated: Bool) {
        var wanted = stack
        if let tabBarController {
            wanted =
                tabBarController.delegate?.tabBarController(
                    tabBarController, displayedViewControllersFor: selectedLeaf,
                    proposedViewControllers: wanted) ?? wanted
        }
        let present = navigation.viewControllers
        // The user may have gone on from there, but not to another tab of the group.
        let next = present.dropFirst(wanted.count).first
        let isThere = present.starts(with: wanted, by: ===)
        guard !wanted.isEmpty, !isThere || descendants.contains(where: { $0.hasMade(next) }) else { return }
        navigation.setViewControllers(wanted, animated: animated)
    }
}

/// Displays the controller of the selected tab in a group that has no controller itself.
final class TabGroupContainer: UIViewController {
    /// The displayed controller, or nil.
    private(set) var shown: UIViewController?

    override var childInFront: UIViewController? { shown }
    override var childForStatusBarStyle: UIViewController? { shown }
    override var childForStatusBarHidden: UIViewController? { shown }
    override var childForHomeIndicatorAutoHidden: UIViewController? { shown }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let shown { add(shown) }
    }

    /// Replaces the displayed controller.
    func display(_ controller: UIViewController?) {
        guard controller !== shown else { return }
        if let old = shown {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        shown = controller
        if isViewLoaded, let controller { add(controller) }
    }

    private func add(_ controller: UIViewController) {
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
    }
}
