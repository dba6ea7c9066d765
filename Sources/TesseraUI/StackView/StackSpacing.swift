import Foundation

/// The distances of a stack. Two special numbers stand for other distances.
enum StackSpacing {
    /// Returns true if a distance stands for the system's spacing.
    static func isSystem(_ spacing: CGFloat) -> Bool { spacing == UIStackView.spacingUseSystem }

    /// Returns a distance in points. The system's spacing becomes that between views without text, and
    /// ``UIStackView/spacingUseDefault`` becomes 0.
    static func points(_ spacing: CGFloat) -> CGFloat {
        if isSystem(spacing) { return SystemSpacing.betweenViews }
        return spacing == UIStackView.spacingUseDefault ? 0 : spacing
    }
}
