import Foundation

/// Passes frames from engines to views, and changes of views to engines.
extension UIView {
    /// The widest that lines of text may be to be read with ease, in points: UIKit's width for text of the default size.
    static let readableWidth: CGFloat = 672

    /// Gives the subviews and guides that constraints place their frames.
    func placeItemsByConstraints() {
        guard autoLayout?.placesItems == true else { return }
        constraintHost.autoLayout?.engine?.placeItems(of: self)
    }

    /// Tells the systems that name the view that it has another frame.
    func frameChangedForConstraints(sizeChanged: Bool) {
        if sizeChanged { autoLayout?.engine?.hostChangedSize() }
        if translatesAutoresizingMaskIntoConstraints, let node = placingNode {
            node.engine?.followAutoresizing(node)
        }
    }

    /// The system that places the view, or that it hosts.
    private var enginesWithContent: [(LayoutEngine, LayoutNode)] {
        var found: [(LayoutEngine, LayoutNode)] = []
        if let node = placingNode, let engine = node.engine { found.append((engine, node)) }
        if let engine = autoLayout?.engine { found.append((engine, engine.root)) }
        return found
    }

    /// Tells the systems and the superview that the view's content has another size.
    func contentSizeChanged() {
        for (engine, node) in enginesWithContent {
            // All constraints on the view or within it depend on its alignment insets.
            if node.insets != alignmentRectInsets {
                engine.host.dissolveEngine()
            } else {
                engine.contentChanged(node)
            }
        }
        superview?.subviewContentSizeDidChange(self)
    }

    /// Tells the systems that the view holds to its content's size with other priorities, or is placed in another way.
    func constraintsOfContentChanged() {
        for (engine, node) in enginesWithContent { engine.constrainAgain(node) }
    }

    /// Puts constraints on the view's baselines into their system anew, since another view has these.
    func baselineViewsDidChange() {
        guard let state = autoLayout, placingNode != nil || !state.held.isEmpty else { return }
        for ancestor in sequence(first: self, next: \.superview) {
            for constraint in ancestor.autoLayout?.held ?? []
            where constraint.hasTerm(where: { $0.item === self && $0.attribute.isBaseline }) {
                ancestor.reinstall(constraint)
            }
        }
    }

    /// Tells the system that the view has scrolled.
    func offsetChangedForGuides() {
        guard let guides = autoLayout?.systemGuides else { return }
        for guide in guides where guide.part == .scrollViewFrame {
            guide.reference.node?.engine?.offsetChanged(of: guide)
        }
    }

    /// Solves the constraints of the system that the view belongs to, where they have changed.
    func solveOuterConstraints() {
        let host = constraintHost
        host.updateConstraintTree()
        host.autoLayout?.engine?.prepareForLayout()
    }

    // MARK: Fitting

    /// The size that constraints give the view where it approaches a target.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        horizontal.check("systemLayoutSizeFitting")
        vertical.check("systemLayoutSizeFitting")
        settleAfterLossOfSuperview()
        if hostsConstraints, hasConstraintsWithin {
            // Constraints that are new are not to contradict the size that the view has now.
            madeEngine.setMode(.fitting(target, horizontal: horizontal, vertical: vertical))
            updateConstraintTree()
            if hostsConstraints, let engine = autoLayout?.engine {
                return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
            }
        }
        // The view belongs to a larger system, or has no constraints within it: a system of what it holds alone tells. Nothing
        // is put into the larger system, since its views may be updating their constraints at this moment.
        updateOwnConstraints()
        let engine = LayoutEngine(host: self, isTemporary: true)
        installHeldConstraints(in: engine)
        defer { engine.forgetContentWidths() }
        return engine.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }

    private func installHeldConstraints(in engine: LayoutEngine) {
        for constraint in autoLayout?.held ?? [] { engine.install(constraint) }
        for subview in subviews where !subview.hostsConstraints { subview.installHeldConstraints(in: engine) }
    }

    /// Whether constraints within the view have a say in its size.
    var hasConstraintsWithin: Bool {
        if autoLayout?.engine != nil { return true }
        if let state = autoLayout, !state.held.isEmpty { return true }
        return subviews.contains { !$0.hostsConstraints && $0.hasConstraintsWithin }
    }

    // MARK: Debugging

    /// Whether constraints leave open where an item lies that the view is or owns.
    func isAmbiguous(_ item: (any LayoutItem)?) -> Bool {
        guard let item, item.isPlacedByConstraints else { return false }
        guard let (engine, node) = solved(item) else { return item.container != nil }
        return node.variables.contains { engine.solver.isAmbiguous($0) }
    }

    /// The constraints that place an item along an axis.
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

    /// The up-to-date system that places an item; nil where no constraint does.
    private func solved(_ item: any LayoutItem) -> (LayoutEngine, LayoutNode)? {
        settleAfterLossOfSuperview()
        let outer = item is UIView ? superview ?? self : self
        outer.constraintHost.updateConstraintTree()
        guard let engine = outer.constraintHost.autoLayout?.engine, let node = engine.knownNode(for: item)
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
