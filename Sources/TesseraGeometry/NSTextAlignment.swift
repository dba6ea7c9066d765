/// The position of lines of text between the left and right edges.
/// See Apple's [NSTextAlignment](https://developer.apple.com/documentation/uikit/nstextalignment).
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Lines start at the left edge.
    case left = 0
    /// Lines are centered.
    case center = 1
    /// Lines end at the right edge.
    case right = 2
    /// Lines fill the width, except for the last line of a paragraph, which has natural alignment.
    case justified = 3
    /// Lines start at the edge where reading starts.
    case natural = 4
}
