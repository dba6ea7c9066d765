import Foundation

/// An animation of a property with the motion of a spring.
/// See Apple's [CASpringAnimation](https://developer.apple.com/documentation/quartzcore/caspringanimation).
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring, above 0.
    open var mass: CGFloat = 1
    /// The stiffness of the spring, above 0.
    open var stiffness: CGFloat = 100
    /// The force that brakes the mass, 0 or more.
    open var damping: CGFloat = 10
    /// The velocity at the start, in whole distances per second.
    open var initialVelocity: CGFloat = 0

    /// Creates an animation without a property.
    public required init() { super.init() }

    /// Creates an animation with a period and a bounce.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The period of the spring in seconds.
    ///   - bounce: The bounce in -1...1. At 0 the spring reaches the end without overshooting. A greater number lets it overshoot
    ///     more, and a smaller one makes it slower.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring.perceived(duration: perceptualDuration, bounce: Double(bounce), velocity: 0)
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    /// The seconds after which the spring has come to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingTime }
    /// The period of the spring in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
    /// The bounce of the spring: 0 if it does not overshoot, more if it does.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private var spring: Spring {
        let (mass, stiffness) = (max(Double(mass), 1e-6), max(Double(stiffness), 1e-6))
        return Spring(
            dampingRatio: Double(damping) / (2 * (mass * stiffness).squareRoot()),
            frequency: (stiffness / mass).squareRoot(), velocity: Double(initialVelocity))
    }

    override var displayCurve: TimingCurve { .spring(spring, duration: duration) }
}
