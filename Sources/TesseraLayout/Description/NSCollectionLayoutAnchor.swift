import TesseraBasics

/// The place at which a supplementary item is attached: a point on a rectangle, moved by an offset.
///
/// Two neighbouring edges name their corner, one edge names its middle, and no edges name the middle of the
/// rectangle. Opposite edges cancel each other.
/// See Apple's [NSCollectionLayoutAnchor](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor).
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
    /// The edges that the point lies on.
    public let edges: NSDirectionalRectEdge
    /// The distances by which the supplementary item is moved, towards the trailing edge and down: in
    /// points, or in fractions of its own size.
    public let offset: CGPoint
    /// A Boolean value that tells whether the offset is in fractions of the supplementary item's size.
    public let isFractionalOffset: Bool
    /// A Boolean value that tells whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Creates an anchor without an offset at the corner, edge or middle that `edges` name.
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

    /// Returns the anchor itself, as it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns true if `object` is an anchor at the same edges with the same offset.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return edges == other.edges && offset == other.offset
            && isFractionalOffset == other.isFractionalOffset
    }

    /// A hash of the edges.
    open nonisolated override var hash: Int { edges.rawValue.hashValue }

    /// The point as fractions of a rectangle's width and height.
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

    /// Returns the offset in points for a supplementary item of the given size.
    func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
