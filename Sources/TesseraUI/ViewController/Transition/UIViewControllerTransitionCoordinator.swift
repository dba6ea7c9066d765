import Foundation

/// Runs what accompanies a transition, such as a change of size.
/// See Apple's [UIViewControllerTransitionCoordinator](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's animation, and `completion` when that has ended.
    ///
    /// - Returns: Whether they will run: false when the transition's animation has begun.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `animation` with the transition's animation, and `completion` when that has ended, where `animation` changes what
    /// lies in `view` and not in the transition's container.
    ///
    /// - Returns: Whether they will run: false when the transition's animation has begun.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `handler` when a gesture that drove the transition lets go of it. ``UIViewControllerTransitionCoordinatorContext/isCancelled``
    /// says then whether the transition goes back to its start.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition's animation; returns whether it will run.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs `animation`, which changes what lies in `view`, with the transition's animation; returns whether it will run.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// What there is to know of a transition.
/// See Apple's [UIViewControllerTransitionCoordinatorContext](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// True if the transition is animated.
    var isAnimated: Bool { get }
    /// How the controller is presented; ``UIModalPresentationStyle/none`` where none is.
    var presentationStyle: UIModalPresentationStyle { get }
    /// True if a gesture drove the transition when it began.
    var initiallyInteractive: Bool { get }
    /// True if a gesture can take the transition over.
    var isInterruptible: Bool { get }
    /// True if a gesture drives the transition.
    var isInteractive: Bool { get }
    /// True if the transition was cancelled.
    var isCancelled: Bool { get }
    /// How long the animation takes, in seconds; 0 where there is none.
    var transitionDuration: TimeInterval { get }
    /// How much of the transition is done: the share to which a gesture has driven it; otherwise 0, or 1 when it is at its end.
    var percentComplete: CGFloat { get }
    /// How fast the gesture was that let go of the transition, as a multiple of the speed that the animation has by itself; 1
    /// without one.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation, also of its end after a gesture has let go.
    var completionCurve: UIView.AnimationCurve { get }
    /// The rotation of the interface that the transition brings: none, since browsers turn their pages by themselves.
    var targetTransform: CGAffineTransform { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The controller that the transition leads from or to; the same where it changes a controller's size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that the transition leads from or to; the same where it changes a view's size.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Says which controller of a transition is meant.
/// See Apple's [UITransitionContextViewControllerKey](
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey).
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is shown at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is shown at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Says which view of a transition is meant.
/// See Apple's [UITransitionContextViewKey](
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey).
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is shown at the start.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is shown at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
