import Foundation
import TesseraConstraints

/// Solves the constraints of a view and what it holds: of all that lies between the view and those descendants which, being
/// placed by frames, begin a system of their own.
///
/// A view that is placed by its frame and autoresizing mask does not change with the constraints within it, and they see its
/// size only. So each such view hosts a system of its own, and what one changes costs no other anything.
///
/// An engine goes through three phases: constraints are **added** and removed as they are activated; an **update** measures
/// content that has changed and solves; a **layout** gives views the frames that follow, each container its own.
@MainActor
final class LayoutEngine {
    /// What the host's size is during an update.
    enum Mode: Equatable {
        /// The size that the host has.
        case layout
        /// As near to a target as the constraints allow.
        case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    unowned let host: UIView
    private let hostReference: LayoutItemReference
    /// The reference by which nodes and constraints know the engine.
    var reference: LayoutEngineReference {
        if let madeReference { return madeReference }
        let reference = LayoutEngineReference(self)
        madeReference = reference
        return reference
    }
    private var madeReference: LayoutEngineReference?
    /// Whether the engine only measures: views do not know of it.
    let isTemporary: Bool
    var solver = ConstraintSolver()
    /// The host's own rectangle. Its place is always zero.
    private(set) lazy var root = LayoutNode(host, in: self)

    /// Pixels per point, which frames are rounded to.
    let scale: CGFloat

    /// What each constraint of the solver comes from, for messages.
    var sources = NumberedValues<ConstraintSource>()
    /// The node that each unknown belongs to.
    var nodes = NumberedValues<LayoutNode>()
    /// The nodes of an engine that views do not know of.
    var temporaryNodes: [ObjectIdentifier: LayoutNode] = [:]
    /// The constraints of such an engine.
    var temporaryConstraints: [ObjectIdentifier: InstalledConstraint] = [:]
    /// The nodes whose content has another size.
    var dirtyNodes: [LayoutNode] = []
    /// The nodes whose content's height has not been measured for the width that they have.
    var unmeasuredNodes: [LayoutNode] = []
    /// The nodes whose content has not been asked for its width.
    var nodesWithoutContentWidth: [LayoutNode] = []
    /// Whether constraints were added or removed since these nodes were last looked at.
    var hasOtherConstraints = false
    /// The nodes whose unknowns have changed and whose containers do not know it yet.
    var changedNodes: [LayoutNode] = []
    /// The constraints on the baselines of a node's text, which depend on how high the text is.
    var baselineConstraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The required constraints that could not be kept.
    var broken: [NSLayoutConstraint] = []

    var mode = Mode.layout
    var hostSize = CGSize.zero
    var hostConstraints: [ConstraintSolver.Constraint] = []
    var needsUpdate = true

    init(host: UIView, isTemporary: Bool = false) {
        self.host = host
        hostReference = host.reference
        self.isTemporary = isTemporary
        scale = max(host.traitCollection.displayScale, 1)
        root.insets = host.alignmentRectInsets
        register(root)
        addHostConstraints()
        addContentSize(of: root)
    }

    // MARK: Nodes

    func register(_ node: LayoutNode) {
        for variable in node.variables { nodes[variable.number] = node }
    }

    /// The node of a view or guide, made when it is first asked for.
    func node(for item: any LayoutItem) -> LayoutNode { node(for: item.reference, item) }

    /// The node of a view or guide, made when it is first asked for.
    func node(for item: LayoutItemReference, _ target: @autoclosure () -> any LayoutItem) -> LayoutNode {
        if let known = knownNode(for: item) { return known }
        let node = LayoutNode(target(), in: self)
        register(node)
        if isTemporary {
            temporaryNodes[ObjectIdentifier(item)] = node
        } else {
            item.node = node
            node.item?.container?.autoLayoutState.placesItems = true
            // Its container learns of its place, even if all unknowns stay at zero.
            markChanged(node)
        }
        constrain(node)
        return node
    }

    /// Remembers that the container of a node is to learn of its place.
    func markChanged(_ node: LayoutNode) {
        guard !node.isMarkedChanged else { return }
        node.isMarkedChanged = true
        changedNodes.append(node)
    }

    /// The node of a view or guide; nil while no constraint names it.
    func knownNode(for item: any LayoutItem) -> LayoutNode? { knownNode(for: item.reference) }

    /// The node of a view or guide; nil while no constraint names it.
    func knownNode(for item: LayoutItemReference) -> LayoutNode? {
        if item === hostReference { return root }
        if isTemporary { return temporaryNodes[ObjectIdentifier(item)] }
        guard let node = item.node, node.belongs(to: self) else { return nil }
        return node
    }

    /// Says that a constraint or another node needs a node.
    func retain(_ node: LayoutNode) { node.references += 1 }

    /// Says that a constraint or another node does not need a node any more.
    func release(_ node: LayoutNode) {
        node.references -= 1
        guard node.references == 0, node !== root else { return }
        removeSystemConstraints(of: node)
        for limit in [node.widthLimit, node.heightLimit] { limit.map(remove) }
        for variable in node.variables {
            nodes[variable.number] = nil
            solver.remove(variable)
        }
        dirtyNodes.removeAll { $0 === node }
        changedNodes.removeAll { $0 === node }
        unmeasuredNodes.removeAll { $0 === node }
        baselineConstraints[ObjectIdentifier(node)] = nil
        if node.reference.node === node { node.reference.node = nil }
        if isTemporary { temporaryNodes[ObjectIdentifier(node.reference)] = nil }
    }

    // MARK: What views tell

    /// Says that something changed, so that the next layout solves the constraints first.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        if !isTemporary { hostReference.view?.engineNeedsUpdate() }
    }

    /// Says that the content of a view has another size.
    func contentChanged(_ node: LayoutNode) {
        guard !node.contentSize.isDirty else { return }
        node.contentSize.isDirty = true
        dirtyNodes.append(node)
        setNeedsUpdate()
    }

    /// Follows the host to other traits, which may divide points into other pixels.
    func traitsChanged(to traits: UITraitCollection) {
        if max(traits.displayScale, 1) != scale { host.dissolveEngine() }
    }

    /// Follows the host to another size.
    func hostChangedSize() {
        if mode == .layout, host.bounds.size != hostSize { setNeedsUpdate() }
    }
}

/// Values for the numbers that a solver gives its variables and constraints.
struct NumberedValues<Value> {
    private var values: ContiguousArray<Value?> = []

    subscript(number: Int) -> Value? {
        get { number < values.count ? values[number] : nil }
        set {
            while values.count <= number { values.append(nil) }
            values[number] = newValue
        }
    }
}

/// What a constraint of the solver comes from.
enum ConstraintSource {
    case constraint(NSLayoutConstraint)
    case hostSize(NSLayoutConstraint.Axis)
    case autoresizing(LayoutNode)
    case contentSize(LayoutNode, NSLayoutConstraint.Axis)
    case guide(LayoutNode)
    case lengthLimit(LayoutNode)
}
