import Foundation
import TesseraConstraints

/// A constraint between attributes, put into unknowns of the solver.
@MainActor
struct LoweredConstraint {
    /// The unknowns with their factors, the second side's on the first side.
    private(set) var terms: [ConstraintSolver.Term] = []
    /// What the items bring along on the second side, in points.
    private(set) var offset = 0.0
    /// The nodes of the unknowns.
    private(set) var nodes: [LayoutNode] = []

    /// The nodes of the views whose text the constraint aligns.
    private(set) var baselineNodes: [LayoutNode] = []

    private let engine: LayoutEngine
    /// The view in whose coordinates both sides are compared.
    private let frameOfReference: UIView
    /// Whether places are measured from right to left.
    private let isMirrored: Bool
    /// Whether an item lies within the frame of reference, which a scroll view then stands in for with its content.
    private let hasInnerItems: Bool

    init(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        self.engine = engine
        let items = constraint.terms.compactMap(\.item)
        let views = items.compactMap(\.nearestView)
        frameOfReference =
            views.dropFirst().reduce(views.first ?? engine.host) {
                $0.commonAncestor(with: $1) ?? engine.host
            }
        hasInnerItems = items.contains { [frameOfReference] in $0 !== frameOfReference }
        isMirrored = engine.isMirrored && constraint.terms.contains { $0.attribute.isOfReadingDirection }
        for term in constraint.firstTerms { add(term, factor: term.coefficient) }
        for term in constraint.secondTerms {
            add(term, factor: -Double(constraint.multiplier) * term.coefficient)
        }
        // Where a place is taken a number of times, it matters where one starts to measure.
        if isMirrored {
            let total =
                Self.factorOfPlaces(constraint.firstTerms)
                - Double(constraint.multiplier) * Self.factorOfPlaces(constraint.secondTerms)
            if abs(total) > 1e-12 { add(\.width, of: engine.node(for: frameOfReference), total) }
        }
    }

    /// The sum of the factors of all terms that are places.
    private static func factorOfPlaces(_ terms: [LayoutTerm]) -> Double {
        terms.reduce(0) { $1.attribute.kind == .length ? $0 : $0 + $1.coefficient }
    }

    private mutating func add(_ term: LayoutTerm, factor: Double) {
        guard let item = term.item else { return }
        var attribute = term.attribute
        switch attribute {
        case .width: return add(\.width, of: engine.node(for: item), factor)
        case .height: return add(\.height, of: engine.node(for: item), factor)
        default: break
        }
        let sign = isMirrored && attribute.axis == .horizontal ? -factor : factor
        if let inner = attribute.withinMargins, let view = item as? UIView {
            attribute = inner
            if view === frameOfReference, hasInnerItems, view is UIScrollView, inner.isEdge {
                add(inner, of: contentGuide(of: view), sign)
                return addMargin(inner, of: view, sign)
            }
            return add(attribute, of: view.layoutMarginsGuide, sign)
        }
        if let view = item as? UIView, attribute.isBaseline {
            let text =
                attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            return addBaseline(attribute, of: text.isDescendant(of: view) ? text : view, sign)
        }
        if item === frameOfReference, hasInnerItems, item is UIScrollView, attribute.isEdge {
            return add(attribute, of: contentGuide(of: frameOfReference), sign)
        }
        add(attribute, of: item, sign)
    }

    private func contentGuide(of view: UIView) -> any LayoutItem {
        (view as? UIScrollView)?.contentLayoutGuide ?? view
    }

    /// Adds how far the margin lies inside a scroll view's content.
    private mutating func addMargin(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ factor: Double
    ) {
        let margins = view.layoutMargins
        let distance: CGFloat =
            switch attribute.resolved(isMirrored: engine.isMirrored) {
            case .left: margins.left
            case .right: -margins.right
            case .top: margins.top
            default: -margins.bottom
            }
        offset -= factor * Double(distance)
    }

    /// Adds a place of an item, in the coordinates of the frame of reference.
    private mutating func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, _ factor: Double
    ) {
        let node = engine.node(for: item)
        let place = attribute.resolved(isMirrored: engine.isMirrored)
        let isOwn = item === frameOfReference
        if isOwn {
            // Within its own coordinates a view starts where its alignment rectangle does.
            offset -=
                factor * Double(place.axis == .horizontal ? node.insets.left : node.insets.top)
        } else {
            addOrigin(of: item, along: place.axis, factor)
        }
        switch place {
        case .left: if !isOwn { add(\.minX, of: node, factor) }
        case .top: if !isOwn { add(\.minY, of: node, factor) }
        case .right:
            if !isOwn { add(\.minX, of: node, factor) }
            add(\.width, of: node, factor)
        case .centerX:
            if !isOwn { add(\.minX, of: node, factor) }
            add(\.width, of: node, factor / 2)
        case .centerY:
            if !isOwn { add(\.minY, of: node, factor) }
            add(\.height, of: node, factor / 2)
        default:
            if !isOwn { add(\.minY, of: node, factor) }
            add(\.height, of: node, factor)
        }
    }

    /// Adds where the coordinates of an item's container start, in those of the frame of reference.
    private mutating func addOrigin(
        of item: any LayoutItem, along axis: NSLayoutConstraint.Axis, _ factor: Double
    ) {
        var container = item.container
        while let view = container, view !== frameOfReference {
            let node = engine.node(for: view)
            add(axis == .horizontal ? \.minX : \.minY, of: node, factor)
            offset += factor * Double(axis == .horizontal ? node.insets.left : node.insets.top)
            if let scrollView = view as? UIScrollView {
                // What is scrolled lies that much further up.
                let frame = engine.node(for: scrollView.frameLayoutGuide)
                add(axis == .horizontal ? \.minX : \.minY, of: frame, -factor)
            }
            container = view.superview
        }
    }

    /// Adds the baseline of a view's text. Text is centred where there is more room than it needs, so that the baseline
    /// keeps its distance from the middle.
    private mutating func addBaseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ factor: Double
    ) {
        guard let distance = view.baselineDistanceFromCenter(attribute) else {
            return add(.bottom, of: view, factor)
        }
        add(.centerY, of: view, factor)
        offset -= factor * Double(distance)
        let node = engine.node(for: view)
        if !baselineNodes.contains(where: { $0 === node }) { baselineNodes.append(node) }
    }

    private mutating func add(
        _ variable: KeyPath<LayoutNode, ConstraintSolver.Variable>, of node: LayoutNode, _ factor: Double
    ) {
        terms.append(ConstraintSolver.Term(node[keyPath: variable], factor))
        if variable == \.width { node.isWidthNamed = true }
        if variable == \.height { node.isHeightNamed = true }
        if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Returns true for places that depend on the direction of the user interface.
    var isOfReadingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The left or right edge that a leading or trailing one is; any other attribute as it is.
    func resolved(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: self
        }
    }
}
