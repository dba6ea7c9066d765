import Foundation

/// Transfers frames from engines to views, and reports changes of views to engines.
extension UIView {
    /// The greatest width for lines of text that are easy to read, in points. It is UIKit's width for text of
    /// the default size.
    static let readableWidth: CGFloat = 672

    /// Sets the frames of the subviews and guides that constraints place.
    func placeItemsByConstraints() {
        guard autoLayout?.placesItems == true else { return }
        constraintRoot.autoLayout?.engine?.placeItems(of: self)
    }

    /// Reports to the systems with constraints on the view that its frame has changed.
    func frameChangedForConstraints(sizeChanged: Bool) {
        if sizeChanged { autoLayout?.engine?.hostChangedSize() }
        if translatesAutoresizingMaskIntoConstraints, let node = placingNode {
            node.engine?.installAutoresizing(node)
        }
    }

    /// The system that places the view and the system whose root the view is, each with the view's node in
    /// it.
    private var enginesWithContent: [(LayoutEngine, LayoutNode)] {
        var found: [(LayoutEngine, LayoutNode)] = []
        if let node = placingNode, let engine = node.engine { found.append((engine, node)) }
        if let engine = autoLayout?.engine { found.append((engine, engine.root)) }
        return found
    }

    /// Reports to the systems and the superview that the size of the view's content has changed.
    func contentSizeChanged() {
        for (engine, node) in enginesWithContent {
            // All constraints on the view or within it depend on its alignment insets.
            if node.insets != alignmentRectInsets {
                engine.rootView.dissolveEngine()
            } else {
                engine.contentChanged(node)
            }
        }
        superview?.subviewContentSizeDidChange(self)
        // The size of a custom view in a bar depends on the constraints within it.
        if placingNode != nil { slotOfBar?.contentDidResize() }
    }

    /// The place in a bar of the custom view that contains the view, or nil.
    private var slotOfBar: BarItemSlot? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0 as? BarItemSlot }.first
    }

    /// Reports to the systems that the view's priorities for its content size, or the way in which it is
    /// placed, have changed.
    func constraintsOfContentChanged() {
        for (engine, node) in enginesWithContent { engine.constrainAgain(node) }
    }

    /// Reinstalls the constraints on the view's baselines, because other views provide them now.
    func baselineViewsDidChange() {
        guard let state = autoLayout, placingNode != nil || !state.owned.isEmpty else { return }
        for ancestor in sequence(first: self, next: \.superview) {
            for constraint in ancestor.autoLayout?.owned ?? []
            where constraint.hasTerm(where: { $0.item === self && $0.attribute.isBaseline }) {
                ancestor.reinstall(constraint)
            }
        }
    }

    /// Reports to the system that the view has scrolled.
    func offsetChangedForGuides() {
        guard let guides = autoLayout?.systemGuides else { return }
        for guide in guides where guide.part == .scrollViewFrame {
            guide.reference.node?.engine?.offsetChanged(of: guide)
        }
    }

    /// Solves the constraints of the view's system if they have changed.
    func solveOuterConstraints() {
        let root = constraintRoot
        root.updateConstraintTree()
        root.autoLayout?.engine?.prepareForLayout()
    }

    // MARK: Fitting

    /// Returns the size that constraints give the view when it approaches a target size.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        horizontal.check("systemLayoutSizeFitting")
        vertical.check("systemLayoutSizeFitting")
        settleAfterLossOfSuperview()
        updatePropertyTree()
        if isConstraintRoot, hasConstraintsWithin {
            // New constraints must not contradict the present size of the view.
            madeEngine.setMode(.fitting(target, horizontal: horizontal, vertical: vertical))
            updateConstraintTree()
            if isConstraintRoot, let engine = autoLayout?.engine {
                return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
            }
        }
        // The view belongs to a larger system, or has no constraints within it. A temporary system of its own
        // constraints computes the size. The larger system is not changed, because its views may be updating
        // their constraints at this moment.
        updateOwnConstraints()
        let engine = LayoutEngine(rootView: self, isTemporary: true)
        installOwnedConstraints(in: engine)
        defer { engine.forgetContentWidths() }
        return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }

    private func installOwnedConstraints(in engine: LayoutEngine) {
        for constraint in autoLayout?.owned ?? [] { engine.install(constraint) }
        for subview in subviews where !subview.isConstraintRoot {
            subview.installOwnedConstraints(in: engine)
        }
    }

    /// Returns true if the constraints within the view determine its size along an axis, so that its present size contradicts
    /// none of them: the view will be placed by constraints in a superview, or its superview is about to give it the size that
    /// they ask for.
    func hasSizeOfConstraints(along axis: NSLayoutConstraint.Axis) -> Bool {
        if !translatesAutoresizingMaskIntoConstraints { return true }
        if superview is BarItemSlot { return true }
        return axis == .vertical && superview is InputViewContainer && takesHeightOfContent
    }

    /// True if constraints within the view affect its size.
    var hasConstraintsWithin: Bool {
        if autoLayout?.engine != nil { return true }
        if let state = autoLayout, !state.owned.isEmpty { return true }
        return subviews.contains { !$0.isConstraintRoot && $0.hasConstraintsWithin }
    }

    // MARK: Debugging

    /// Returns true if constraints do not determine the place or size of an item, which is the view itself or
    /// one of its guides.
    func isAmbiguous(_ item: (any LayoutItem)?) -> Bool {
        guard let item, item.isPlacedByConstraints else { return false }
        guard let (engine, node) = solved(item) else { return item.container != nil }
        return node.variables.contains { engine.solver.isAmbiguous($0) }
    }

    /// Returns the constraints that place an item along an axis.
    func constraints(placing item: any LayoutItem, along axis: NSLayoutConstraint.Axis)
        -> [NSLayoutConstraint]
    {
        guard let (engine, node) = solved(item) else { return [] }
        let variables = axis == .horizontal ? [node.minX, node.width] : [node.minY, node.height]
        var found: [NSLayoutConstraint] = []
        for handle in variables.flatMap({ engine.solver.constraints(affecting: $0) }) {
            guard case .constraint(let constraint)? = engine.sources[handle.number],
                !found.contains(constraint)
            else {
                continue
            }
            found.append(constraint)
        }
        return found
    }

    /// Returns the up-to-date system that places an item, with the item's node, or nil if no constraint
    /// refers to the item.
    private func solved(_ item: any LayoutItem) -> (LayoutEngine, LayoutNode)? {
        settleAfterLossOfSuperview()
        let outer = item is UIView ? superview ?? self : self
        outer.constraintRoot.updateConstraintTree()
        guard let engine = outer.constraintRoot.autoLayout?.engine, let node = engine.knownNode(for: item)
        else {
            return nil
        }
        engine.prepareForLayout()
        return (engine, node)
    }
}

extension UIView: LayoutItem {
    var container: UIView? { superview }
    var isPlacedByConstraints: Bool { superview != nil && !translatesAutoresizingMaskIntoConstraints }
    var nearestView: UIView? { self }

    var nameInMessages: String {
        accessibilityIdentifier.map { "\(type(of: self))(\($0))" }
            ?? "\(type(of: self)):\(String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16).suffix(5))"
    }
}
