import Foundation

/// The kind of timing information that a provider has.
/// See Apple's [UITimingCurveType](https://developer.apple.com/documentation/uikit/uitimingcurvetype).
public enum UITimingCurveType: Int, Sendable {
    /// A curve that the system provides.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring whose pace is that of a cubic Bézier curve.
    case composed = 3
}

/// The pace of a property animator.
/// See Apple's [UITimingCurveProvider](https://developer.apple.com/documentation/uikit/uitimingcurveprovider).
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
    /// The kind of timing information that the provider has.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, or nil if there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil if there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the pace of an animation and its actual duration in seconds, if the app asks for `duration`
    /// seconds.
    func pace(duration: TimeInterval) -> AnimationPace {
        let cubic = cubicTimingParameters?.curve
        guard let spring = springTimingParameters else {
            return AnimationPace(duration: duration, curve: .cubic(cubic ?? .easeInOut))
        }
        return spring.pace(duration: duration)
    }
}

/// The duration and the pace of an animation.
struct AnimationPace {
    /// The seconds from start to end.
    var duration: TimeInterval
    var curve: TimingCurve
    /// The pace of vertical places and sizes, or nil if it is the same.
    var verticalCurve: TimingCurve?

    /// Creates a pace. A duration that is negative or not a number becomes 0.
    init(duration: TimeInterval, curve: TimingCurve, verticalCurve: TimingCurve? = nil) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.curve = curve
        self.verticalCurve = verticalCurve
    }
}
