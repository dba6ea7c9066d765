/// A rectangle stored as its four edges.
///
/// Neighbours have the same number for their common edge. The sum of an origin and a size could differ from
/// that number in the last bit, and rounding to pixels could turn the difference into a gap.
struct Box: Hashable, Sendable {
    var minX: CGFloat
    var minY: CGFloat
    var maxX: CGFloat
    var maxY: CGFloat

    init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(_ rect: CGRect) {
        self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
    }

    init(origin: CGPoint, size: CGSize) {
        self.init(
            minX: origin.x, minY: origin.y, maxX: origin.x + size.width, maxY: origin.y + size.height)
    }

    /// Creates a box from its parts along an axis and across it.
    init(_ axis: LayoutAxis, _ along: Span, across: Span) {
        let (x, y) = axis == .horizontal ? (along, across) : (across, along)
        self.init(minX: x.lower, minY: y.lower, maxX: x.upper, maxY: y.upper)
    }

    func min(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
    func max(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }

    func span(_ axis: LayoutAxis) -> Span { Span(lower: min(axis), upper: max(axis)) }

    func offset(by point: CGPoint) -> Box {
        Box(minX: minX + point.x, minY: minY + point.y, maxX: maxX + point.x, maxY: maxY + point.y)
    }

    /// Returns the box inside this one by insets. If the insets leave no room, the box has no size and lies
    /// at the inset start.
    func inset(by insets: NSDirectionalEdgeInsets) -> Box {
        let (left, top) = (minX + insets.leading, minY + insets.top)
        return Box(
            minX: left, minY: top, maxX: Swift.max(left, maxX - insets.trailing),
            maxY: Swift.max(top, maxY - insets.bottom))
    }

    func insetBy(_ distance: CGFloat) -> Box {
        Box(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }

    /// Returns the box mirrored from left to right, in content of the given width.
    func mirrored(in width: CGFloat) -> Box {
        Box(minX: width - maxX, minY: minY, maxX: width - minX, maxY: maxY)
    }

    func union(_ other: Box) -> Box {
        Box(
            minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
            maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
    }

    /// Returns true if the two boxes share more than an edge.
    func overlaps(_ other: Box) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
