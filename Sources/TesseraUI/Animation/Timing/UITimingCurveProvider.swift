import Foundation

/// What kind of timing information a provider has.
/// See Apple's [UITimingCurveType](https://developer.apple.com/documentation/uikit/uitimingcurvetype).
public enum UITimingCurveType: Int, Sendable {
    /// A curve that the system provides.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring whose pace follows a cubic Bézier curve.
    case composed = 3
}

/// The pace of a property animator.
/// See Apple's [UITimingCurveProvider](https://developer.apple.com/documentation/uikit/uitimingcurveprovider).
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
    /// What kind of timing information the provider has.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, where there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The pace of an animation for which the app asks to take `duration` seconds, and the seconds that it takes.
    func pace(duration: TimeInterval) -> AnimationPace {
        let cubic = cubicTimingParameters?.curve
        guard let spring = springTimingParameters else {
            return AnimationPace(duration: duration, curve: .cubic(cubic ?? .easeInOut))
        }
        return spring.pace(duration: duration)
    }
}

/// How long an animation takes, and its pace.
struct AnimationPace {
    /// Seconds from start to end.
    var duration: TimeInterval
    var curve: TimingCurve
    /// The pace of what is measured from top to bottom, where it differs.
    var verticalCurve: TimingCurve?

    /// Creates a pace. A duration that is no number, or below 0, is 0.
    init(duration: TimeInterval, curve: TimingCurve, verticalCurve: TimingCurve? = nil) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.curve = curve
        self.verticalCurve = verticalCurve
    }
}
