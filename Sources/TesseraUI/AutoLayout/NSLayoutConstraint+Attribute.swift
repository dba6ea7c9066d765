extension NSLayoutConstraint {
    /// The comparison between the two sides of a constraint.
    /// See Apple's [NSLayoutConstraint.Relation](
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/relation-swift.enum).
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// The sides are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of layout.
    /// See Apple's [NSLayoutConstraint.Axis](https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis).
    public enum Axis: Int, Sendable {
        /// The direction from left to right.
        case horizontal = 0
        /// The direction from top to bottom.
        case vertical = 1
    }

    /// The part of an item that a constraint concerns.
    /// See Apple's [NSLayoutConstraint.Attribute](
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute).
    public enum Attribute: Int, Sendable {
        /// No attribute. The constraint has no second item.
        case notAnAttribute = 0
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge of the alignment rectangle.
        case right = 2
        /// The top edge of the alignment rectangle.
        case top = 3
        /// The bottom edge of the alignment rectangle.
        case bottom = 4
        /// The edge at which a line of text begins in the direction of the user interface.
        case leading = 5
        /// The edge at which a line of text ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text, or the bottom edge of an item without text.
        case lastBaseline = 11
        /// The baseline of the first line of text, or the bottom edge of an item without text.
        case firstBaseline = 12
        /// The left edge of the area within the layout margins.
        case leftMargin = 13
        /// The right edge of the area within the layout margins.
        case rightMargin = 14
        /// The top edge of the area within the layout margins.
        case topMargin = 15
        /// The bottom edge of the area within the layout margins.
        case bottomMargin = 16
        /// The leading edge of the area within the layout margins.
        case leadingMargin = 17
        /// The trailing edge of the area within the layout margins.
        case trailingMargin = 18
        /// The middle between the left and right margins.
        case centerXWithinMargins = 19
        /// The middle between the top and bottom margins.
        case centerYWithinMargins = 20

        /// The baseline of the last line of text.
        public static var baseline: Attribute { .lastBaseline }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The kind of value of an attribute. All attributes in a constraint must have the same kind.
    enum Kind: String {
        case horizontalPlace = "horizontal place"
        case verticalPlace = "vertical place"
        case length, nothing
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .nothing
        case .width, .height: .length
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontalPlace
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPlace
        }
    }

    /// The axis of the attribute.
    var axis: NSLayoutConstraint.Axis {
        switch kind {
        case .horizontalPlace: .horizontal
        case .verticalPlace, .nothing: .vertical
        case .length: self == .width ? .horizontal : .vertical
        }
    }

    /// The corresponding attribute of the layout margins guide if this is a margin attribute, otherwise nil.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// Returns true for edges. The content of a scroll view has constraints to these.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }

    /// Returns true for edges and margins that are left or right in both directions of the user interface.
    var isLeftOrRight: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
