import Foundation

/// A constraint of a stack, in a form that can be compared with the active constraints.
struct StackConstraint {
    /// The purpose of a constraint.
    enum Role: Int {
        /// The constraint aligns a view with an edge or the middle of the stack, or with the baseline of the
        /// first view.
        case alignment
        /// The constraint decides what would otherwise be ambiguous.
        case ambiguitySuppression
        /// The constraint connects the first or the last view with an edge of the stack.
        case canvasConnection
        /// The constraint keeps the size of a stack small if nothing else determines it.
        case canvasFit
        /// The constraint makes distances between views equal.
        case distribution
        case fillEqually
        case fillProportionally
        /// The constraint gives a hidden view zero length along the axis.
        case hiding
        case spacing
        /// The constraint keeps a view within the stack.
        case spanningBoundary
        /// The constraint makes a stack no larger across its axis than its largest view.
        case spanningFit
        /// The constraint shares space among texts that wrap.
        case textWidth

        /// UIKit's name of the purpose, which messages contain.
        var identifier: String {
            switch self {
            case .alignment: "UISV-alignment"
            case .ambiguitySuppression: "UISV-ambiguity-suppression"
            case .canvasConnection: "UISV-canvas-connection"
            case .canvasFit: "UISV-canvas-fit"
            case .distribution: "UISV-distributing"
            case .fillEqually: "UISV-fill-equally"
            case .fillProportionally: "UISV-fill-proportionally"
            case .hiding: "UISV-hiding"
            case .spacing: "UISV-spacing"
            case .spanningBoundary: "UISV-spanning-boundary"
            case .spanningFit: "UISV-spanning-fit"
            case .textWidth: "UISV-text-width-disambiguation"
            }
        }
    }

    /// The bounds of the stack, the rectangle within its margins, or an arranged view by its number.
    enum Item: Hashable {
        case bounds
        case margins
        case view(Int)
    }

    /// An attribute of an item.
    struct Anchor: Hashable {
        var item: Item
        var attribute: NSLayoutConstraint.Attribute

        init(_ item: Item, _ attribute: NSLayoutConstraint.Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// The properties of a constraint that cannot change while it is active.
    struct Shape: Hashable {
        var role: Role
        var first: Anchor
        /// The anchor from which the first side is measured as a distance, or nil if the first side is an
        /// anchor alone.
        var firstOrigin: Anchor?
        var relation = NSLayoutConstraint.Relation.equal
        /// The anchor of the second side, or nil if the second side is a constant.
        var second: Anchor?
        var secondOrigin: Anchor?
        var multiplier: CGFloat = 1
        var isRequired = true

        /// Hashes the properties in which most constraints of a stack differ.
        func hash(into hasher: inout Hasher) {
            let number =
                switch first.item {
                case .bounds: -1
                case .margins: -2
                case .view(let number): number
                }
            hasher.combine(number << 10 | role.rawValue << 5 | first.attribute.rawValue)
        }
    }

    var shape: Shape
    var constant: CGFloat = 0
    var priority: UILayoutPriority

    /// Creates the constraint `first (relation) multiplier × second + constant`.
    init(
        _ role: Role, _ first: Anchor, _ relation: NSLayoutConstraint.Relation = .equal,
        to second: Anchor? = nil,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        shape = Shape(
            role: role, first: first, relation: relation, second: second, multiplier: multiplier,
            isRequired: priority == .required)
        self.constant = constant
        self.priority = priority
    }

    /// Creates a constraint that makes two distances equal.
    init(
        _ role: Role, from firstOrigin: Anchor, to first: Anchor, equalsFrom secondOrigin: Anchor,
        to second: Anchor, priority: UILayoutPriority = .required
    ) {
        shape = Shape(
            role: role, first: first, firstOrigin: firstOrigin, second: second, secondOrigin: secondOrigin,
            isRequired: priority == .required)
        self.priority = priority
    }
}
