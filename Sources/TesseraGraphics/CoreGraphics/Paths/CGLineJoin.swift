/// The shapes of the corners of lines.
/// See Apple's [CGLineJoin](https://developer.apple.com/documentation/coregraphics/cglinejoin).
public enum CGLineJoin: Int32, Sendable {
    /// The corner is pointed, unless the point would be longer than the miter limit allows.
    case miter = 0
    /// The corner is round.
    case round = 1
    /// The corner is cut off.
    case bevel = 2
}
