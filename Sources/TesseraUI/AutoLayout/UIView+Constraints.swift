import Foundation
import TesseraBasics

/// How views hold constraints, and which system each belongs to.
extension UIView {
    /// What Auto Layout keeps of the view, made when it is first needed.
    var autoLayoutState: AutoLayoutState {
        if let autoLayout { return autoLayout }
        let state = AutoLayoutState()
        autoLayout = state
        return state
    }

    /// The nearest view that holds both this view and another, either of which it may be.
    func commonAncestor(with other: UIView) -> UIView? {
        let (outer, otherOuter) = (superview, other.superview)
        if self === other || otherOuter === self { return self }
        if outer === other || outer != nil && outer === otherOuter { return outer }
        // Both are brought to one depth, and then climb together.
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

    /// The number of views that hold the view.
    private var depth: Int { sequence(first: self, next: \.superview).reduce(-1) { count, _ in count + 1 } }

    /// Stops the app where a constraint is not about the view and what it holds.
    func checkItems(of constraint: NSLayoutConstraint) {
        for term in constraint.terms {
            demand(
                term.item?.nearestView?.isDescendant(of: self) == true,
                "addConstraint: \(constraint) names \(term.item?.nameInMessages ?? "an item that is gone"), which is not "
                    + "within \(nameInMessages).")
        }
    }

    // MARK: Holding

    /// Takes a constraint in force.
    func hold(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { return }
        constraint.holder?.drop(constraint)
        AutoLayoutState.activations += 1
        constraint.activationNumber = AutoLayoutState.activations
        constraint.holder = self
        constraint.isHeldByNearestAncestor = false
        autoLayoutState.held.append(constraint)
        countNamings(of: constraint, by: 1)
        wait(for: constraint)
    }

    /// Takes a constraint out of force.
    func drop(_ constraint: NSLayoutConstraint) {
        guard let state = autoLayout, let index = state.held.lastIndex(where: { $0 === constraint }) else {
            return
        }
        state.held.remove(at: index)
        takeOut(constraint)
        state.pending.removeAll { $0 === constraint }
        constraint.holder = nil
        countNamings(of: constraint, by: -1)
    }

    /// Puts a constraint that changed into its system anew.
    func reinstall(_ constraint: NSLayoutConstraint) {
        guard constraint.engine != nil else { return }
        takeOut(constraint)
        wait(for: constraint)
    }

    /// Makes the constraints anew that follow the direction of the view's content.
    func reinstallDirectionalConstraints() {
        for constraint in autoLayout?.held ?? [] where constraint.isOfReadingDirection {
            reinstall(constraint)
        }
        // An ancestor further up may hold some too.
        for constraint in autoLayout?.namings ?? []
        where constraint.isOfReadingDirection && !constraint.isHeldByNearestAncestor {
            constraint.holder?.reinstall(constraint)
        }
    }

    private func takeOut(_ constraint: NSLayoutConstraint) {
        constraint.engine?.uninstall(constraint)
    }

    /// Leaves a constraint to the next update of constraints.
    private func wait(for constraint: NSLayoutConstraint) {
        autoLayoutState.pending.append(constraint)
        setNeedsConstraintPass()
    }

    /// Adds a constraint to the namings of each view between its holder and its items, or removes it from them, and counts the
    /// views that it crosses. The difference is 1 or -1.
    private func countNamings(of constraint: NSLayoutConstraint, by difference: Int) {
        constraint.firstSide.forEach { countNamings(of: $0, in: constraint, by: difference) }
        constraint.secondSide.forEach { countNamings(of: $0, in: constraint, by: difference) }
    }

    private func countNamings(of term: LayoutTerm, in constraint: NSLayoutConstraint, by difference: Int) {
        var next = term.nearestView
        var isCrossing = term.view == nil
        while let view = next, view !== self {
            let state = view.autoLayoutState
            if difference > 0 {
                if state.namings.last !== constraint { state.namings.append(constraint) }
            } else if let index = state.namings.lastIndex(where: { $0 === constraint }) {
                state.namings.remove(at: index)
            }
            if isCrossing {
                let was = view.hostsConstraints
                state.crossings += difference
                if view.hostsConstraints != was { view.changedHosting() }
            }
            isCrossing = true
            next = view.superview
        }
    }

    // MARK: Systems

    /// Whether constraints within the view form a system of their own: nothing but its frame connects them with what is
    /// outside.
    var hostsConstraints: Bool {
        superview == nil || translatesAutoresizingMaskIntoConstraints && (autoLayout?.crossings ?? 0) == 0
    }

    /// The view that hosts the system of the view's constraints.
    var constraintHost: UIView {
        var view = self
        while !view.hostsConstraints, let superview = view.superview { view = superview }
        return view
    }

    /// The engine of the constraints within the view, made where there is none.
    var madeEngine: LayoutEngine {
        let state = autoLayoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(host: self)
        state.engine = engine
        return engine
    }

    /// Gives the constraints of a system that is no longer one back to the views that hold them.
    func dissolveEngine() {
        guard let engine = autoLayout?.engine else { return }
        takeBackConstraints(from: engine)
        autoLayout?.engine = nil
    }

    /// Takes the constraints that the view and its subviews hold out of a system, until the next update.
    func takeBackConstraints(from engine: LayoutEngine) {
        for constraint in autoLayout?.held ?? [] where constraint.engine === engine {
            engine.uninstall(constraint)
            wait(for: constraint)
        }
        for subview in subviews { subview.takeBackConstraints(from: engine) }
    }

    /// The view has begun, or ceased, to host a system of its own.
    func changedHosting() {
        dissolveEngine()
        guard let outer = superview?.constraintHost.autoLayout?.engine else { return }
        takeBackConstraints(from: outer)
        if let node = outer.knownNode(for: self) { outer.constrainAgain(node) }
    }

    // MARK: Update

    /// Remembers that the view or something within it has constraints that are in no system yet, or is to update them.
    func setNeedsConstraintPass() {
        // A marked view has asked for a layout already.
        guard !needsConstraintPass else { return }
        var next: UIView? = self
        while let view = next, !view.needsConstraintPass {
            view.needsConstraintPass = true
            next = view.superview
        }
        engineNeedsUpdate()
    }

    /// Asks for a layout pass, in which the view's system is solved.
    func engineNeedsUpdate() {
        descendantNeedsLayout = true
        propagateNeedsLayout()
    }

    /// Updates constraints from the leaves up, and then puts those that are new into their systems. All removals happen before
    /// any installation, so that an old constraint never contradicts a new one.
    func updateConstraintTree() {
        updateOwnConstraints()
        installPendingConstraints()
    }

    /// Updates constraints from the leaves up, and leaves those that are new to the next installation.
    func updateOwnConstraints() {
        guard needsConstraintPass else { return }
        for subview in subviews { subview.updateOwnConstraints() }
        guard needsOwnConstraintUpdate else { return }
        needsOwnConstraintUpdate = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    private func installPendingConstraints() {
        guard needsConstraintPass else { return }
        needsConstraintPass = false
        for subview in subviews { subview.installPendingConstraints() }
        // An update may have asked for another one of a view whose turn was over.
        if needsOwnConstraintUpdate { setNeedsConstraintPass() }
        guard let state = autoLayout, !state.pending.isEmpty else { return }
        let pending = state.pending
        state.pending = []
        let engine = constraintHost.madeEngine
        // New constraints are not to contradict the size that the host had before.
        engine.followHostSize()
        for constraint in pending where constraint.holder === self { engine.install(constraint) }
    }

    // MARK: The tree changes

    /// Takes constraints out of force that connect the view, or what it holds, with views that it is about to leave.
    func dropOuterConstraints() {
        guard let state = autoLayout else { return takeBackFromOuterEngine() }
        for constraint in state.namings.reversed() { constraint.holder?.drop(constraint) }
        takeBackFromOuterEngine()
    }

    private func takeBackFromOuterEngine() {
        guard let outer = superview?.constraintHost.autoLayout?.engine else { return }
        outer.baselineViewsLeave(self)
        if !hostsConstraints { takeBackConstraints(from: outer) }
    }

    /// Frees the view, where its superview has ended, from the constraints of the tree that is gone.
    func settleAfterLossOfSuperview() {
        guard hasLostSuperview else { return }
        superview = nil
        forgetNamings()
        countNamingsAgain()
    }

    private func forgetNamings() {
        autoLayout?.namings = []
        autoLayout?.crossings = 0
        for subview in subviews { subview.forgetNamings() }
    }

    private func countNamingsAgain() {
        for constraint in autoLayout?.held ?? [] {
            countNamings(of: constraint, by: 1)
            guard constraint.installed != nil, constraint.engine == nil else { continue }
            constraint.installed = nil
            wait(for: constraint)
        }
        for subview in subviews { subview.countNamingsAgain() }
    }

    /// The view has come to another superview, within whose system its constraints may belong now.
    func joinOuterConstraints() {
        if !hostsConstraints { dissolveEngine() }
        if needsConstraintPass {
            needsConstraintPass = false
            setNeedsConstraintPass()
        }
    }

    // MARK: Guides

    /// Takes a guide of the app's.
    func adopt(_ guide: UILayoutGuide) {
        let state = autoLayoutState
        if !state.guides.contains(guide) { state.guides.append(guide) }
    }

    /// Lets go of a guide of the app's, whose constraints go out of force.
    func forget(_ guide: UILayoutGuide) {
        for ancestor in sequence(first: self, next: \.superview) {
            for constraint in ancestor.autoLayout?.held ?? []
            where constraint.hasTerm(where: { $0.item === guide }) {
                ancestor.drop(constraint)
            }
        }
        autoLayout?.guides.removeAll { $0 === guide }
    }

    func adoptSystemGuide(_ guide: SystemLayoutGuide) {
        guide.ownerOfSystemGuide = self
        autoLayoutState.systemGuides.append(guide)
    }

    /// The guide of a part of the view, made when it is first asked for.
    func systemGuide(_ part: SystemLayoutGuide.Part) -> SystemLayoutGuide {
        autoLayout?.systemGuides.first { $0.part == part } ?? SystemLayoutGuide(part, of: self)
    }

    /// Tells the systems that place guides of the view that the view's safe area or margins have changed.
    func insetsChangedForGuides() {
        for guide in autoLayout?.systemGuides ?? [] {
            guide.reference.node?.engine?.insetsChanged(of: guide)
        }
        guard scrollsSubviews else { return }
        // Constraints between the content and the margins of a scroll view have the margins in their constants.
        for constraint in autoLayout?.held ?? []
        where constraint.hasTerm(where: { $0.view === self && $0.attribute.withinMargins != nil }) {
            reinstall(constraint)
        }
    }
}
