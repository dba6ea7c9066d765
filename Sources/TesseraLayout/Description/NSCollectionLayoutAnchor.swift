/// Where a supplementary item is attached: a point on a rectangle, moved by an offset.
///
/// The point is a corner for two neighbouring edges, the middle of an edge for one, and the middle of the rectangle
/// for none; opposite edges cancel each other.
/// See Apple's [NSCollectionLayoutAnchor](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
@preconcurrency @MainActor public final class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
    /// The edges that the point lies on.
    public let edges: NSDirectionalRectEdge
    /// How far the supplementary item is moved towards the trailing edge and down: in points, or in fractions of its
    /// own size.
    public let offset: CGPoint
    /// Whether the offset is in fractions of the supplementary item's size.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        guard offset.x.isWithinLimits, offset.y.isWithinLimits else {
            misuse("NSCollectionLayoutAnchor", "the offset is \(offset); it \(CGFloat.limits)")
        }
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
    }

    /// Creates an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Creates an anchor that moves the item by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Creates an anchor that moves the item by fractions of its own size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The anchor itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is an anchor at the same edges with the same offset.
    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return edges == other.edges && offset == other.offset
            && isFractionalOffset == other.isFractionalOffset
    }

    /// A hash of the edges.
    public nonisolated override var hash: Int { edges.rawValue.hashValue }

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
