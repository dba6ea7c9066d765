import Foundation
import TesseraConstraints

/// A constraint between attributes, converted to unknowns of the solver.
@MainActor
struct LoweredConstraint {
    /// The unknowns with their factors. Those of the second side have been moved to the first side.
    private(set) var terms: [ConstraintSolver.Term]
    /// The number of points that the items' insets and baselines add to the constant of the second side.
    private(set) var offset = 0.0
    /// The nodes of the unknowns.
    private(set) var nodes = NamedNodes()
    /// The nodes of the views whose text the constraint aligns.
    private(set) var baselineNodes: [LayoutNode] = []

    private let engine: LayoutEngine
    /// The view in whose coordinates both sides are compared.
    private let frameOfReference: UIView
    /// True if places are measured from right to left.
    private let isMirrored: Bool
    /// True if the frame of reference is a scroll view and an item is within it. Its edges then mean those of
    /// its content.
    private let hasInnerItems: Bool

    init(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        self.engine = engine
        terms = engine.takeTermMemory()
        let (first, second) = (constraint.firstSide, constraint.secondSide)
        let known = constraint.isOwnedByNearestAncestor ? constraint.owner : nil
        let reference = known ?? Self.frameOfReference(first, second) ?? engine.rootView
        frameOfReference = reference
        hasInnerItems = reference.scrollsSubviews && constraint.hasTerm { $0.view !== reference }
        isMirrored = constraint.isOfReadingDirection && reference.isMirroredForConstraints
        let multiplier = Double(constraint.multiplier)
        if let term = first.first { add(term, factor: term.coefficient) }
        if let term = first.second { add(term, factor: term.coefficient) }
        if let term = second.first { add(term, factor: -multiplier * term.coefficient) }
        if let term = second.second { add(term, factor: -multiplier * term.coefficient) }
        if isMirrored {
            // If the factors of the places do not add up to zero, the starting point of the measurement
            // matters.
            let total = Self.factorOfPlaces(first) - multiplier * Self.factorOfPlaces(second)
            if abs(total) > 1e-12 { add(.width, of: engine.node(for: reference), total) }
        }
    }

    /// Returns the nearest view that contains all items or is one of them.
    private static func frameOfReference(_ first: LayoutSide, _ second: LayoutSide) -> UIView? {
        (first.terms + second.terms).compactMap(\.nearestView)
            .reduce(nil) { common, view in common.map { $0.commonAncestor(with: view) ?? $0 } ?? view }
    }

    /// Returns the sum of the factors of all terms that are places.
    private static func factorOfPlaces(_ side: LayoutSide) -> Double {
        side.terms.reduce(0) { $1.attribute.kind == .length ? $0 : $0 + $1.coefficient }
    }

    private mutating func add(_ term: LayoutTerm, factor: Double) {
        guard let reference = term.reference else { return }
        let attribute = term.attribute
        let sign = isMirrored && attribute.axis == .horizontal ? -factor : factor
        guard let view = reference.view else {
            guard let guide = reference.item else { return }
            let node = engine.node(for: reference, guide)
            switch attribute {
            case .width: return add(.width, of: node, factor)
            case .height: return add(.height, of: node, factor)
            default: break
            }
            return add(attribute.withinMargins ?? attribute, of: node, guide, in: guide.container, sign)
        }
        switch attribute {
        case .width: return add(.width, of: engine.node(for: reference, view), factor)
        case .height: return add(.height, of: engine.node(for: reference, view), factor)
        default: break
        }
        if let inner = attribute.withinMargins {
            if view === frameOfReference, hasInnerItems, inner.isEdge {
                add(inner, of: contentGuide(of: view), sign)
                return addMargin(inner, of: view, sign)
            }
            return add(inner, of: view.layoutMarginsGuide, sign)
        }
        if attribute.isBaseline {
            let text =
                attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            return addBaseline(attribute, of: text.isDescendant(of: view) ? text : view, sign)
        }
        if hasInnerItems, attribute.isEdge, view === frameOfReference {
            return add(attribute, of: contentGuide(of: view), sign)
        }
        add(attribute, of: engine.node(for: reference, view), view, in: view.superview, sign)
    }

    private func contentGuide(of view: UIView) -> any LayoutItem {
        view.scrolledContentGuide ?? view
    }

    /// Adds the distance of the margin from the edge of a scroll view's content.
    private mutating func addMargin(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ factor: Double
    ) {
        let margins = view.mirroredInsets(view.layoutMargins)
        let distance: CGFloat =
            switch attribute.resolved(isMirrored: isMirrored) {
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
        add(attribute, of: engine.node(for: item), item, in: item.container, factor)
    }

    private mutating func add(
        _ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, _ item: AnyObject,
        in container: UIView?, _ factor: Double
    ) {
        let place = attribute.resolved(isMirrored: isMirrored)
        let isHorizontal = place.axis == .horizontal
        nodes.insert(node)
        if item === frameOfReference {
            // In its own coordinates, a view starts at its alignment rectangle.
            offset -= factor * Double(isHorizontal ? node.insets.left : node.insets.top)
        } else {
            if container !== frameOfReference { addOrigin(of: container, along: place.axis, factor) }
            add(isHorizontal ? .minX : .minY, of: node, factor)
        }
        switch place {
        case .left, .top: break
        case .right: add(.width, of: node, factor)
        case .centerX: add(.width, of: node, factor / 2)
        case .centerY: add(.height, of: node, factor / 2)
        default: add(.height, of: node, factor)
        }
    }

    /// Adds the origin of the coordinates of an item's container, in the coordinates of the frame of
    /// reference.
    private mutating func addOrigin(
        of container: UIView?, along axis: NSLayoutConstraint.Axis, _ factor: Double
    ) {
        let place: Unknown = axis == .horizontal ? .minX : .minY
        var container = container
        while let view = container, view !== frameOfReference {
            let node = engine.node(for: view)
            add(place, of: node, factor)
            offset += factor * Double(axis == .horizontal ? node.insets.left : node.insets.top)
            if let frame = view.scrollFrameGuide {
                // Scrolled content is further up by the scroll view's offset.
                add(place, of: engine.node(for: frame), -factor)
            }
            container = view.superview
        }
    }

    /// Adds the baseline of a view's text. A view centres its text if it is higher than the text, so that the
    /// baseline has a fixed distance from the middle.
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

    /// The four unknowns of a node.
    private enum Unknown {
        case minX, minY, width, height
    }

    private mutating func add(_ unknown: Unknown, of node: LayoutNode, _ factor: Double) {
        let variable: ConstraintSolver.Variable
        switch unknown {
        case .minX: variable = node.minX
        case .minY: variable = node.minY
        case .width:
            variable = node.width
            node.isWidthNamed = true
        case .height:
            variable = node.height
            node.isHeightNamed = true
        }
        terms.append(ConstraintSolver.Term(variable, factor))
        nodes.insert(node)
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

    /// Returns the left or right edge for a leading or trailing edge, and any other attribute unchanged.
    func resolved(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: self
        }
    }
}
