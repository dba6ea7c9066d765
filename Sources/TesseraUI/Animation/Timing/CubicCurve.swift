import Foundation
import TesseraBasics

/// A cubic Bézier curve from (0, 0) to (1, 1), with the time as x and the progress as y.
struct CubicCurve: Hashable {
    /// The first control point; its x is 0...1.
    var first: CGPoint
    /// The second control point; its x is 0...1.
    var second: CGPoint

    /// The curve that is slow at both ends.
    static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
    /// The curve that is slow at the start.
    static let easeIn = CubicCurve(0.42, 0, 1, 1)
    /// The curve that is slow at the end.
    static let easeOut = CubicCurve(0, 0, 0.58, 1)
    /// The curve with an even pace.
    static let linear = CubicCurve(0, 0, 1, 1)
    /// The curve that Core Animation uses by default.
    static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

    /// Creates a curve. The x of the control points is limited to 0...1, and coordinates that are not finite
    /// become 0.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func bounded(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : 0
        }
        first = CGPoint(x: bounded(x1, 0...1), y: bounded(y1, -100...100))
        second = CGPoint(x: bounded(x2, 0...1), y: bounded(y2, -100...100))
    }

    /// Returns the fraction of the way after a fraction of the time, 0...1.
    func progress(at time: Double) -> Double {
        if self == .linear { return time }
        // The time rises along the curve, so that bisection finds the point with the time.
        let found = bisect(0.0...1.0, steps: 40) { value($0, first.x, second.x) < time }
        return value((found.lowerBound + found.upperBound) / 2, first.y, second.y)
    }

    private func value(_ t: Double, _ one: Double, _ two: Double) -> Double {
        let remainder = 1 - t
        return 3 * remainder * remainder * t * one + 3 * remainder * t * t * two + t * t * t
    }
}
