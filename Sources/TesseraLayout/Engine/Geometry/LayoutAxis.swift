/// One of the two directions of the plane.
enum LayoutAxis: Hashable, Sendable {
    case horizontal, vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A part of an axis. After insets larger than the part, `lower` may be greater than `upper`; the part is
/// empty then.
struct Span: Hashable, Sendable {
    var lower: CGFloat
    var upper: CGFloat

    var isEmpty: Bool { upper <= lower }

    /// Returns the part without the insets at its two ends.
    func inset(by insets: NSDirectionalEdgeInsets, _ axis: LayoutAxis) -> Span {
        Span(lower: lower + insets.start(axis), upper: upper - insets.end(axis))
    }

    func offset(by distance: CGFloat) -> Span { Span(lower: lower + distance, upper: upper + distance) }

    func union(_ other: Span) -> Span {
        Span(lower: min(lower, other.lower), upper: max(upper, other.upper))
    }
}

extension CGSize {
    subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: LayoutAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns the inset at the start of an axis: leading or top.
    func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
    /// Returns the inset at the end of an axis: trailing or bottom.
    func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

extension NSDirectionalEdgeInsets {
    /// Returns the insets with those along `axis` set to zero.
    func across(_ axis: LayoutAxis) -> NSDirectionalEdgeInsets {
        axis == .horizontal
            ? .init(top: top, leading: 0, bottom: bottom, trailing: 0)
            : .init(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }
}

extension NSCollectionLayoutEdgeSpacing {
    /// Returns the space at the start of an axis: leading or top.
    func start(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    /// Returns the space at the end of an axis: trailing or bottom.
    func end(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
