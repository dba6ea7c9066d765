import Foundation

/// A view that darkens the screen which a push covers or a pop uncovers.
///
/// The page knows the names of classes. By the name of this one, a browser test notices when a transition has removed the view.
private final class NavigationShade: UIView {}

/// A running push or pop: it decides which views slide, and from where.
@MainActor
final class NavigationTransition {
    let old: UIViewController?
    let new: UIViewController?
    let coordinator: TransitionCoordinator
    /// The context of an animation by the app, or nil if the system animates.
    private(set) var context: TransitionContext?
    /// The changes of the stack that the transition displays. They are finished when the transition ends.
    var stackChanges: [StackChange] = []
    private let isForward: Bool
    /// The distance in points that the front view slides. It is negative if the user interface flows from
    /// right to left.
    private let width: CGFloat
    private let container: UIView
    private var shade: NavigationShade?
    /// The way of a container's bar, which moves along with the screen that has it, or nil.
    var barPassage: TabBarPassage?
    /// The change of the layout of a collection view that both controllers share, or nil.
    var layoutNavigation: LayoutNavigation?
    /// True if the transition consists of that change.
    var animatesLayout = false

    /// A change of a navigation controller's stack.
    struct StackChange {
        /// The stack before the change.
        let before: [UIViewController]
        /// The controllers that the change has added.
        let coming: [UIViewController]
    }

    /// The duration in seconds.
    private static let duration: TimeInterval = 0.35
    private static let darkness: CGFloat = 0.1

    init(
        from old: UIViewController?, to new: UIViewController?, in container: UIView, animated: Bool,
        isForward: Bool, isRightToLeft: Bool, isInteractive: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        (self.old, self.new, self.isForward, self.container) = (old, new, isForward, container)
        width = isRightToLeft ? -container.bounds.width : container.bounds.width
        coordinator = TransitionCoordinator(
            from: old, to: new, in: container, isAnimated: animated, duration: Self.duration,
            isInteractive: isInteractive || interaction?.wantsInteractiveStart == true)
        guard let animator else { return }
        let context = TransitionContext(of: coordinator, animator: animator, interaction: interaction)
        coordinator.duration = context.duration
        self.context = context
    }

    private var front: UIView? { (isForward ? new : old)?.viewIfLoaded }
    private var behind: UIView? { (isForward ? old : new)?.viewIfLoaded }
    /// The views of active searches in front of the two views, which move along with them.
    private var frontSearch: UIView? { search(over: isForward ? new : old) }
    private var behindSearch: UIView? { search(over: isForward ? old : new) }
    private var aside: CGAffineTransform { CGAffineTransform(translationX: width, y: 0) }
    /// The place of the view behind at the end, which moves a third of the distance, as on an iPhone.
    private var underneath: CGAffineTransform { CGAffineTransform(translationX: -width / 3, y: 0) }

    /// Returns true if the system animates, and the old or the new screen is the one behind the other.
    func movesBehind(oldScreen: Bool) -> Bool { context == nil && oldScreen == isForward }

    /// Returns the distance in points between the place of a navigation bar beside the screen and its place on the screen, if
    /// only one of two screens has the bar and the system moves them, or nil.
    ///
    /// - Parameter appears: True if the new screen has the bar.
    func wayOfBar(appears: Bool) -> CGFloat? {
        guard context == nil, coordinator.isAnimated, front != nil, behind != nil else { return nil }
        return isForward == appears ? width : -width
    }

    /// Gives the new view its place at the start.
    func prepare() {
        if let end = new?.viewIfLoaded?.frame { coordinator.finalFrame = end }
        guard context == nil, let front, behind != nil else { return }
        container.bringSubviewToFront(front)
        if let frontSearch { container.bringSubviewToFront(frontSearch) }
        barPassage?.carry(below: front, in: container)
        let shade = NavigationShade(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.alpha = isForward ? 0 : Self.darkness
        container.insertSubview(shade, belowSubview: front)
        self.shade = shade
        if isForward { moveFront(by: aside) } else { moveBehind(by: underneath) }
    }

    private func search(over controller: UIViewController?) -> UIView? {
        controller?.searchBesideContent.flatMap { $0.superview === container ? $0 : nil }
    }

    private func moveFront(by transform: CGAffineTransform) {
        front?.transform = transform
        frontSearch?.transform = transform
    }

    private func moveBehind(by transform: CGAffineTransform) {
        behind?.transform = transform
        behindSearch?.transform = transform
        barPassage?.move(by: transform)
    }

    /// Gives the views their places at the end.
    func move() {
        guard let shade else { return }
        shade.alpha = isForward ? Self.darkness : 0
        moveFront(by: isForward ? .identity : aside)
        moveBehind(by: isForward ? underneath : .identity)
    }

    /// Removes the views that are no longer visible.
    func cleanUp(removing gone: UIViewController?) {
        shade?.removeFromSuperview()
        if context == nil { for view in [frontSearch, behindSearch] { view?.transform = .identity } }
        search(over: gone)?.removeFromSuperview()
        // Another container may have taken the view meanwhile.
        if let view = gone?.viewIfLoaded, view.isDescendant(of: container) { view.removeFromSuperview() }
        guard context == nil else { return }
        for controller in [old, new] { controller?.viewIfLoaded?.transform = .identity }
    }
}
