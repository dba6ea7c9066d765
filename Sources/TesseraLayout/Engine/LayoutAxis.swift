/// One of the two directions of the plane.
enum LayoutAxis: Hashable, Sendable {
    case horizontal, vertical

    var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
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
    /// The inset at the start of an axis: leading or top.
    func start(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
    /// The inset at the end of an axis: trailing or bottom.
    func end(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

extension NSCollectionLayoutEdgeSpacing {
    /// The space at the start of an axis: leading or top.
    func start(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    /// The space at the end of an axis: trailing or bottom.
    func end(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
