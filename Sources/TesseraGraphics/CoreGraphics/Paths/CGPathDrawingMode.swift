/// The ways to draw a path.
/// See Apple's [CGPathDrawingMode](https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode).
public enum CGPathDrawingMode: Int32, Sendable {
    /// The area that the path winds around is filled.
    case fill = 0
    /// The area that is enclosed an odd number of times is filled.
    case eoFill = 1
    /// A line is drawn along the path.
    case stroke = 2
    /// The path is filled, and then a line is drawn along it.
    case fillStroke = 3
    /// The path is filled by the even-odd rule, and then a line is drawn along it.
    case eoFillStroke = 4
}
