import Foundation
import TesseraBasics

/// The motion of a mass on a damped spring from 0 to 1.
struct Spring: Hashable {
    /// The damping divided by the critical damping, above 0. At 1 and above, the spring does not overshoot.
    var dampingRatio: Double
    /// The angular frequency without damping, in radians per second.
    var frequency: Double
    /// The velocity at the start, in whole distances per second.
    var velocity: Double

    /// Creates a spring. A damping ratio or frequency that is not finite becomes 1. A velocity that is not finite, for example
    /// one divided by a distance of 0, becomes 0.
    init(dampingRatio: Double, frequency: Double, velocity: Double) {
        self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 1e-3) : 1
        self.frequency = frequency.isFinite ? max(frequency, 1e-6) : 1
        self.velocity = velocity.isFinite ? min(max(velocity, -1e4), 1e4) : 0
    }

    /// The fraction of the distance within which a spring must stay around its end to count as settled.
    static let tolerance = 0.001

    /// Returns the completed fraction of the way `time` seconds after the start. It is above 1 when the
    /// spring overshoots.
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

    /// The two exponential rates whose weighted sum is the motion of an overdamped spring, and the weight of
    /// the slow one.
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
        // The upper bound decreases from here on, so that bisection finds the time at which it becomes small
        // enough.
        var (low, high) = (0.0, 1 / frequency)
        while bound(at: high) > Self.tolerance, high < 1e6 { (low, high) = (high, high * 2) }
        return bisect(low...high, steps: 50) { bound(at: $0) > Self.tolerance }.upperBound
    }

    /// Returns an upper bound of the distance of an overdamped spring from its end, as a fraction of the
    /// whole distance, `time` seconds after its start.
    private func bound(at time: Double) -> Double {
        if dampingRatio <= 1 + 1e-4 {
            return (1 + abs(frequency - velocity) * time) * exp(-frequency * time)
        }
        let (slow, fast, share) = overdampedRates
        return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
    }

    /// Returns the spring with a damping ratio and an initial velocity that settles after `duration` seconds.
    static func settling(after duration: Double, dampingRatio: Double, velocity: Double) -> Spring {
        let ratio = min(max(dampingRatio, 0.01), 10)
        // Frequencies of many orders of magnitude come into question.
        let found = bisect(
            1e-3 / duration...1e6 / duration, steps: 80, middle: { ($0 * $1).squareRoot() }
        ) { Spring(dampingRatio: ratio, frequency: $0, velocity: velocity).settlingTime > duration }
        return Spring(dampingRatio: ratio, frequency: found.upperBound, velocity: velocity)
    }

    /// Returns the spring with a period of `duration` seconds. At a `bounce` of 0 it does not overshoot, towards 1 it overshoots
    /// further, and below 0 it slows down.
    static func perceived(duration: Double, bounce: Double, velocity: Double) -> Spring {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return Spring(
            dampingRatio: min(max(ratio, 0.01), 100), frequency: 2 * .pi / max(duration, 1e-3),
            velocity: velocity)
    }
}
