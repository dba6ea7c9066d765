import Foundation

/// Shows a stack of controllers with a bar above them.
/// See Apple's [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar.
    open var navigationBar: UINavigationBar { bar }
    private let bar = UINavigationBar(frame: .zero)
    /// The controllers, the shown one last. Setting them replaces the whole stack without an animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    private var stack: [UIViewController] = []
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    private let container = UIView()
    /// The transitions that are under way.
    private var transitions = 0

    /// Creates a navigation controller without controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller that shows `rootViewController`.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The shown controller.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller in front: the shown one, or what it presents.
    open var visibleViewController: UIViewController? { topViewController?.topmostController }

    open override func viewDidLoad() {
        super.viewDidLoad()
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        view.addSubview(container)
        view.addSubview(navigationBar)
        navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
        if let top = topViewController { install(top) }
        updateBar()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOut()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOut()
    }

    private func layOut() {
        let top = view.safeAreaInsets.top
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: top + UINavigationBar.contentHeight)
        for controller in viewControllers where controller.isViewLoaded {
            controller.barSafeArea = isNavigationBarHidden ? 0 : UINavigationBar.contentHeight
        }
        updateEdge()
    }

    // MARK: Stack

    /// Shows a controller on top of the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        demand(
            !viewControllers.contains { $0 === viewController },
            "pushViewController: \(viewController) is on the stack already.")
        let old = topViewController
        addChild(viewController)
        stack.append(viewController)
        if isViewLoaded { exchange(old, for: viewController, animated: animated, forward: true) }
        viewController.didMove(toParent: self)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Leaves the shown controller; returns it, or nil where it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, transitions == 0 else { return nil }
        return popTo(index: viewControllers.count - 2, animated: animated).last
    }

    /// Leaves all controllers but the first; returns those it left.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard viewControllers.count > 1 else { return [] }
        return popTo(index: 0, animated: animated)
    }

    /// Leaves all controllers above `viewController`, which must be on the stack; returns those it left.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
            fatalError("popToViewController: \(viewController) is not on the stack.")
        }
        return popTo(index: index, animated: animated)
    }

    /// Replaces the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = topViewController
        for controller in self.viewControllers where !viewControllers.contains(where: { $0 === controller }) {
            leave(controller)
            if controller !== old { controller.removeFromParent() }
        }
        let added = viewControllers.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        stack = viewControllers
        if isViewLoaded, let top = viewControllers.last, top !== old {
            exchange(old, for: top, animated: animated, forward: true)
        }
        if let old, !viewControllers.contains(where: { $0 === old }) { old.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
        updateBar()
    }

    private func leave(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        // An override may have forgotten super.
        controller.movesFromParent = true
    }

    private func popTo(index: Int, animated: Bool) -> [UIViewController] {
        let left = Array(stack[(index + 1)...])
        guard let old = left.last else { return [] }
        for controller in left { leave(controller) }
        stack.removeSubrange((index + 1)...)
        if isViewLoaded { exchange(old, for: stack[index], animated: animated, forward: false) }
        for controller in left { controller.removeFromParent() }
        return left
    }

    // MARK: Showing

    private func install(_ controller: UIViewController) {
        controller.view.frame = container.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.barSafeArea = isNavigationBarHidden ? 0 : UINavigationBar.contentHeight
        container.addSubview(controller.view)
        followScrolling(of: controller)
    }

    private func exchange(_ old: UIViewController?, for new: UIViewController, animated: Bool, forward: Bool)
    {
        let isShown = appearance == .shown || appearance == .appearing
        let animates = animated && isShown && old != nil
        if isShown {
            old?.beginDisappearance(animated: animates)
            new.beginAppearance(animated: animates)
        }
        UIView.performWithoutAnimation { install(new) }
        if isShown { new.isAppearing(animated: animates) }
        updateBar()
        transitions += 1
        let finish = { [self] in
            transitions -= 1
            // Another transition may have brought it back meanwhile.
            if old !== topViewController {
                UIView.performWithoutAnimation {
                    old?.viewIfLoaded?.removeFromSuperview()
                    old?.viewIfLoaded?.transform = .identity
                }
            }
            guard isShown else { return }
            old?.endDisappearance(animated: animates)
            // While the navigation controller itself appears, what it shows has appeared when it has.
            if appearance == .shown { new.markShown(animated: animates) }
        }
        guard animates, let oldView = old?.viewIfLoaded, let newView = new.viewIfLoaded else {
            finish()
            return
        }
        // What is new comes from the trailing edge: from the left where the user interface flows from right to left.
        let width = view.isRightToLeft ? -container.bounds.width : container.bounds.width
        if !forward { container.sendSubviewToBack(newView) }
        // As on an iPhone, what lies behind moves a third as far.
        UIView.performWithoutAnimation {
            newView.transform = CGAffineTransform(translationX: forward ? width : -width / 3, y: 0)
        }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                newView.transform = .identity
                oldView.transform = CGAffineTransform(translationX: forward ? -width / 3 : width, y: 0)
            },
            completion: { _ in finish() })
    }

    private func updateBar() {
        let back = stack.count > 1 ? stack[stack.count - 2].navigationItem : nil
        navigationBar.show(topViewController?.navigationItem, back: back)
        updateEdge()
    }

    /// Watches the scroll view that fills the controller's view, for the look of the bar.
    private func followScrolling(of controller: UIViewController) {
        contentScrollView(of: controller)?.didMove = { [weak self] in self?.updateEdge() }
    }

    private func contentScrollView(of controller: UIViewController?) -> UIScrollView? {
        guard let view = controller?.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    }

    private func updateEdge() {
        guard let scrollView = contentScrollView(of: topViewController) else {
            navigationBar.isContentBelow = false
            return
        }
        if scrollView.didMove == nil { scrollView.didMove = { [weak self] in self?.updateEdge() } }
        navigationBar.isContentBelow = scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
    }

    /// Goes back, as the Escape key does on a keyboard.
    open override func accessibilityPerformEscape() -> Bool {
        popViewController(animated: true) != nil
    }
}
