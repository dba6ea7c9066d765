import Foundation
import TesseraBasics
import TesseraConstraints

/// Solves the constraints of a view and its descendants, except for those descendants that begin a system of
/// their own because they are placed by frames.
///
/// A view that is placed by its frame and autoresizing mask does not depend on the constraints within it, and
/// these depend only on its size. Therefore each such view is the root of a system of its own, and changes in
/// one system cost nothing in the others.
///
/// An engine works in three phases: constraints are **added** and removed as they are activated; an
/// **update** measures changed content and solves; a **layout** sets the resulting frames, container by
/// container.
@MainActor
final class LayoutEngine {
    /// The root view's size during an update.
    enum Mode: Equatable {
        /// The root view has its present size.
        case layout
        /// The root view is as near to a target size as the constraints allow.
        case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    unowned let rootView: UIView
    private let rootReference: LayoutItemReference
    /// The reference to the engine that nodes and constraints store.
    var reference: LayoutEngineReference {
        if let madeReference { return madeReference }
        let reference = LayoutEngineReference(self)
        madeReference = reference
        return reference
    }
    private var madeReference: LayoutEngineReference?
    /// True if the engine only measures. Views do not store it.
    let isTemporary: Bool

    // Each constraint that is installed, and each unknown that is read, uses the solver and these tables. Nothing but the engine
    // changes them, and no change calls other code: the solver knows nothing of views, and code that takes a constraint or a node
    // out still has a reference to it. Therefore they need no checks at run time, which would take longer.

    @exclusivity(unchecked) var solver = ConstraintSolver()
    /// The origin of each constraint of the solver, for messages.
    @exclusivity(unchecked) var sources = NumberedValues<ConstraintSource>()
    /// The node of each unknown.
    @exclusivity(unchecked) var nodes = NumberedValues<LayoutNode>()
    /// The nodes whose unknowns have changed and whose containers have not been informed yet.
    @exclusivity(unchecked) var changedNodes: [LayoutNode] = []
    /// The terms of the constraint that was installed last, whose memory the next one uses.
    var termMemory: [ConstraintSolver.Term] = []

    /// The node of the root view. Its origin is always zero.
    private(set) lazy var root = LayoutNode(rootView, in: self)

    /// The number of pixels per point. Frames are rounded to pixels.
    let scale: CGFloat

    /// The nodes of a temporary engine.
    var temporaryNodes: [ObjectIdentifier: LayoutNode] = [:]
    /// The constraints of a temporary engine.
    var temporaryConstraints: [ObjectIdentifier: InstalledConstraint] = [:]
    /// The nodes whose content size has changed.
    var dirtyNodes: [LayoutNode] = []
    /// The nodes whose content height has not been measured at their present width.
    var unmeasuredNodes: [LayoutNode] = []
    /// The nodes whose natural content width has not been measured.
    var nodesWithoutContentWidth: [LayoutNode] = []
    /// True if constraints were added or removed since ``nodesWithoutContentWidth`` was last examined.
    var hasOtherConstraints = false
    /// The constraints on the baselines of a node's text. They depend on the height of the text.
    var baselineConstraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// The required constraints that could not be satisfied.
    var broken: [NSLayoutConstraint] = []

    var mode = Mode.layout
    var rootSize = CGSize.zero
    var rootConstraints: [ConstraintSolver.Constraint] = []
    /// The lengths of the root constraints, or nil if none were added yet, or if constraints have contradicted one another since.
    var rootLengths: (width: RootLength, height: RootLength)?
    var needsUpdate = true
    /// True if the update was requested for another size of the root view, which is no change of constraints.
    private var isUnreported = false
    /// True if the root view lies in another view and has no width or no height until that is laid out. Such a length contradicts
    /// no constraint, as on iOS, where it depends on the views around.
    var awaitsSize = false

    init(rootView: UIView, isTemporary: Bool = false) {
        self.rootView = rootView
        rootReference = rootView.reference
        self.isTemporary = isTemporary
        scale = max(rootView.traitCollection.displayScale, 1)
        root.insets = rootView.alignmentRectInsets
        awaitsSize = !isTemporary && hasNoSizeYet
        register(root)
        addRootConstraints()
        addContentSize(of: root)
    }

    deinit {
        // Each node refers to the reference of its item, which refers to the node. Unless the two are separated, both stay in
        // memory for ever. The references do not know the nodes of a temporary engine.
        guard !isTemporary else { return }
        let nodes = nodes
        // Engines end together with their views: on the main actor, unless another thread was the last to release the view.
        if isOnMainActor {
            MainActor.assumeIsolated { Self.separate(nodes) }
        } else {
            Task { @MainActor in Self.separate(nodes) }
        }
    }

    private static func separate(_ nodes: NumberedValues<LayoutNode>) {
        nodes.forEach { node in
            if node.reference.node === node { node.reference.node = nil }
        }
    }

    // MARK: Nodes

    func register(_ node: LayoutNode) {
        nodes[node.minX.number] = node
        nodes[node.minY.number] = node
        nodes[node.width.number] = node
        nodes[node.height.number] = node
    }

    /// Returns the node of a view or guide, which is created when it is first requested.
    func node(for item: any LayoutItem) -> LayoutNode { node(for: item.reference, item) }

    /// Returns the node of a view or guide, which is created when it is first requested.
    func node(for item: LayoutItemReference, _ target: @autoclosure () -> any LayoutItem) -> LayoutNode {
        if let known = knownNode(for: item) { return known }
        let node = LayoutNode(target(), in: self)
        register(node)
        if isTemporary {
            temporaryNodes[ObjectIdentifier(item)] = node
        } else {
            item.node = node
            node.item?.container?.autoLayoutState.placesItems = true
            // The container places the item, even if all unknowns remain zero.
            markChanged(node)
        }
        constrain(node)
        return node
    }

    /// Records that the container of a node must be informed of its place.
    func markChanged(_ node: LayoutNode) {
        guard !node.isMarkedChanged else { return }
        node.isMarkedChanged = true
        changedNodes.append(node)
    }

    /// Returns the node of a view or guide, or nil if no constraint refers to it.
    func knownNode(for item: any LayoutItem) -> LayoutNode? { knownNode(for: item.reference) }

    /// Returns the node of a view or guide, or nil if no constraint refers to it.
    func knownNode(for item: LayoutItemReference) -> LayoutNode? {
        if item === rootReference { return root }
        if isTemporary { return temporaryNodes[ObjectIdentifier(item)] }
        guard let node = item.node, node.belongs(to: self) else { return nil }
        return node
    }

    /// Records that a constraint or another node needs a node.
    func retain(_ node: LayoutNode) { node.references += 1 }

    /// Records that a constraint or another node no longer needs a node, and removes the node if nothing
    /// needs it.
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

    // MARK: Reports of views

    /// Records that something has changed, so that the next layout first solves the constraints.
    func setNeedsUpdate() {
        guard !needsUpdate || isUnreported else { return }
        isUnreported = false
        requestUpdate()
        if !isTemporary { rootReference.view?.autoLayout?.constraintsDidChange?() }
    }

    private func requestUpdate() {
        needsUpdate = true
        if !isTemporary { rootReference.view?.engineNeedsUpdate() }
    }

    /// Records that the size of a view's content has changed.
    func contentChanged(_ node: LayoutNode) {
        guard !node.contentSize.isDirty else { return }
        node.contentSize.isDirty = true
        dirtyNodes.append(node)
        setNeedsUpdate()
    }

    /// Removes the system if the root view has another number of pixels per point.
    func traitsChanged(to traits: UITraitCollection) {
        if max(traits.displayScale, 1) != scale { rootView.dissolveEngine() }
    }

    /// True if the root view lies in another view and is empty, as a view that has not been laid out.
    var hasNoSizeYet: Bool { rootView.superview != nil && rootView.bounds.isEmpty }

    /// Requests an update if the size of the root view has changed.
    func hostChangedSize() {
        if mode == .layout, rootView.bounds.size != rootSize, !needsUpdate {
            isUnreported = true
            requestUpdate()
        }
    }
}

/// Values that are stored by the numbers that a solver gives its variables or constraints.
struct NumberedValues<Value> {
    private var values: ContiguousArray<Value?> = []

    func forEach(_ body: (Value) -> Void) {
        for case let value? in values { body(value) }
    }

    subscript(number: Int) -> Value? {
        get { number < values.count ? values[number] : nil }
        set {
            if number >= values.count {
                // Most systems have a dozen values or more. Twice the capacity keeps the cost of each value constant.
                if number >= values.capacity {
                    values.reserveCapacity(max(16, number + 1, 2 * values.capacity))
                }
                while values.count < number { values.append(nil) }
                values.append(newValue)
            } else {
                values[number] = newValue
            }
        }
    }
}

extension NumberedValues: Sendable where Value: Sendable {}

/// The origin of a constraint of the solver.
enum ConstraintSource {
    case constraint(NSLayoutConstraint)
    case rootSize(NSLayoutConstraint.Axis)
    case autoresizing(LayoutNode)
    case contentSize(LayoutNode, NSLayoutConstraint.Axis)
    case guide(LayoutNode)
    case lengthLimit(LayoutNode)
}
