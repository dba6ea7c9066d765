import Foundation

/// The animation of a movement of the focus.
/// See Apple's [UIFocusAnimationContext](https://developer.apple.com/documentation/uikit/uifocusanimationcontext).
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// The duration of the animation, in seconds.
    var duration: TimeInterval { get }
}

/// Runs the animations of an app together with a movement of the focus.
/// See Apple's [UIFocusAnimationCoordinator](
/// https://developer.apple.com/documentation/uikit/uifocusanimationcoordinator).
///
/// The animations begin when all environments have been informed of the movement. An item gets its look in 0.2 seconds, and loses it in 0.35.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    private final class Context: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval

        init(duration: TimeInterval) { self.duration = duration }
    }

    private struct Part {
        var duration: TimeInterval
        var animations: (any UIFocusAnimationContext) -> Void
        var completion: (() -> Void)?
    }

    private static let focusing = 0.2
    private static let unfocusing = 0.35

    private var parts: [Part] = []
    private let previous: UIView?
    private let next: UIView?
    /// The environment that is being informed of the movement.
    weak var informed: (any UIFocusEnvironment)?

    init(_ context: UIFocusUpdateContext) {
        previous = context.previouslyFocusedView
        next = context.nextFocusedView
        super.init()
    }

    /// Adds animations. Those that are added while an environment without the next item is informed take the time of an item that loses its
    /// look, and all others that of an item that gets it.
    ///
    /// - Parameters:
    ///   - animations: A closure that changes animatable properties, or nil.
    ///   - completion: A closure that runs when the animations have ended, or nil.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        let gainsFocus = informed.map { environment in
            next.map { UIFocusSystem.environment(environment, contains: $0) } ?? false
        }
        add(gainsFocus == false ? Self.unfocusing : Self.focusing, { _ in animations?() }, completion)
    }

    /// Adds animations that run while the next item gets its look.
    ///
    /// - Parameters:
    ///   - animations: A closure that changes animatable properties, or nil.
    ///   - completion: A closure that runs when the animations have ended, or nil.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(Self.focusing, { animations?($0) }, completion)
    }

    /// Adds animations that run while the previous item loses its look.
    ///
    /// - Parameters:
    ///   - animations: A closure that changes animatable properties, or nil.
    ///   - completion: A closure that runs when the animations have ended, or nil.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        add(Self.unfocusing, { animations?($0) }, completion)
    }

    private func add(
        _ duration: TimeInterval, _ animations: @escaping (any UIFocusAnimationContext) -> Void,
        _ completion: (() -> Void)?
    ) {
        parts.append(Part(duration: duration, animations: animations, completion: completion))
    }

    /// Runs the animations that were added.
    func run() {
        let parts = parts
        self.parts = []
        for part in parts {
            let context = Context(duration: part.duration)
            UIView.animate(withDuration: part.duration, delay: 0, options: .allowUserInteraction) {
                part.animations(context)
            } completion: { _ in
                part.completion?()
            }
        }
    }
}
