import Foundation
import TesseraBasics
import TesseraConstraints

/// The place of a constraint in an engine.
struct InstalledConstraint {
    let engine: LayoutEngineReference
    let handle: ConstraintSolver.Constraint
    /// The number of points that the items' insets and baselines add to the constraint's constant.
    var offset: Double
    let nodes: NamedNodes
    /// The nodes of the views whose text the constraint aligns.
    let baselineNodes: [LayoutNode]
}

extension LayoutEngine {
    /// Returns an empty list that reuses the memory of the previous constraint's terms.
    func takeTermMemory() -> [ConstraintSolver.Term] {
        var terms = termMemory
        termMemory = []
        if terms.capacity == 0 { terms.reserveCapacity(4) } else { terms.removeAll(keepingCapacity: true) }
        return terms
    }

    /// Adds a constraint. If required constraints contradict one another, the one that was activated last is
    /// broken.
    func install(_ constraint: NSLayoutConstraint) {
        let lowered = LoweredConstraint(constraint, in: self)
        let handle = add(
            lowered.terms, constraint.relation, Double(constraint.constant) + lowered.offset,
            priority: constraint.priority.strength, source: .constraint(constraint))
        for node in lowered.nodes { retain(node) }
        for node in lowered.baselineNodes {
            baselineConstraints[ObjectIdentifier(node), default: []].append(constraint)
        }
        let installed = InstalledConstraint(
            engine: reference, handle: handle, offset: lowered.offset, nodes: lowered.nodes,
            baselineNodes: lowered.baselineNodes)
        termMemory = lowered.terms
        if isTemporary {
            temporaryConstraints[ObjectIdentifier(constraint)] = installed
        } else {
            constraint.installed = installed
        }
        setNeedsUpdate()
    }

    /// Updates the constraints on the baselines of a view whose text has changed.
    func baselinesChanged(of node: LayoutNode) {
        for constraint in baselineConstraints[ObjectIdentifier(node)] ?? [] {
            let key = ObjectIdentifier(constraint)
            guard var installed = isTemporary ? temporaryConstraints[key] : constraint.installed else {
                continue
            }
            let offset = LoweredConstraint(constraint, in: self).offset
            guard offset != installed.offset else { continue }
            installed.offset = offset
            if isTemporary { temporaryConstraints[key] = installed } else { constraint.installed = installed }
            solver.setConstant(Double(constraint.constant) + offset, of: installed.handle)
        }
    }

    /// Reinstalls the constraints on the baselines of a view, or of a view within it, which is about to be
    /// removed from the system. The next update finds the views that provide the baselines then.
    func reinstallBaselineConstraints(within root: UIView) {
        guard !baselineConstraints.isEmpty else { return }
        for constraint in baselineConstraints.values.joined() {
            guard let nodes = constraint.installed?.baselineNodes,
                nodes.contains(where: { $0.view?.isDescendant(of: root) == true })
            else { continue }
            constraint.owner?.reinstall(constraint)
        }
    }

    /// Removes a constraint.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        constraint.installed = nil
        remove(installed.handle)
        for node in installed.baselineNodes {
            baselineConstraints[ObjectIdentifier(node)]?.removeAll { $0 === constraint }
        }
        for node in installed.nodes { release(node) }
        broken.removeAll { $0 === constraint }
        setNeedsUpdate()
    }

    /// Updates the solver after the constant of a constraint has changed.
    func constantChanged(_ constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        solver.setConstant(Double(constraint.constant) + installed.offset, of: installed.handle)
        setNeedsUpdate()
    }

    /// Adds a required or optional constraint to the solver.
    func add(
        _ terms: [ConstraintSolver.Term], _ relation: NSLayoutConstraint.Relation, _ constant: Double,
        priority: ConstraintSolver.Priority = .required, source: ConstraintSource
    ) -> ConstraintSolver.Constraint {
        add(source) { (solver, isWeak) throws(ConstraintSolver.Contradiction) in
            try solver.add(terms, relation.inSolver, constant, priority: isWeak ? .weakened : priority)
        }
    }

    /// Makes the solver bring an unknown as near to the length of some content as the priorities demand.
    func addContentLength(
        _ length: Double, of variable: ConstraintSolver.Variable, hugging: ConstraintSolver.Priority,
        compressionResistance: ConstraintSolver.Priority, source: ConstraintSource
    ) -> ConstraintSolver.Constraint {
        add(source) { (solver, isWeak) throws(ConstraintSolver.Contradiction) in
            try solver.addContentSize(
                variable, length, hugging: isWeak ? min(hugging, .weakened) : hugging,
                compressionResistance: isWeak ? min(compressionResistance, .weakened) : compressionResistance)
        }
    }

    /// Adds something to the solver. If it contradicts required constraints, one of the participants is
    /// weakened: an existing one or else the new one.
    private func add(
        _ source: ConstraintSource,
        _ add: (inout ConstraintSolver, _ isWeak: Bool) throws(ConstraintSolver.Contradiction) ->
            ConstraintSolver.Constraint
    ) -> ConstraintSolver.Constraint {
        var isWeak = false
        while true {
            do throws(ConstraintSolver.Contradiction) {
                let handle = try add(&solver, isWeak)
                sources[handle.number] = source
                hasOtherConstraints = true
                return handle
            } catch {
                rootLengths = nil
                // A weakened constraint contradicts nothing, so that the next round is the last.
                if !breakOne(of: error.participants, or: source) { isWeak = true }
            }
        }
    }

    func remove(_ handle: ConstraintSolver.Constraint) {
        sources[handle.number] = nil
        solver.remove(handle)
        hasOtherConstraints = true
    }

    // MARK: The root view

    /// Sets the root view's size to its present size, or makes it approach the target of a fitting.
    ///
    /// A constraint that would not differ from the present one stays. For example, a cell that measures itself has the same width
    /// before, during and after the measurement. If constraints have contradicted one another, both constraints of the root view
    /// are replaced, because the weakened ones may be satisfied then.
    func addRootConstraints() {
        let insets = root.insets
        let (size, horizontal, vertical): (CGSize, ConstraintSolver.Priority, ConstraintSolver.Priority)
        switch mode {
        case .layout:
            rootSize = rootView.bounds.size
            size = rootSize
            if !hasNoSizeYet { awaitsSize = false }
            horizontal = isOpen(rootSize.width, along: .horizontal) ? .weakened : .required
            vertical = isOpen(rootSize.height, along: .vertical) ? .weakened : .required
        case .fitting(let target, let across, let down):
            (size, horizontal, vertical) = (target, across.strength, down.strength)
        }
        let width = RootLength(
            length: Double(size.width - insets.left - insets.right), priority: horizontal)
        let height = RootLength(
            length: Double(size.height - insets.top - insets.bottom), priority: vertical)
        let (old, known) = (rootConstraints, broken.isEmpty ? rootLengths : nil)
        let (keepsWidth, keepsHeight) = (known?.width == width, known?.height == height)
        if !old.isEmpty {
            if !keepsWidth { remove(old[0]) }
            if !keepsHeight { remove(old[1]) }
        }
        rootLengths = (width, height)
        // Adding a constraint that contradicts others forgets the lengths.
        rootConstraints = [
            keepsWidth
                ? old[0]
                : add(
                    [.init(root.width, 1)], .equal, width.length, priority: horizontal,
                    source: .rootSize(.horizontal)),
            keepsHeight
                ? old[1]
                : add(
                    [.init(root.height, 1)], .equal, height.length, priority: vertical,
                    source: .rootSize(.vertical)),
        ]
    }

    private func isOpen(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) -> Bool {
        awaitsSize && length == 0 || rootView.hasSizeOfConstraints(along: axis)
    }

    /// Updates the root view's size in the system before constraints are installed, unless a fitting size is being computed.
    func updateRootSize() {
        guard mode == .layout else { return }
        if !awaitsSize, hasNoSizeYet {
            awaitsSize = true
            setRootConstraintsAgain()
        } else {
            setMode(.layout)
        }
    }

    /// Regards the present size of the root view as final, because the views around it have been laid out.
    func sizeIsFinal() {
        guard awaitsSize else { return }
        awaitsSize = false
        if mode == .layout { setRootConstraintsAgain() }
    }

    private func setRootConstraintsAgain() {
        needsUpdate = true
        addRootConstraints()
    }

    func setMode(_ new: Mode) {
        guard new != mode || new == .layout && rootView.bounds.size != rootSize else { return }
        let keepsConstraints = new == .layout && mode == .layout
        mode = new
        needsUpdate = true
        if keepsConstraints, rootConstraints.count == 2, !awaitsSize {
            rootSize = rootView.bounds.size
            let insets = root.insets
            let width = Double(rootSize.width - insets.left - insets.right)
            let height = Double(rootSize.height - insets.top - insets.bottom)
            solver.setConstant(width, of: rootConstraints[0])
            solver.setConstant(height, of: rootConstraints[1])
            rootLengths?.width.length = width
            rootLengths?.height.length = height
        } else {
            addRootConstraints()
        }
    }

    // MARK: Contradictions

    /// Makes broken constraints required again if they are satisfied now. Returns true if there are any.
    func keepAgainWhatWasBroken() -> Bool {
        let healed = broken.filter(isSatisfied)
        for constraint in healed {
            guard let nodes = constraint.installed?.nodes else { continue }
            nodes.forEach(retain)
            uninstall(constraint)
            install(constraint)
            nodes.forEach(release)
        }
        return !healed.isEmpty
    }

    /// Returns true if the solved values satisfy a constraint.
    private func isSatisfied(_ constraint: NSLayoutConstraint) -> Bool {
        let lowered = LoweredConstraint(constraint, in: self)
        let sum = lowered.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
        let excess = sum - Double(constraint.constant) - lowered.offset
        return switch constraint.relation {
        case .equal: abs(excess) < 1e-6
        case .lessThanOrEqual: excess < 1e-6
        case .greaterThanOrEqual: excess > -1e-6
        }
    }

    /// Breaks one of several required constraints that contradict one another: the app's constraint that was
    /// activated last. Returns false if that is the new one, which `source` describes.
    @discardableResult
    func breakOne(of participants: [ConstraintSolver.Constraint], or source: ConstraintSource? = nil) -> Bool
    {
        var known = participants.compactMap { handle in sources[handle.number].map { (handle, $0) } }
        known.sort { $0.1.activationNumber < $1.1.activationNumber }
        let newNumber = source?.activationNumber ?? -1
        let victim =
            known.last.flatMap { $0.1.activationNumber > newNumber ? $0 : nil }
            ?? (source == nil ? known.last : nil)
        let all = known.map(\.1) + (source.map { [$0] } ?? [])
        report(all, breaking: victim?.1 ?? source)
        if case .constraint(let constraint)? = victim?.1 ?? source, !isTemporary { broken.append(constraint) }
        guard let victim else { return false }
        rootLengths = nil
        solver.weaken(victim.0)
        hasOtherConstraints = true
        return true
    }

    private func report(_ sources: [ConstraintSource], breaking victim: ConstraintSource?) {
        let list = sources.map { "    \($0.text)\n" }.joined()
        let text =
            "\(rootView.nameInMessages): these required constraints contradict one another:\n\(list)"
            + "The app goes on without this one, which is kept as nearly as the others allow:\n"
            + "    \(victim?.text ?? "")"
        writeComplaint(text)
    }
}

/// A length that a constraint gives the root view, with the constraint's priority.
struct RootLength: Equatable {
    var length: Double
    let priority: ConstraintSolver.Priority
}

extension NSLayoutConstraint.Relation {
    fileprivate var inSolver: ConstraintSolver.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension ConstraintSource {
    /// The order of activation. It is 0 for constraints that the system adds itself.
    @MainActor var activationNumber: Int {
        if case .constraint(let constraint) = self { constraint.activationNumber } else { 0 }
    }

    @MainActor var text: String {
        switch self {
        case .constraint(let constraint): constraint.description
        case .rootSize(let axis):
            "<the \(axis == .horizontal ? "width" : "height") of the view that holds all of these>"
        case .autoresizing(let node):
            "<\(node.name) is placed by its frame and autoresizing mask>"
        case .contentSize(let node, let axis):
            "<the \(axis == .horizontal ? "width" : "height") of the content of \(node.name)>"
        case .guide(let node): "<\(node.name) follows its view>"
        case .lengthLimit(let node): "<\(node.name) has no negative width or height>"
        }
    }
}
