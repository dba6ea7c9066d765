import Foundation

/// The radius of one corner of a view.
/// See Apple's [UICornerRadius](https://developer.apple.com/documentation/uikit/uicornerradius-swift.struct).
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
    }
    let kind: Kind

    /// Returns a radius in points, at most half of the shorter side of the view.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius {
        UICornerRadius(kind: .fixed(radius.isFinite ? max(radius, 0) : 0))
    }

    /// Returns the radius of an arc with the same centre as the nearest corner of the container: the container's radius without
    /// the distance between the two corners, or 0 if the distance is larger.
    ///
    /// The container is the nearest view around the view that has round corners. The distance is the larger one of those from its
    /// two edges.
    ///
    /// - Parameter minimum: The smallest radius in points, or nil for 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        let least = minimum ?? 0
        return UICornerRadius(kind: .concentric(minimum: least.isFinite ? max(least, 0) : 0))
    }

    var isConcentric: Bool {
        if case .concentric = kind { return true }
        return false
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a radius in points, as ``fixed(_:)`` does.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
    /// Creates a radius in points, as ``fixed(_:)`` does.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}
