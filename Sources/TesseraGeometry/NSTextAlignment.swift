/// How lines of text lie between the left and right edges.
/// See Apple's [NSTextAlignment](https://developer.apple.com/documentation/uikit/nstextalignment).
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Along the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// Along the right edge.
    case right = 2
    /// Along both edges, but for the last line of a paragraph, which is natural.
    case justified = 3
    /// Along the edge where reading starts.
    case natural = 4
}
