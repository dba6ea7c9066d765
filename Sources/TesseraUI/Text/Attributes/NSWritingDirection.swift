/// The direction in which a paragraph is read.
/// See Apple's [NSWritingDirection](https://developer.apple.com/documentation/uikit/nswritingdirection).
public enum NSWritingDirection: Int, Hashable, Sendable {
    /// The direction of the paragraph's first letter.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
