import Foundation
import TesseraBasics

/// The pace of an animation that moves like a spring.
/// See Apple's [UISpringTimingParameters](https://developer.apple.com/documentation/uikit/uispringtimingparameters).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at the start, in whole distances of the animation per second: `dy` applies to the
    /// vertical places and sizes of views, `dx` to everything else.
    public let initialVelocity: CGVector

    private enum Form {
        /// The duration is that of the animator.
        case dampingRatio(Double)
        /// The spring determines the duration itself.
        case physical(dampingRatio: Double, frequency: Double)
    }

    private let form: Form

    /// Creates a spring that does not overshoot and settles in half a second, like the system's own
    /// animations.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 109.54, initialVelocity: .zero)
    }

    /// Creates a spring that settles in the animator's duration. At a `ratio` of 1 it does not overshoot; the nearer to 0, the
    /// further it overshoots.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring that settles in the animator's duration. At a `ratio` of 1 it does not overshoot; the nearer to 0, the
    /// further it overshoots.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .dampingRatio(ratio)
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with a mass, a stiffness and a damping, all above 0. It moves until it has settled;
    /// the animator's duration has no effect.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        demand(
            mass > 0 && stiffness > 0 && damping > 0,
            "UISpringTimingParameters: mass, stiffness and damping must be above 0; they are \(mass), \(stiffness) and "
                + "\(damping).")
        form = .physical(
            dampingRatio: damping / (2 * (mass * stiffness).squareRoot()),
            frequency: (stiffness / mass).squareRoot())
        initialVelocity = velocity
        super.init()
    }

    /// Creates a spring with a period of `duration` seconds. At a `bounce` of 0 it does not overshoot, towards 1 it overshoots
    /// further, and towards -1 it slows down. The animator's duration has no effect.
    public init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        let spring = Spring.perceived(duration: duration, bounce: bounce, velocity: 0)
        form = .physical(dampingRatio: spring.dampingRatio, frequency: spring.frequency)
        initialVelocity = velocity
        super.init()
    }

    /// The kind of the curve, which is always a spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil, because the curve is a spring.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The parameters themselves, which never change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    func pace(duration: TimeInterval) -> AnimationPace {
        let horizontal = spring(velocity: initialVelocity.dx, duration: duration)
        guard initialVelocity.dx != initialVelocity.dy else {
            let time = seconds(horizontal, duration: duration)
            return AnimationPace(duration: time, curve: .spring(horizontal, duration: time))
        }
        let vertical = spring(velocity: initialVelocity.dy, duration: duration)
        let time = max(seconds(horizontal, duration: duration), seconds(vertical, duration: duration))
        return AnimationPace(
            duration: time, curve: .spring(horizontal, duration: time),
            verticalCurve: .spring(vertical, duration: time))
    }

    private func spring(velocity: Double, duration: TimeInterval) -> Spring {
        switch form {
        case .dampingRatio(let ratio):
            Spring.settling(after: max(duration, 1e-3), dampingRatio: ratio, velocity: velocity)
        case .physical(let ratio, let frequency):
            Spring(dampingRatio: ratio, frequency: frequency, velocity: velocity)
        }
    }

    private func seconds(_ spring: Spring, duration: TimeInterval) -> TimeInterval {
        if case .dampingRatio = form { duration } else { min(spring.settlingTime, 60) }
    }
}
