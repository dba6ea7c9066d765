import Foundation

/// The coordinator of a transition, such as a change of size. It runs other animations alongside.
/// See Apple's [UIViewControllerTransitionCoordinator](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` with the transition's animation, and `completion` when that has ended.
    ///
    /// - Returns: True if they will run, false if it is too late because the transition's animation has
    ///   begun.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `animation` with the transition's animation, and `completion` when that has ended. `animation`
    /// changes views in `view`, outside of the transition's container.
    ///
    /// - Returns: True if they will run, false if it is too late because the transition's animation has
    ///   begun.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs `handler` when a gesture stops driving the transition.
    /// ``UIViewControllerTransitionCoordinatorContext/isCancelled`` is then true if the transition returns to
    /// its start.
    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` with the transition's animation. Returns true if it will run.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Runs `animation`, which changes views in `view`, with the transition's animation. Returns true if it
    /// will run.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// The properties of a transition.
/// See Apple's [UIViewControllerTransitionCoordinatorContext](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// A Boolean value that tells whether the transition is animated.
    var isAnimated: Bool { get }
    /// The style in which the controller is presented, or ``UIModalPresentationStyle/none`` if none is
    /// presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// A Boolean value that tells whether a gesture drove the transition when it began.
    var initiallyInteractive: Bool { get }
    /// A Boolean value that tells whether a gesture can take over the running transition. It is false until the animation has
    /// begun.
    var isInterruptible: Bool { get }
    /// A Boolean value that tells whether a gesture is driving the transition.
    var isInteractive: Bool { get }
    /// A Boolean value that tells whether the transition was cancelled.
    var isCancelled: Bool { get }
    /// The duration of the animation, in seconds, or 0 if there is none.
    var transitionDuration: TimeInterval { get }
    /// The fraction of the transition to which a gesture has driven it. Without a gesture it is 0, and 1 at
    /// the end.
    var percentComplete: CGFloat { get }
    /// The speed of the gesture that ended, as a multiple of the animation's own speed. It is 1 without a
    /// gesture.
    var completionVelocity: CGFloat { get }
    /// The curve of the animation, also after a gesture has ended.
    var completionCurve: UIView.AnimationCurve { get }
    /// The rotation that the transition applies to the interface. It is always the identity, since browsers
    /// rotate their pages by themselves.
    var targetTransform: CGAffineTransform { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// Returns the controller at the start or the end of the transition. Both are the same if only a size
    /// changes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view at the start or the end of the transition. Both are the same if only a size changes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// The name of one of the two controllers of a transition.
/// See Apple's [UITransitionContextViewControllerKey](
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey).
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The controller that is displayed at the start.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that is displayed at the end.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The name of one of the two views of a transition.
/// See Apple's [UITransitionContextViewKey](
/// https://developer.apple.com/documentation/uikit/uitransitioncontextviewkey).
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The view that is displayed at the start.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that is displayed at the end.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
