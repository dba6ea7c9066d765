import Foundation

/// Distances of a stack, of which two numbers stand for others.
enum StackSpacing {
    /// Returns true for the number that stands for the system's spacing.
    static func isSystem(_ spacing: CGFloat) -> Bool { spacing == UIStackView.spacingUseSystem }

    /// The distance in points, for views without text where it is the system's. The number that stands for the stack's own
    /// spacing is 0 in the stack's own spacing.
    static func points(_ spacing: CGFloat) -> CGFloat {
        if isSystem(spacing) { return SystemSpacing.betweenViews }
        return spacing == UIStackView.spacingUseDefault ? 0 : spacing
    }
}
