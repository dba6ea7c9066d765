import Foundation
import TesseraBasics

extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        let wasOnStack = isOnStack(controller)
        transitions.cancelInteraction()
        // The finger that was about to pop the controller has put it back on the stack.
        if !wasOnStack, topViewController === controller { return }
        demand(
            !isOnStack(controller),
            "pushViewController: \(controller) is on the stack already.")
        demand(
            !(controller is UINavigationController),
            "pushViewController: a navigation controller cannot be pushed; present \(controller) instead.")
        changeStack(animated: animated, isForward: true) { $0.append(controller) }
    }

    func pop(to index: Int, animated: Bool) -> [UIViewController] {
        transitions.cancelInteraction()
        let left = Array(stack.dropFirst(index + 1))
        guard !left.isEmpty else { return [] }
        changeStack(animated: animated, isForward: false) { $0.removeSubrange((index + 1)...) }
        return left
    }

    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        demand(
            Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            "setViewControllers: a controller is named twice.")
        transitions.cancelInteraction()
        let isForward = !stack.contains { $0 === controllers.last }
        changeStack(animated: animated, isForward: isForward) { $0 = controllers }
    }

    private func changeStack(
        animated: Bool, isForward: Bool, _ change: (inout [UIViewController]) -> Void
    ) {
        ahead = []
        let before = stack
        var after = stack
        change(&after)
        let leaving = before.filter { controller in !after.contains { $0 === controller } }
        let coming = after.filter { controller in !before.contains { $0 === controller } }
        // A controller that a transition takes off the stack is a child until the transition ends. It may return before that.
        if coming.contains(where: { $0.parent === self }) { transitions.settle() }
        for controller in leaving { announceRemoval(controller) }
        for controller in coming {
            if controller.parent === self { controller.removeFromParent() }
            addManagedChild(controller)
        }
        stack = after
        stackChanges.append(NavigationTransition.StackChange(before: before, coming: coming))
        if !isSwiping || transitions.beginSwipe() == nil {
            transitions.update(animated: animated, isForward: isForward)
        }
        if !transitions.isWaiting { updateBar() }
    }

    /// Takes a controller off the stack that the app has removed from its parent.
    func forget(_ controller: UIViewController) {
        guard isOnStack(controller) || transitions.isDriven(awayFrom: controller) else { return }
        transitions.cancelInteraction()
        ahead = []
        stack.removeAll { $0 === controller }
        transitions.update(animated: false, isForward: false)
        transitions.beginWaiting()
        updateBar()
    }

    /// Ends the transition that takes a controller off the stack, so that the controller can be displayed elsewhere.
    func endPop(of controller: UIViewController) {
        if !isOnStack(controller) { transitions.settle() }
    }

    /// Finishes the changes of the stack that no transition displays.
    func finishStackChanges() {
        let changes = stackChanges
        stackChanges = []
        for change in changes { finish(change) }
    }

    /// Returns to the stack before a transition that was cancelled.
    func undoChanges(of transition: NavigationTransition) {
        guard let first = transition.stackChanges.first else { return }
        transition.stackChanges = []
        let after = stack
        // The app may have removed a controller from its parent meanwhile.
        stack = first.before.filter { $0.parent === self }
        for controller in after where !isOnStack(controller) {
            announceRemoval(controller)
            controller.removeFromParent()
        }
        for controller in stack where !after.contains(where: { $0 === controller }) {
            controller.movesFromParent = false
            controller.didMove(toParent: self)
        }
    }

    /// Finishes the changes of the stack that a transition has displayed.
    func finishChanges(of transition: NavigationTransition) {
        let changes = transition.stackChanges
        transition.stackChanges = []
        for change in changes { finish(change) }
    }

    /// Removes the controllers that are no longer on the stack, and informs those that have come.
    private func finish(_ change: NavigationTransition.StackChange) {
        for controller in change.before where controller.parent === self && !isOnStack(controller) {
            // A later change removes the controller when its own transition ends.
            let isDisplayed = stackChanges.contains { later in later.before.contains { $0 === controller } }
            if !isDisplayed { controller.removeFromParent() }
        }
        for controller in change.coming where controller.parent === self && isOnStack(controller) {
            controller.didMove(toParent: self)
        }
    }

    private func isOnStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

    private func announceRemoval(_ controller: UIViewController) {
        controller.willMove(toParent: nil)
        // An override of the method above may have forgotten to call super.
        controller.movesFromParent = true
    }

    // MARK: The user's way back

    /// Goes back because the user wants to, with the bar's button, a key or the browser. Performs the back
    /// action of the top item, or pops the top controller if nobody objects. Returns true if anything was
    /// done.
    @discardableResult
    func userGoesBack() -> Bool {
        guard !transitions.isInTransition, let item = topViewController?.navigationItem else { return false }
        if let action = item.backAction {
            action.perform(sender: navigationBar)
            return true
        }
        return stack.count > 1 && letsPop(item) && popViewController(animated: true) != nil
    }

    /// Returns true if the bar's delegate lets the user pop an item. A subclass becomes the delegate by
    /// conforming to the protocol.
    func letsPop(_ item: UINavigationItem) -> Bool {
        let delegate = navigationBar.delegate ?? self as? any UINavigationBarDelegate
        return delegate?.navigationBar(navigationBar, shouldPop: item) ?? true
    }

    /// True if the app does not let the user go back: the back button is hidden, and no other takes its
    /// place.
    var barsWayBack: Bool {
        guard let item = topViewController?.navigationItem else { return false }
        return item.hidesBackButton && (item.leftBarButtonItems ?? []).isEmpty
    }
}
