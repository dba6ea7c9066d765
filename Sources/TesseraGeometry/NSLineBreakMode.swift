/// The treatment of text that is longer than its line.
/// See Apple's [NSLineBreakMode](https://developer.apple.com/documentation/uikit/nslinebreakmode).
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// Text wraps at word boundaries. A word that is longer than a line is broken within.
    case byWordWrapping = 0
    /// Text wraps before the first character that does not fit.
    case byCharWrapping = 1
    /// The part of the text beyond the container is not drawn.
    case byClipping = 2
    /// The last line consists of an ellipsis and the end of the text.
    case byTruncatingHead = 3
    /// The last line ends with an ellipsis in the place of the rest of the text.
    case byTruncatingTail = 4
    /// The last line consists of the start and the end of the text with an ellipsis between them.
    case byTruncatingMiddle = 5
}
