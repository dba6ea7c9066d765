import Foundation

/// A constraint that a stack wants, in a form that can be compared with those that it has.
struct StackConstraint {
    /// What a constraint is for.
    enum Role: Int {
        /// Aligns a view with an edge or the middle of the stack, or with the baseline of the first view.
        case alignment
        /// Decides what would be left open otherwise.
        case ambiguitySuppression
        /// Connects the first and the last view with the edges of the stack.
        case canvasConnection
        /// Keeps the size of a stack small that nothing else determines.
        case canvasFit
        /// Makes the distances between views equal.
        case distribution
        case fillEqually
        case fillProportionally
        /// Takes the size along the axis from a hidden view.
        case hiding
        case spacing
        /// Keeps a view within the stack.
        case spanningBoundary
        /// Keeps a stack no larger across its axis than its largest view.
        case spanningFit
        /// Shares room among texts that wrap.
        case textWidth

        /// UIKit's name, which messages show.
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

    /// The bounds of the stack, the rectangle within its margins, or an arranged view by the number that it got when it was
    /// added.
    enum Item: Hashable {
        case bounds
        case margins
        case view(Int)
    }

    /// A place or a length of an item.
    struct Anchor: Hashable {
        var item: Item
        var attribute: NSLayoutConstraint.Attribute

        init(_ item: Item, _ attribute: NSLayoutConstraint.Attribute) {
            self.item = item
            self.attribute = attribute
        }
    }

    /// What cannot change in a constraint that exists.
    struct Shape: Hashable {
        var role: Role
        var first: Anchor
        /// The anchor from which the first side is a distance, or nil if it is an anchor by itself.
        var firstOrigin: Anchor?
        var relation = NSLayoutConstraint.Relation.equal
        /// The anchor of the second side, or nil if that is a constant.
        var second: Anchor?
        var secondOrigin: Anchor?
        var multiplier: CGFloat = 1
        var isRequired = true

        /// Hashes what tells most shapes of a stack apart.
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

    /// Demands `first (relation) multiplier × second + constant`.
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

    /// Demands that two distances are equal.
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
