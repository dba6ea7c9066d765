/// A place on the edge of a rectangle: an edge or a corner.
/// See Apple's [NSRectAlignment](https://developer.apple.com/documentation/uikit/nsrectalignment).
public enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
    /// No edge: the middle of the rectangle.
    case none = 0
    /// The middle of the top edge.
    case top
    /// The corner where the top edge starts in reading direction.
    case topLeading
    /// The middle of the edge where reading starts.
    case leading
    /// The corner where the bottom edge starts in reading direction.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner where the bottom edge ends in reading direction.
    case bottomTrailing
    /// The middle of the edge where reading ends.
    case trailing
    /// The corner where the top edge ends in reading direction.
    case topTrailing
}
