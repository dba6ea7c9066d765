import Foundation

/// How fast a constraint is restored after it was violated.
struct Softness {
    /// The share of the violation that becomes velocity, per second.
    var biasRate: Double
    var massScale: Double
    var impulseScale: Double

    static let rigid = Softness(biasRate: 0, massScale: 1, impulseScale: 0)

    /// A constraint that is restored like a damped oscillation, by the implicit method of Euler.
    static func stiff(frequency: Double, dampingRatio: Double, step: Double) -> Softness {
        let omega = 2 * Double.pi * frequency
        let damping = 2 * dampingRatio + step * omega
        let scale = 1 / (1 + step * omega * damping)
        return Softness(
            biasRate: omega / damping, massScale: step * omega * damping * scale, impulseScale: scale)
    }

    /// A spring whose motion alone is exact at the end of each step. The bias is returned as its product with the scale of
    /// the mass, since the latter is 0 without damping.
    ///
    /// A step leads from the place x and the velocity v to v' = αv - βx and x' = x + hv'. The determinant α and the trace
    /// 1 - hβ + α of this map are those of the damped oscillation.
    static func spring(frequency: Double, dampingRatio: Double, step: Double) -> (Softness, bias: Double) {
        let omega = 2 * Double.pi * frequency
        let ratio = max(dampingRatio, 0)
        let decay = exp(-ratio * omega * step)
        let root = abs(1 - ratio * ratio).squareRoot() * omega * step
        let trace = 2 * decay * (ratio < 1 ? cos(root) : cosh(root))
        let alpha = decay * decay
        return (
            Softness(biasRate: 0, massScale: 1 - alpha, impulseScale: alpha), (1 + alpha - trace) / step
        )
    }
}
