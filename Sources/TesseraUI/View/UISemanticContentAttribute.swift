/// The meaning of a view's content, which decides whether the view mirrors its arrangement when the user
/// interface flows from right to left.
/// See Apple's [UISemanticContentAttribute](
/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute).
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// Content that is mirrored with the user interface.
    case unspecified = 0
    /// Controls of a player, such as those to rewind and to play, which are not mirrored.
    case playback = 1
    /// Controls for a direction in space, such as a game pad, which are not mirrored.
    case spatial = 2
    /// Content that flows from left to right in every user interface.
    case forceLeftToRight = 3
    /// Content that flows from right to left in every user interface.
    case forceRightToLeft = 4
}
