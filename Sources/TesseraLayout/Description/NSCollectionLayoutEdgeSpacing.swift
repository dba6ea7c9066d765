/// The space around an item, which pushes its neighbours away.
///
/// Unlike an item's content insets, edge spacing adds to the room that the item takes.
/// See Apple's [NSCollectionLayoutEdgeSpacing](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing).
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
    /// The space at the edge where reading starts.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above.
    public let top: NSCollectionLayoutSpacing?
    /// The space at the edge where reading ends.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates edge spacing; `nil` means no space at an edge.
    public required init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    /// Returns the edge spacing itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true if `object` is edge spacing with equal spaces at all edges.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
        return leading == other.leading && top == other.top && trailing == other.trailing
            && bottom == other.bottom
    }

    /// A hash of the four spaces.
    open nonisolated override var hash: Int { [leading, top, trailing, bottom].hashValue }
}
