/// Space around an item, which pushes its neighbours away.
///
/// Unlike an item's content insets, edge spacing adds to the room that the item takes.
/// See Apple's [NSCollectionLayoutEdgeSpacing](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space at the edge where reading starts.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the edge where reading ends.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates edge spacing; `nil` is none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
