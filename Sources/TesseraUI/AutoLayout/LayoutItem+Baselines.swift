extension LayoutItem {
    /// Returns true for a view with text, whose first baseline is not its edge.
    var hasFirstBaseline: Bool {
        (self as? UIView)?.forFirstBaselineLayout.baselineDistanceFromCenter(.firstBaseline) != nil
    }

    /// Returns true for a view with text, whose last baseline is not its edge.
    var hasLastBaseline: Bool {
        (self as? UIView)?.forLastBaselineLayout.baselineDistanceFromCenter(.lastBaseline) != nil
    }
}
