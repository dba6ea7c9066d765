import TesseraBasics

/// Where a supplementary item is attached: a point on a rectangle, moved by an offset.
///
/// The point is a corner for two neighbouring edges, the middle of an edge for one, and the middle of the rectangle
/// for none; opposite edges cancel each other.
/// See Apple's [NSCollectionLayoutAnchor](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
    /// The edges that the point lies on.
    public let edges: NSDirectionalRectEdge
    /// How far the supplementary item is moved towards the trailing edge and down: in points, or in fractions of its
    /// own size.
    public let offset: CGPoint
    /// Whether the offset is in fractions of the supplementary item's size.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Creates an anchor at edges.
    public required init(edges: NSDirectionalRectEdge) {
        self.edges = edges
        offset = .zero
        isFractionalOffset = false
    }

    /// Creates an anchor that moves the item by points.
    public required init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = Self.checked(absoluteOffset)
        isFractionalOffset = false
    }

    /// Creates an anchor that moves the item by fractions of its own size.
    public required init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = Self.checked(fractionalOffset)
        isFractionalOffset = true
    }

    private static func checked(_ offset: CGPoint) -> CGPoint {
        guard offset.x.isWithinLimits, offset.y.isWithinLimits else {
            misuse("NSCollectionLayoutAnchor", "the offset is \(offset); it \(CGFloat.limits)")
        }
        return offset
    }

    /// The anchor itself, which cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is an anchor at the same edges with the same offset.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return edges == other.edges && offset == other.offset
            && isFractionalOffset == other.isFractionalOffset
    }

    /// A hash of the edges.
    open nonisolated override var hash: Int { edges.rawValue.hashValue }

    /// The point as fractions of a rectangle's size.
    var place: CGPoint {
        CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
    }

    private func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
        switch (edges.contains(start), edges.contains(end)) {
        case (true, false): 0
        case (false, true): 1
        default: 0.5
        }
    }

    /// The offset in points for a supplementary item of a size.
    func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
