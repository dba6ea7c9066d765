import Foundation
import TesseraConstraints

/// A constraint's place in an engine.
struct InstalledConstraint {
    let handle: ConstraintSolver.Constraint
    /// What the constraint's constant and those that its items bring along add up to.
    let offset: Double
    let nodes: [LayoutNode]
}

extension LayoutEngine {
    /// Adds a constraint. One that contradicts others is broken, or breaks the one among them that was activated last.
    func install(_ constraint: NSLayoutConstraint) {
        let lowered = LoweredConstraint(constraint, in: self)
        let handle = add(
            lowered.terms, constraint.relation, Double(constraint.constant) + lowered.offset,
            priority: constraint.priority.strength, source: .constraint(constraint))
        for node in lowered.nodes { retain(node) }
        if !isTemporary {
            constraint.engine = self
            constraint.installed = InstalledConstraint(
                handle: handle, offset: lowered.offset, nodes: lowered.nodes)
        }
        setNeedsUpdate()
    }

    /// Removes a constraint.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        constraint.engine = nil
        constraint.installed = nil
        remove(installed.handle)
        for node in installed.nodes { release(node) }
        broken.removeAll { $0 === constraint }
        setNeedsUpdate()
    }

    /// Follows a constraint to another constant.
    func constantChanged(_ constraint: NSLayoutConstraint) {
        guard let installed = constraint.installed else { return }
        solver.setConstant(Double(constraint.constant) + installed.offset, of: installed.handle)
        setNeedsUpdate()
    }

    /// Adds to the solver what must not, or should, be so.
    func add(
        _ terms: [ConstraintSolver.Term], _ relation: NSLayoutConstraint.Relation, _ constant: Double,
        priority: ConstraintSolver.Priority = .required, source: ConstraintSource
    ) -> ConstraintSolver.Constraint {
        var priority = priority
        while true {
            do {
                let handle = try solver.add(terms, relation.inSolver, constant, priority: priority)
                sources[handle] = source
                return handle
            } catch {
                // A weakened constraint contradicts nothing, so that the next round is the last.
                if !breakOne(of: error.participants, or: source) { priority = .weakened }
            }
        }
    }

    func remove(_ handle: ConstraintSolver.Constraint) {
        sources[handle] = nil
        solver.remove(handle)
    }

    // MARK: The host

    /// Gives the host the size that it has, or lets it approach the one that it is to be fitted to.
    func addHostConstraints() {
        hostConstraints.forEach(remove)
        let insets = root.insets
        let (size, horizontal, vertical): (CGSize, ConstraintSolver.Priority, ConstraintSolver.Priority)
        switch mode {
        case .layout:
            hostSize = host.bounds.size
            (size, horizontal, vertical) = (hostSize, .required, .required)
        case .fitting(let target, let across, let down):
            (size, horizontal, vertical) = (target, across.strength, down.strength)
        }
        hostConstraints = [
            add(
                [.init(root.width, 1)], .equal, Double(size.width - insets.left - insets.right),
                priority: horizontal, source: .hostSize("width == \(size.width)")),
            add(
                [.init(root.height, 1)], .equal, Double(size.height - insets.top - insets.bottom),
                priority: vertical, source: .hostSize("height == \(size.height)")),
        ]
    }

    func setMode(_ new: Mode) {
        guard new != mode || new == .layout && host.bounds.size != hostSize else { return }
        let keepsConstraints = new == .layout && mode == .layout
        mode = new
        needsUpdate = true
        restoreBroken()
        if keepsConstraints, hostConstraints.count == 2 {
            hostSize = host.bounds.size
            let insets = root.insets
            solver.setConstant(
                Double(hostSize.width - insets.left - insets.right), of: hostConstraints[0])
            solver.setConstant(
                Double(hostSize.height - insets.top - insets.bottom), of: hostConstraints[1])
        } else {
            addHostConstraints()
        }
    }

    // MARK: Contradictions

    /// Tries again to keep constraints that were broken in other circumstances.
    private func restoreBroken() {
        let constraints = broken
        broken = []
        for constraint in constraints {
            uninstall(constraint)
            install(constraint)
        }
    }

    /// Breaks one of several required constraints that contradict one another: the one of the app's that was activated
    /// last. Returns false if that is the new one, which `source` tells of.
    @discardableResult
    func breakOne(of participants: [ConstraintSolver.Constraint], or source: ConstraintSource? = nil) -> Bool {
        var known = participants.compactMap { handle in sources[handle].map { (handle, $0) } }
        known.sort { $0.1.activationNumber < $1.1.activationNumber }
        let newNumber = source?.activationNumber ?? -1
        let victim = known.last.flatMap { $0.1.activationNumber > newNumber ? $0 : nil } ?? (source == nil ? known.last : nil)
        let all = known.map(\.1) + (source.map { [$0] } ?? [])
        report(all, breaking: victim?.1 ?? source)
        if case .constraint(let constraint)? = victim?.1 ?? source, !isTemporary { broken.append(constraint) }
        guard let victim else { return false }
        solver.weaken(victim.0)
        return true
    }

    private func report(_ sources: [ConstraintSource], breaking victim: ConstraintSource?) {
        let list = sources.map { "    \($0.text)\n" }.joined()
        let text =
            "\(host.nameInMessages): these required constraints contradict one another:\n\(list)"
            + "The app goes on without this one, which is kept as nearly as the others allow:\n"
            + "    \(victim?.text ?? "")\n"
        FileHandle.standardError.write(Data(text.utf8))
    }
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
    /// The order of activation. What the system keeps by itself comes before all constraints of the app.
    @MainActor var activationNumber: Int {
        if case .constraint(let constraint) = self { constraint.activationNumber } else { 0 }
    }

    @MainActor var text: String {
        switch self {
        case .constraint(let constraint): constraint.description
        case .hostSize(let rule): "<the size of the view that holds all of these: \(rule)>"
        case .autoresizing(let node, let rule):
            "<\(node.item.nameInMessages) is placed by its frame and autoresizing mask: \(rule)>"
        case .contentSize(let node, let rule): "<the content of \(node.item.nameInMessages): \(rule)>"
        case .guide(let node, let rule): "<\(node.item.nameInMessages): \(rule)>"
        }
    }
}
