import Foundation

extension UIView {
    /// The curves that the system provides.
    /// See Apple's [UIView.AnimationCurve](https://developer.apple.com/documentation/uikit/uiview/animationcurve).
    public enum AnimationCurve: Int, Sendable {
        /// The pace is slow at both ends.
        case easeInOut = 0
        /// The pace is slow at the start.
        case easeIn = 1
        /// The pace is slow at the end.
        case easeOut = 2
        /// The pace is even.
        case linear = 3

        var cubic: CubicCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }
}

/// The pace of an animation as a cubic Bézier curve.
/// See Apple's [UICubicTimingParameters](https://developer.apple.com/documentation/uikit/uicubictimingparameters).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The system's curve, or ``UIView/AnimationCurve/easeInOut`` if the parameters have control points of
    /// their own.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    private let type: UITimingCurveType

    /// Creates the curve that Core Animation uses by default.
    public convenience override init() {
        let curve = CubicCurve.standard
        self.init(controlPoint1: curve.first, controlPoint2: curve.second)
    }

    /// Creates one of the system's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = (curve.cubic.first, curve.cubic.second)
        type = .builtin
        super.init()
    }

    /// Creates a curve from (0, 0) to (1, 1) with two control points. Their x is the fraction of the time,
    /// 0...1, and their y is the fraction of the way.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        type = .cubic
        super.init()
    }

    /// The kind of the curve.
    open var timingCurveType: UITimingCurveType { type }
    /// The parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil, because the curve is not a spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// The parameters themselves, which never change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    var curve: CubicCurve { CubicCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y) }
}
