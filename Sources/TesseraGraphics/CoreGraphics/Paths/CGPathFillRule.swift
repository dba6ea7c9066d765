/// The rules by which points count as inside a path.
/// See Apple's [CGPathFillRule](https://developer.apple.com/documentation/coregraphics/cgpathfillrule).
public enum CGPathFillRule: Int, Sendable {
    /// A point is inside if the path winds around it, as the directions of its parts decide.
    case winding = 0
    /// A point is inside if the path encloses it an odd number of times.
    case evenOdd = 1
}
