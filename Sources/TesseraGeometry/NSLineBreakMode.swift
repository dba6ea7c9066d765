/// What becomes of text that is longer than its line.
/// See Apple's [NSLineBreakMode](https://developer.apple.com/documentation/uikit/nslinebreakmode).
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Wraps at word boundaries; a word that is longer than a line is broken within.
    case byWordWrapping = 0
    /// Wraps before the first character that does not fit.
    case byCharWrapping = 1
    /// Draws no part of the text beyond the container.
    case byClipping = 2
    /// Shows the end of the last line and an ellipsis before it.
    case byTruncatingHead = 3
    /// Shows the start of the last line and an ellipsis after it.
    case byTruncatingTail = 4
    /// Shows start and end of the last line and an ellipsis between them.
    case byTruncatingMiddle = 5
}
