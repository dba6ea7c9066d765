extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
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

    /// The horizontal or the vertical direction.
    /// See Apple's [NSLayoutConstraint.Axis](https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis).
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// The part of an item that a constraint is about.
    /// See Apple's [NSLayoutConstraint.Attribute](
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute).
    public enum Attribute: Int, Sendable {
        /// Nothing: the constraint has no second item.
        case notAnAttribute = 0
        /// The left edge of the alignment rectangle.
        case left = 1
        /// The right edge.
        case right = 2
        /// The top edge.
        case top = 3
        /// The bottom edge.
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
        /// The baseline of the last line of text; the bottom edge of an item without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the bottom edge of an item without text.
        case firstBaseline = 12
        /// The left edge of what lies within the layout margins.
        case leftMargin = 13
        /// The right edge of what lies within the layout margins.
        case rightMargin = 14
        /// The top edge of what lies within the layout margins.
        case topMargin = 15
        /// The bottom edge of what lies within the layout margins.
        case bottomMargin = 16
        /// The leading edge of what lies within the layout margins.
        case leadingMargin = 17
        /// The trailing edge of what lies within the layout margins.
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
    /// What an attribute measures. Only attributes of one kind can stand in one constraint.
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

    /// The axis along which the attribute lies.
    var axis: NSLayoutConstraint.Axis {
        switch kind {
        case .horizontalPlace: .horizontal
        case .verticalPlace, .nothing: .vertical
        case .length: self == .width ? .horizontal : .vertical
        }
    }

    /// The attribute of the layout margins guide that a margin attribute stands for; nil for any other.
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

    /// Returns true for the edges between which a scroll view's content lies.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing: true
        default: false
        }
    }

    /// Returns true for edges and margins that are left or right in either direction of the user interface.
    var isLeftOrRight: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
