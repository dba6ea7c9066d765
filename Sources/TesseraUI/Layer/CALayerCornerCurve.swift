/// The curves of a layer's round corners.
/// See Apple's [CALayerCornerCurve](https://developer.apple.com/documentation/quartzcore/calayercornercurve).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners are quarters of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The sides bend towards the corners slowly, without a sudden change of curvature.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
