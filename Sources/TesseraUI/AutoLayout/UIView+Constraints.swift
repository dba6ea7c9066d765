import Foundation
import TesseraBasics

/// The storage of active constraints in views, and the assignment of views to systems.
extension UIView {
    /// The view's state for Auto Layout, which is created when it is first needed.
    var autoLayoutState: AutoLayoutState {
        if let autoLayout { return autoLayout }
        let state = AutoLayoutState()
        autoLayout = state
        return state
    }

    /// Returns the nearest view that contains both this view and another, or is one of them. Returns nil if
    /// there is none.
    func commonAncestor(with other: UIView) -> UIView? {
        let (outer, otherOuter) = (superview, other.superview)
        if self === other || otherOuter === self { return self }
        if outer === other || outer != nil && outer === otherOuter { return outer }
        // Both start at the same depth and then go up together.
        var (one, two): (UIView?, UIView?) = (self, other)
        let (depth, otherDepth) = (self.depth, other.depth)
        for _ in 0..<max(depth - otherDepth, 0) { one = one?.superview }
        for _ in 0..<max(otherDepth - depth, 0) { two = two?.superview }
        while let first = one, let second = two {
            if first === second { return first }
            (one, two) = (first.superview, second.superview)
        }
        return nil
    }

    /// The number of ancestors of the view.
    private var depth: Int { sequence(first: self, next: \.superview).reduce(-1) { count, _ in count + 1 } }

    /// Stops the app if a constraint refers to an item outside the view.
    func checkItems(of constraint: NSLayoutConstraint) {
        for term in constraint.terms {
            demand(
                term.item?.nearestView?.isDescendant(of: self) == true,
                "addConstraint: \(constraint) names \(term.item?.nameInMessages ?? "an item that is gone"), which is not "
                    + "within \(nameInMessages).")
        }
    }

    // MARK: Active constraints

    /// Activates a constraint, which then belongs to this view.
    func own(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { return }
        constraint.owner?.drop(constraint)
        AutoLayoutState.activations += 1
        constraint.activationNumber = AutoLayoutState.activations
        constraint.owner = self
        constraint.isOwnedByNearestAncestor = false
        autoLayoutState.owned.append(constraint)
        countNamings(of: constraint, by: 1)
        wait(for: constraint)
    }

    /// Deactivates a constraint of this view.
    func drop(_ constraint: NSLayoutConstraint) {
        guard let state = autoLayout, let index = state.owned.lastIndex(where: { $0 === constraint }) else {
            return
        }
        state.owned.remove(at: index)
        takeOut(constraint)
        state.pending.removeAll { $0 === constraint }
        constraint.owner = nil
        countNamings(of: constraint, by: -1)
    }

    /// Removes a constraint that has changed from its system, and schedules it to be installed again.
    func reinstall(_ constraint: NSLayoutConstraint) {
        guard constraint.engine != nil else { return }
        takeOut(constraint)
        wait(for: constraint)
    }

    /// Reinstalls the constraints that depend on the layout direction of the view's content.
    func reinstallDirectionalConstraints() {
        for constraint in autoLayout?.owned ?? [] where constraint.isOfReadingDirection {
            reinstall(constraint)
        }
        // An ancestor further up may have some of these constraints too.
        for constraint in autoLayout?.namings ?? []
        where constraint.isOfReadingDirection && !constraint.isOwnedByNearestAncestor {
            constraint.owner?.reinstall(constraint)
        }
    }

    private func takeOut(_ constraint: NSLayoutConstraint) {
        constraint.engine?.uninstall(constraint)
    }

    /// Schedules a constraint for the next update of constraints.
    private func wait(for constraint: NSLayoutConstraint) {
        autoLayoutState.pending.append(constraint)
        setNeedsConstraintPass()
    }

    /// Adds a constraint to the namings of each view between its owner and its items, or removes it from
    /// them, and updates the number of crossings. The difference is 1 or -1.
    private func countNamings(of constraint: NSLayoutConstraint, by difference: Int) {
        let (first, second) = (constraint.firstSide, constraint.secondSide)
        if let term = first.first { countNamings(of: term, in: constraint, by: difference) }
        if let term = first.second { countNamings(of: term, in: constraint, by: difference) }
        if let term = second.first { countNamings(of: term, in: constraint, by: difference) }
        if let term = second.second { countNamings(of: term, in: constraint, by: difference) }
    }

    private func countNamings(of term: LayoutTerm, in constraint: NSLayoutConstraint, by difference: Int) {
        let item = term.view
        var next = item ?? term.nearestView
        var isCrossing = item == nil
        while let view = next, view !== self {
            let state = view.autoLayoutState
            if difference > 0 {
                if state.namings.last !== constraint {
                    // Most views that constraints place are named by three or more.
                    if state.namings.isEmpty { state.namings.reserveCapacity(4) }
                    state.namings.append(constraint)
                }
            } else if let index = state.namings.lastIndex(where: { $0 === constraint }) {
                state.namings.remove(at: index)
            }
            if isCrossing {
                let was = view.isConstraintRoot
                state.crossings += difference
                if view.isConstraintRoot != was { view.constraintRootChanged() }
            }
            isCrossing = true
            next = view.superview
        }
    }

    // MARK: Systems

    /// True if constraints within the view form a system of their own, which depends on the views outside
    /// only through the view's frame.
    var isConstraintRoot: Bool {
        superview == nil || translatesAutoresizingMaskIntoConstraints && (autoLayout?.crossings ?? 0) == 0
    }

    /// The root view of the system to which the view's constraints belong.
    var constraintRoot: UIView {
        var view = self
        while !view.isConstraintRoot, let superview = view.superview { view = superview }
        return view
    }

    /// The engine of the constraints within the view, which is created if there is none.
    var madeEngine: LayoutEngine {
        let state = autoLayoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(rootView: self)
        state.engine = engine
        return engine
    }

    /// Removes the view's system, and schedules its constraints to be installed again.
    func dissolveEngine() {
        guard let engine = autoLayout?.engine else { return }
        takeBackConstraints(from: engine)
        autoLayout?.engine = nil
    }

    /// Removes the constraints of the view and its subviews from a system, and schedules them for the next
    /// update.
    func takeBackConstraints(from engine: LayoutEngine) {
        for constraint in autoLayout?.owned ?? [] where constraint.engine === engine {
            engine.uninstall(constraint)
            wait(for: constraint)
        }
        for subview in subviews { subview.takeBackConstraints(from: engine) }
    }

    /// Moves constraints after the view has become or ceased to be the root of a system.
    func constraintRootChanged() {
        dissolveEngine()
        guard let outer = superview?.constraintRoot.autoLayout?.engine else { return }
        takeBackConstraints(from: outer)
        if let node = outer.knownNode(for: self) { outer.constrainAgain(node) }
    }

    // MARK: Update

    /// Marks the view and its ancestors, because constraints there have to be installed, or a view there has
    /// to update its constraints.
    func setNeedsConstraintPass() {
        // A marked view has already requested a layout.
        guard !needsConstraintPass else { return }
        var next: UIView? = self
        while let view = next, !view.needsConstraintPass {
            view.needsConstraintPass = true
            view.autoLayout?.constraintsDidChange?()
            next = view.superview
        }
        engineNeedsUpdate()
    }

    /// Requests a layout pass, which will solve the view's system.
    func engineNeedsUpdate() {
        descendantNeedsLayout = true
        propagateNeedsLayout()
    }

    /// Updates constraints from the leaves up, and then installs the new ones in their systems. All removals
    /// happen before any installation, so that an old constraint never contradicts a new one.
    func updateConstraintTree() {
        updateOwnConstraints()
        installPendingConstraints()
    }

    /// Updates constraints from the leaves up, without installing the new ones.
    func updateOwnConstraints() {
        guard needsConstraintPass else { return }
        for subview in subviews { subview.updateOwnConstraints() }
        guard needsOwnConstraintUpdate else { return }
        needsOwnConstraintUpdate = false
        if viewController == nil, isOfPlainClass { return updateConstraints() }
        observeReads(of: .constraints) {
            if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
        }
    }

    private func installPendingConstraints() {
        guard needsConstraintPass else { return }
        needsConstraintPass = false
        for subview in subviews { subview.installPendingConstraints() }
        // An update may have requested another update of a view that has already been updated.
        if needsOwnConstraintUpdate { setNeedsConstraintPass() }
        guard let state = autoLayout, !state.pending.isEmpty else { return }
        let pending = state.pending
        state.pending = []
        let engine = constraintRoot.madeEngine
        // New constraints must not contradict the previous size of the root view.
        engine.updateRootSize()
        for constraint in pending where constraint.owner === self { engine.install(constraint) }
    }

    // MARK: Changes of the view hierarchy

    /// Deactivates the constraints that connect the view or its content with the views above, before the view
    /// leaves them.
    func dropOuterConstraints() {
        guard let state = autoLayout else { return takeBackFromOuterEngine() }
        for constraint in state.namings.reversed() { constraint.owner?.drop(constraint) }
        takeBackFromOuterEngine()
    }

    private func takeBackFromOuterEngine() {
        guard let outer = superview?.constraintRoot.autoLayout?.engine else { return }
        outer.reinstallBaselineConstraints(within: self)
        if !isConstraintRoot { takeBackConstraints(from: outer) }
    }

    /// If the superview no longer exists, removes everything that refers to its view hierarchy.
    func settleAfterLossOfSuperview() {
        guard hasLostSuperview else { return }
        superview = nil
        forgetNamings()
        countNamingsAgain()
    }

    private func forgetNamings() {
        if let state = autoLayout {
            let namings = state.namings
            state.namings = []
            state.crossings = 0
            // Nothing else refers to the constraints of superviews that no longer exist. They end here, after the change of the list.
            withExtendedLifetime(namings) {}
        }
        for subview in subviews { subview.forgetNamings() }
    }

    private func countNamingsAgain() {
        for constraint in autoLayout?.owned ?? [] {
            countNamings(of: constraint, by: 1)
            guard constraint.installed != nil, constraint.engine == nil else { continue }
            constraint.installed = nil
            wait(for: constraint)
        }
        for subview in subviews { subview.countNamingsAgain() }
    }

    /// Moves constraints after the view has been added to another superview, whose system its constraints may
    /// belong to.
    func joinOuterConstraints() {
        if !isConstraintRoot { dissolveEngine() }
        if needsConstraintPass {
            needsConstraintPass = false
            setNeedsConstraintPass()
        }
    }
}
