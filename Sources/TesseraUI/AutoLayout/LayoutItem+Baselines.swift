extension LayoutItem {
    /// True if the item is a view with text, so that its first baseline is not an edge.
    var hasFirstBaseline: Bool {
        (self as? UIView)?.forFirstBaselineLayout.baselineDistanceFromCenter(.firstBaseline) != nil
    }

    /// True if the item is a view with text, so that its last baseline is not an edge.
    var hasLastBaseline: Bool {
        (self as? UIView)?.forLastBaselineLayout.baselineDistanceFromCenter(.lastBaseline) != nil
    }
}
