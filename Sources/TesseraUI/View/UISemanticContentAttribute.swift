/// What a view holds, which decides whether what it arranges turns around where the user interface flows from right to left.
/// See Apple's [UISemanticContentAttribute](
/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute).
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// Content that turns around with the user interface.
    case unspecified = 0
    /// Controls of a player, such as those to rewind and to play, which do not turn around.
    case playback = 1
    /// Controls of a direction in space, such as a pad for a game, which do not turn around.
    case spatial = 2
    /// Content that flows from left to right in every user interface.
    case forceLeftToRight = 3
    /// Content that flows from right to left in every user interface.
    case forceRightToLeft = 4
}
