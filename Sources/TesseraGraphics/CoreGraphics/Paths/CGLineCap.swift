/// The shapes of the ends of lines.
/// See Apple's [CGLineCap](https://developer.apple.com/documentation/coregraphics/cglinecap).
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its last point.
    case butt = 0
    /// A half circle is added to the line.
    case round = 1
    /// Half of the line's width is added to the line.
    case square = 2
}
