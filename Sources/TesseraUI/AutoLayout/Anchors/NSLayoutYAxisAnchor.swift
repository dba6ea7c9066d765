import Foundation

/// A vertical place of a view or layout guide.
/// See Apple's [NSLayoutYAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor).
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, which is positive where the other lies further down.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: side, to: otherAnchor.side)
    }

    /// A constraint by which this anchor lies below another by a multiple of the system's spacing.
    ///
    /// The spacing is 8 points. From the last baseline of a text to the first baseline of another it is the greater of their
    /// fonts' line heights when the constraint is made, as the lines of one text would follow each other; Apple's page says
    /// that it depends on the fonts, and not how.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, below: anchor, multiplier)
    }

    /// A constraint by which this anchor lies below another by at least a multiple of the system's spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// A constraint by which this anchor lies below another by at most a multiple of the system's spacing.
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

    /// The height of a line of the text whose baseline the anchor is; nil for any other anchor.
    private var lineHeight: CGFloat? {
        guard let term = side.first, term.attribute.isBaseline, let view = term.view else {
            return nil
        }
        let text = term.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        return text.baselineLineHeight
    }
}
