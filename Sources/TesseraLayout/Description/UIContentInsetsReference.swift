/// The boundary that content insets are measured from, across the direction of scrolling.
/// See Apple's [UIContentInsetsReference](
/// https://developer.apple.com/documentation/uikit/uicontentinsetsreference).
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The boundary that holds for the whole layout, and for that the safe area.
    case automatic = 0
    /// The edges of the container.
    case none = 1
    /// The part that no bar and no hardware covers.
    case safeArea = 2
    /// The margins of the collection view.
    case layoutMargins = 3
    /// The part of the margins in which lines of text are not too long to read.
    case readableContent = 4
}
