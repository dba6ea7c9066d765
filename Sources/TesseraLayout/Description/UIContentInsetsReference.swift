/// The boundary from which content insets are measured across the direction of scrolling.
/// See Apple's [UIContentInsetsReference](
/// https://developer.apple.com/documentation/uikit/uicontentinsetsreference).
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The boundary that the layout's configuration names; in the configuration itself, the safe area.
    case automatic = 0
    /// The edges of the container.
    case none = 1
    /// The part that bars and the hardware of the device do not cover.
    case safeArea = 2
    /// The margins of the collection view.
    case layoutMargins = 3
    /// The part of the margins in which lines of text are not too long to read.
    case readableContent = 4
}
