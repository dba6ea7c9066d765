import Foundation

extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        demand(
            !viewControllers.contains { $0 === controller },
            "pushViewController: \(controller) is on the stack already.")
        demand(
            !(controller is UINavigationController),
            "pushViewController: a navigation controller cannot be pushed; present \(controller) instead.")
        stage.cancelSwipe()
        ahead = []
        addChild(controller)
        stack.append(controller)
        stage.update(animated: animated, isForward: true)
        controller.didMove(toParent: self)
        updateBar()
    }

    func pop(to index: Int, animated: Bool) -> [UIViewController] {
        stage.cancelSwipe()
        let left = Array(stack.dropFirst(index + 1))
        guard !left.isEmpty else { return [] }
        ahead = []
        for controller in left { announceLeaving(controller) }
        stack.removeSubrange((index + 1)...)
        // A controller that a finger takes away stays a child until it is gone for good.
        if isSwiping, left.count == 1, stage.beginSwipe() != nil { return left }
        stage.update(animated: animated, isForward: false)
        for controller in left { controller.removeFromParent() }
        updateBar()
        return left
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        demand(
            Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            "setViewControllers: a controller is named twice.")
        stage.cancelSwipe()
        ahead = []
        let (old, wasOnTop) = (stack, topViewController)
        let gone = old.filter { controller in !controllers.contains { $0 === controller } }
        for controller in gone {
            announceLeaving(controller)
            if controller !== wasOnTop { controller.removeFromParent() }
        }
        let added = controllers.filter { $0.parent !== self }
        for controller in added { addChild(controller) }
        stack = controllers
        let isForward = !old.contains { $0 === controllers.last }
        stage.update(animated: animated, isForward: isForward)
        if let wasOnTop, gone.contains(where: { $0 === wasOnTop }) { wasOnTop.removeFromParent() }
        for controller in added { controller.didMove(toParent: self) }
        updateBar()
    }

    private func announceLeaving(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        // An override may have forgotten super.
        controller.movesFromParent = true
    }

    // MARK: The user's way back

    /// Goes back because the user wants to, by the bar's button, a key or the browser: does the back action of the item on top, or
    /// pops the controller on top where nobody objects. Returns whether anything was done.
    @discardableResult
    func userGoesBack() -> Bool {
        guard !stage.isInTransition, let item = topViewController?.navigationItem else { return false }
        if let action = item.backAction {
            action.perform(sender: navigationBar)
            return true
        }
        return stack.count > 1 && letsPop(item) && popViewController(animated: true) != nil
    }

    /// Returns whether the bar's delegate lets the user pop an item. A subclass can be the delegate by conforming to the protocol.
    func letsPop(_ item: UINavigationItem) -> Bool {
        let delegate = navigationBar.delegate ?? self as? any UINavigationBarDelegate
        return delegate?.navigationBar(navigationBar, shouldPop: item) ?? true
    }

    /// Whether the app keeps the user where they are: the button that leads back is hidden, and no other takes its place.
    var barsWayBack: Bool {
        guard let item = topViewController?.navigationItem else { return false }
        return item.hidesBackButton && (item.leftBarButtonItems ?? []).isEmpty
    }
}
