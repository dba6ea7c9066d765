import Foundation
import TesseraBasics

/// The name of a curve.
/// See Apple's [CAMediaTimingFunctionName](
/// https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname).
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The pace is even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// The pace is slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// The pace is slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// The pace is slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of most of the system's animations.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation as a cubic Bézier curve.
/// See Apple's [CAMediaTimingFunction](https://developer.apple.com/documentation/quartzcore/camediatimingfunction).
open class CAMediaTimingFunction: NSObject {
    let curve: CubicCurve

    init(_ curve: CubicCurve) {
        self.curve = curve
        super.init()
    }

    /// Creates the curve with a name, which must be one of those of ``CAMediaTimingFunctionName``.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: curve = .linear
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .easeInEaseOut: curve = .easeInOut
        case .default: curve = .standard
        default: fatalError("CAMediaTimingFunction(name:): there is no curve \(name.rawValue).")
        }
        super.init()
    }

    /// Creates a curve from (0, 0) to (1, 1) with two control points. Their x is the fraction of the time,
    /// 0...1, and their y is the fraction of the way.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
        super.init()
    }

    /// Writes the coordinates of one of the four points that define the curve to memory.
    ///
    /// - Parameters:
    ///   - index: The number of the point, 0...3.
    ///   - values: The memory for x and y.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, curve.first, curve.second, CGPoint(x: 1, y: 1)]
        demand(
            points.indices.contains(index), "getControlPoint(at: \(index)): the points are numbered 0...3.")
        values[0] = Float(points[index].x)
        values[1] = Float(points[index].y)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    open override var hash: Int { curve.hashValue }
}
