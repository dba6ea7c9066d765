import Foundation
import TesseraBasics

/// A mass on a damped spring that goes from 0 to 1.
struct Spring: Hashable {
    /// The damping, divided by the damping at which the spring just does not overshoot; above 0.
    var dampingRatio: Double
    /// The angular frequency without damping, in radians a second.
    var frequency: Double
    /// The velocity at the start, in distances a second.
    var velocity: Double

    /// Creates a spring. A number that is not finite, such as a velocity divided by a distance of 0, is replaced: the damping and
    /// the frequency by 1, the velocity by 0.
    init(dampingRatio: Double, frequency: Double, velocity: Double) {
        self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 1e-3) : 1
        self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1
        self.velocity = velocity.isFinite ? min(max(velocity, -1e4), 1e4) : 0
    }

    /// A spring counts as settled when it stays within this part of the distance around its end.
    static let tolerance = 0.001

    /// The share of the way that has been gone `time` seconds after the start; above 1 where the spring overshoots.
    func progress(at time: Double) -> Double {
        let (ratio, omega) = (dampingRatio, frequency)
        if abs(ratio - 1) < 1e-4 {
            return 1 - (1 + (omega - velocity) * time) * exp(-omega * time)
        }
        if ratio < 1 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * omega - velocity) / damped
            return 1 - exp(-ratio * omega * time) * (cos(damped * time) + sine * sin(damped * time))
        }
        let (slow, fast, share) = overdampedRates
        return 1 - share * exp(slow * time) - (1 - share) * exp(fast * time)
    }

    /// The two exponential rates whose weighted sum is the motion of an overdamped spring, and the weight of the slow one.
    private var overdampedRates: (slow: Double, fast: Double, share: Double) {
        let root = (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (-frequency * (dampingRatio - root), -frequency * (dampingRatio + root))
        return (slow, fast, (-velocity - fast) / (slow - fast))
    }

    /// The time in seconds after which the spring stays within ``tolerance`` of its end.
    var settlingTime: Double {
        if dampingRatio < 1 - 1e-4 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let amplitude = hypot(1, (dampingRatio * frequency - velocity) / damped)
            return max(log(amplitude / Self.tolerance) / (dampingRatio * frequency), 0)
        }
        // What bounds the rest falls from here on, so that halving intervals finds where it gets small enough.
        var (low, high) = (0.0, 1 / frequency)
        while bound(at: high) > Self.tolerance, high < 1e6 { (low, high) = (high, high * 2) }
        return bisect(low...high, steps: 50) { bound(at: $0) > Self.tolerance }.upperBound
    }

    /// An upper bound of how far an overdamped spring is from its end, as a part of the distance, `time` seconds after its start.
    private func bound(at time: Double) -> Double {
        if dampingRatio <= 1 + 1e-4 {
            return (1 + abs(frequency - velocity) * time) * exp(-frequency * time)
        }
        let (slow, fast, share) = overdampedRates
        return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
    }

    /// The spring with a damping ratio and an initial velocity that settles after `duration` seconds.
    static func settling(after duration: Double, dampingRatio: Double, velocity: Double) -> Spring {
        let ratio = min(max(dampingRatio, 0.01), 10)
        // Frequencies of many orders of magnitude come into question.
        let found = bisect(
            1e-3 / duration...1e6 / duration, steps: 80, middle: { ($0 * $1).squareRoot() }
        ) { Spring(dampingRatio: ratio, frequency: $0, velocity: velocity).settlingTime > duration }
        return Spring(dampingRatio: ratio, frequency: found.upperBound, velocity: velocity)
    }

    /// The spring whose swings take `duration` seconds: `bounce` is 0 for one that does not overshoot, up to 1 for one
    /// that never stops, and less for one that creeps.
    static func perceived(duration: Double, bounce: Double, velocity: Double) -> Spring {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return Spring(
            dampingRatio: min(max(ratio, 0.01), 100), frequency: 2 * .pi / max(duration, 1e-3),
            velocity: velocity)
    }
}
