import Foundation

/// Displays the top controller of a navigation controller's stack, with one transition after the other.
///
/// As on iOS, a transition begins with the next layout, see ``WaitingTransitions``. Properties that the app sets after a push are
/// therefore set before the pushed controller loads its view, and controllers that are pushed and covered in one go are not
/// displayed.
@MainActor
final class NavigationTransitions {
    private unowned let navigation: UINavigationController
    let container = UIView()
    /// The controller that is on screen, or moves there.
    private(set) var displayed: UIViewController?
    private(set) var transition: NavigationTransition?
    /// True while controllers get messages about a transition. They may change the stack meanwhile.
    private var isBusy = false
    /// The change of the stack that is not on screen yet, or nil if there is none.
    private var wanted: Change?
    /// The controllers about which the delegate was informed last, before and after they were displayed.
    private weak var announced: UIViewController?
    private weak var announcedShown: UIViewController?
    /// The visibility of the bars at their last layout.
    private var laidOutBars = BarVisibility(navigationBar: true, toolbar: false)
    /// The visibility that the bars keep until the transition begins along which they move, or nil.
    private var heldBars: BarVisibility?
    /// The way of the navigation bar that comes or leaves with a screen, or nil.
    private(set) var barSlide: NavigationBarSlide?
    /// True while controllers are informed that a transition was cancelled. The bars are where they were before it, and what the
    /// controllers change in their messages confirms that.
    private(set) var isTakenBack = false

    /// The changes of the stack since its last transition, as one.
    private struct Change {
        /// The controller on top after the changes.
        let top: UIViewController?
        let animated: Bool
        let isForward: Bool
        /// True if the app allowed animations when it changed the stack.
        let allowsAnimations: Bool
    }

    /// The bars that are in their places, rather than beyond the edges.
    struct BarVisibility {
        var navigationBar: Bool
        var toolbar: Bool
    }

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    var isInTransition: Bool { transition != nil }

    func load(in view: UIView) {
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.clipsToBounds = true
        view.addSubview(container)
    }

    /// Called when the stack has changed. The transition begins with the next layout, or at once if there is none to wait for.
    func update(animated: Bool, isForward: Bool) {
        guard navigation.isViewLoaded else { return navigation.finishStackChanges() }
        let (top, isSeen) = (navigation.topViewController, navigation.view.window != nil)
        if !isBusy, wanted == nil, transition == nil, top === displayed {
            navigation.finishStackChanges()
            return
        }
        // Nobody sees the old view of a stack outside of a window, and only the new one waits until it is needed.
        if !isBusy, !isSeen, top?.isViewLoaded == false {
            transition?.coordinator.settle()
            displayed?.hide(animated: false)
            displayed = nil
            navigation.finishStackChanges()
        }
        // A change below the controller on top leaves the transition to it as it is.
        if wanted == nil || wanted?.top !== top {
            // The transition goes from the stack that is displayed, before the first change that waits.
            let before = wanted == nil ? nil : navigation.stackChanges.first?.before
            wanted = Change(
                top: top, animated: animated && UIView.areAnimationsEnabled,
                isForward: before.map { stack in !stack.contains { $0 === top } } ?? isForward,
                allowsAnimations: UIView.areAnimationsEnabled)
        }
        guard !isBusy else { return }
        if isSeen || top?.isViewLoaded == false { WaitingTransitions.add(navigation) } else { beginWaiting() }
    }

    /// Begins the transition that waits for the next layout. It does not become a part of an animation that is just being made.
    func beginWaiting() {
        guard let wanted, !isBusy else { return }
        WaitingTransitions.remove(navigation)
        AnimationContext.runOutside(allowing: wanted.allowsAnimations) { work {} }
        navigation.view.setNeedsLayout()
    }

    /// Ends the current transition at once, and the one that waits for the next layout.
    func settle() {
        beginWaiting()
        work { transition?.coordinator.settle() }
    }

    /// Runs an action that sends messages to controllers, and then displays the changes that they made to the
    /// stack meanwhile.
    private func work(_ action: () -> Void) {
        guard !isBusy else { return action() }
        isBusy = true
        defer { isBusy = false }
        action()
        repeat {
            while let next = wanted {
                wanted = nil
                guard displayed !== navigation.topViewController else {
                    // The controllers below the one on top decide the back button.
                    navigation.updateBar()
                    continue
                }
                transition?.coordinator.settle()
                begin(animated: next.animated, isForward: next.isForward)
                navigation.view.setNeedsLayout()
            }
            navigation.finishStackChanges()
        } while wanted != nil
    }

    /// Leaves the bars where they are while a transition is being prepared, which lays them out several times.
    func holdBars() { heldBars = heldBars ?? laidOutBars }

    /// Lets the bars move, because the transition begins.
    func releaseBars() { heldBars = nil }

    /// True while the bars keep the visibility that they had before the transition.
    var areBarsHeld: Bool { heldBars != nil }

    /// Lets the navigation bar, which has just been displayed or hidden, come or leave with a screen in the transition that is
    /// about to begin. Returns false if there is no such transition.
    func slideBar() -> Bool {
        guard let transition, transition.coordinator.phase == .announced else { return false }
        if barSlide != nil {
            barSlide = nil
            navigation.layOutBars()
            return true
        }
        let appears = !navigation.hidesNavigationBar
        guard let way = transition.wayOfBar(appears: appears) else { return false }
        let slide = NavigationBarSlide(by: way, appears: appears)
        barSlide = slide
        UIView.performWithoutAnimation {
            navigation.layOutBars()
            navigation.navigationBar.layoutIfNeeded()
        }
        _ = transition.coordinator.animate(
            alongsideTransition: { [weak self, weak slide] _ in
                guard let self, let slide, barSlide === slide else { return }
                slide.move()
                navigation.layOutBars()
            }, completion: nil)
        return true
    }

    /// Lets the navigation bar neither come nor leave with a screen, because it was displayed or hidden once more apart from the
    /// transition.
    func stopBarSlide() {
        guard barSlide != nil else { return }
        barSlide = nil
        // While the transition is being prepared, the bar gets the items of the new screen afterwards.
        if transition?.coordinator.phase != .announced { navigation.updateBar() }
    }

    /// Returns true if no navigation bar lies above a controller. The screen that leaves keeps its safe area.
    func hidesBar(above controller: UIViewController) -> Bool {
        guard let barSlide, transition?.old === controller else { return navigation.hidesNavigationBar }
        return barSlide.appears
    }

    /// Returns the visibility with which the bars are laid out.
    func visibilityOfBars(now: BarVisibility) -> BarVisibility {
        let visibility = heldBars ?? now
        laidOutBars = visibility
        return visibility
    }

    /// True if a change of the stack waits for the next layout.
    var isWaiting: Bool { wanted != nil }

    private var isShown: Bool { navigation.appearance == .shown || navigation.appearance == .appearing }

    private func begin(animated: Bool, isForward: Bool) {
        let (old, new) = (displayed, navigation.topViewController)
        guard old !== new else { return }
        let isSeen = isShown
        let animates = animated && isSeen && old != nil && new != nil
        let transition = makeTransition(from: old, to: new, animated: animates, isForward: isForward)
        announceTransition(transition, isSeen: isSeen)
        // The closure keeps the navigation controller alive until the transition has ended.
        let finish = { [navigation] (isCompleted: Bool) -> Void in
            navigation.transitions.end(transition, isSeen, isCompleted: isCompleted)
        }
        if let context = transition.context {
            context.start(finish: finish)
        } else {
            transition.coordinator.run({ transition.move() }, finish: finish)
        }
    }

    private func makeTransition(
        from old: UIViewController?, to new: UIViewController?, animated: Bool, isForward: Bool,
        isInteractive: Bool = false
    ) -> NavigationTransition {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
        if animated, !isInteractive, let old, let new, let delegate = navigation.delegate {
            animator = delegate.navigationController(
                navigation, animationControllerFor: isForward ? .push : .pop, from: old, to: new)
            interaction = animator.flatMap {
                delegate.navigationController(navigation, interactionControllerFor: $0)
            }
        }
        if animated, !isInteractive, animator == nil, let old, let new,
            let zoom = isForward ? new.zoom : old.zoom
        {
            let animation =
                isForward
                ? zoom.animator(of: new, from: old, isIn: true)
                : zoom.animator(of: old, from: new, isIn: false)
            animator = animation
            if !isForward, let drag = zoom.drag {
                drag.adopt(animation)
                interaction = drag
            }
        }
        let layoutNavigation = LayoutNavigation(from: old, to: new, isForward: isForward)
        if animated, !isInteractive, animator == nil, layoutNavigation?.isVisible == true {
            animator = layoutNavigation
        }
        let transition = NavigationTransition(
            from: old, to: new, in: container, animated: animated, isForward: isForward,
            isRightToLeft: navigation.view.isRightToLeft, isInteractive: isInteractive, animator: animator,
            interaction: interaction)
        transition.layoutNavigation = layoutNavigation
        transition.animatesLayout = layoutNavigation != nil && animator === layoutNavigation
        displayed = new
        self.transition = transition
        transition.stackChanges = navigation.stackChanges
        navigation.stackChanges = []
        transition.coordinator.announce(to: [navigation, old, new])
        return transition
    }

    /// Informs the controllers that they appear and disappear, and gives the new view its place at the start.
    private func announceTransition(_ transition: NavigationTransition, isSeen: Bool) {
        let (old, new, animated) = (transition.old, transition.new, transition.coordinator.isAnimated)
        if animated, navigation.hidesBottomBar != navigation.reportedHidesBottomBar { holdBars() }
        UIView.performWithoutAnimation {
            new?.loadViewIfNeeded()
            transition.barPassage = navigation.bottomBarChanges(with: transition)
        }
        if isSeen {
            old?.beginDisappearance(animated: animated)
            new?.beginAppearance(animated: animated)
        }
        if let new {
            UIView.performWithoutAnimation {
                navigation.install(new, in: container)
                if let change = transition.layoutNavigation {
                    change.begin(isAnimated: transition.animatesLayout)
                    navigation.watchScrolling(of: new)
                }
            }
            if isSeen {
                new.isAppearing(animated: animated)
                announceComing(animated: animated)
            }
        }
        navigation.topChanged(with: transition.coordinator)
        if animated { UIView.performWithoutAnimation { transition.prepare() } }
    }

    private func end(_ transition: NavigationTransition, _ isSeen: Bool, isCompleted: Bool) {
        work {
            if self.transition === transition {
                self.transition = nil
            }
            let slide = barSlide
            barSlide = nil
            isTakenBack = !isCompleted
            defer { isTakenBack = false }
            let animated = transition.coordinator.isAnimated
            var (gone, stays) = (transition.old, transition.new)
            if !isCompleted {
                // The controllers exchange their roles: the one that was about to appear disappears again.
                swap(&gone, &stays)
                displayed = stays
                announced = stays
                if isSeen {
                    gone?.beginDisappearance(animated: animated)
                    stays?.beginAppearance(animated: animated)
                    stays?.isAppearing(animated: animated)
                }
                UIView.performWithoutAnimation { transition.layoutNavigation?.cancel() }
                navigation.undoChanges(of: transition)
                navigation.updateBar()
                // The controller on top got its messages while the other controller was on top of the stack.
                navigation.tabBarController?.updateContentScrollView()
            }
            transition.coordinator.withdraw(from: [navigation, transition.old, transition.new])
            UIView.performWithoutAnimation {
                if slide != nil {
                    navigation.updateBar()
                    navigation.layOutBars()
                }
                transition.cleanUp(removing: gone)
                transition.barPassage?.end()
            }
            navigation.reportedHidesBottomBar = navigation.hidesBottomBar
            // The call does nothing unless the controller is disappearing. It is disappearing even in a stack that nobody sees if
            // the navigation controller has begun to disappear before.
            gone?.endDisappearance(animated: animated)
            gone?.hidePresentedInContext(true)
            stays?.hidePresentedInContext(false)
            // While the navigation controller itself appears, its top controller has not appeared before it
            // has.
            let hasAppeared = isSeen && navigation.appearance == .shown
            if hasAppeared { stays?.markShown(animated: animated) }
            stays?.observeZoomDrags()
            navigation.finishChanges(of: transition)
            if let gone, gone.parent == nil { gone.dismissPresentedInContext() }
            guard hasAppeared else { return }
            // As on iOS, the delegate can ask the coordinator which controller the transition comes from, even without an
            // animation.
            transition.coordinator.announce(to: [navigation])
            announceShown(animated: animated)
            transition.coordinator.withdraw(from: [navigation])
        }
    }

    // MARK: Delegate

    /// Informs the delegate, once, that a controller is about to be displayed.
    func announceComing(animated: Bool) {
        guard let displayed, announced !== displayed else { return }
        announced = displayed
        navigation.delegate?.navigationController(navigation, willShow: displayed, animated: animated)
    }

    /// Informs the delegate, once, that a controller is displayed.
    func announceShown(animated: Bool) {
        guard let displayed, announcedShown !== displayed, transition == nil else { return }
        (announced, announcedShown) = (displayed, displayed)
        navigation.delegate?.navigationController(navigation, didShow: displayed, animated: animated)
    }

    // MARK: Swiping back

    /// Begins to go back with a finger. The finger uncovers the controller that is now on top of the stack.
    /// Returns nil if that is not possible now.
    func beginSwipe() -> TransitionCoordinator? {
        guard !isBusy, wanted == nil, transition == nil, isShown, let old = displayed,
            let new = navigation.topViewController,
            old !== new
        else { return nil }
        var transition: NavigationTransition?
        work {
            let begun = makeTransition(
                from: old, to: new, animated: true, isForward: false, isInteractive: true)
            announceTransition(begun, isSeen: true)
            begun.coordinator.drive({ begun.move() }) { [navigation] isCompleted in
                navigation.transitions.end(begun, true, isCompleted: isCompleted)
            }
            transition = begun
        }
        return transition?.coordinator
    }

    /// Returns true if a gesture drives a transition that starts at a controller.
    func isDriven(awayFrom controller: UIViewController) -> Bool {
        guard let coordinator = transition?.coordinator else { return false }
        return coordinator.isInteractive && coordinator.from === controller
    }

    /// Cancels a transition that a gesture drives, because the app changes the stack itself.
    func cancelInteraction() {
        guard let coordinator = transition?.coordinator, coordinator.isInteractive else { return }
        settle()
    }
}
