import Foundation

/// A vertical place of a view or layout guide.
/// See Apple's [NSLayoutYAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor).
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another. It is positive if the other is further down.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: side, to: otherAnchor.side)
    }

    /// Returns a constraint that places this anchor below another at a multiple of the system's spacing.
    ///
    /// The spacing is usually 8 points. From the last baseline of one text to the first baseline of another
    /// it is the greater of their fonts' line heights when the constraint is created, like the distance
    /// between lines of one text. Apple documents only that it depends on the fonts.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, below: anchor, multiplier)
    }

    /// Returns a constraint that places this anchor below another at a distance of at least a multiple of the
    /// system's spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// Returns a constraint that places this anchor below another at a distance of at most a multiple of the
    /// system's spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let heights = [self, anchor].compactMap(\.lineHeight)
        let spacing = heights.count == 2 ? max(heights[0], heights[1]) : SystemSpacing.betweenViews
        return NSLayoutConstraint(side, relation, anchor.side, constant: spacing * multiplier)
    }

    /// The line height of the text if the anchor is a text's baseline, otherwise nil.
    private var lineHeight: CGFloat? {
        guard let term = side.first, term.attribute.isBaseline, let view = term.view else {
            return nil
        }
        let text = term.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return text.baselineLineHeight
    }
}
