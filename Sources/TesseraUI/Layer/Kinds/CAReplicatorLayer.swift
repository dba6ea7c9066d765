import Foundation
import TesseraDisplay
import TesseraGraphics

/// A layer that displays its sublayers several times, each time with another place, colour and time.
/// See Apple's [CAReplicatorLayer](https://developer.apple.com/documentation/quartzcore/careplicatorlayer).
///
/// ```swift
/// let dots = CAReplicatorLayer()
/// dots.instanceCount = 3
/// dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
/// dots.instanceDelay = 0.2
/// dots.addSublayer(dot)
/// ```
open class CAReplicatorLayer: CALayer {
    /// The number of copies, of which the first is the sublayers themselves; 1 by default.
    open var instanceCount = 1 { didSet { copies.update() } }
    /// The seconds by which the animations of each copy begin later than those of the one before.
    open var instanceDelay: CFTimeInterval = 0 { didSet { copies.update() } }
    /// The transform from each copy to the next one, about the middle of the layer.
    open var instanceTransform = CATransform3DIdentity { didSet { copies.update() } }
    /// The colour by which those of the first copy are multiplied; white by default. The colours of images and texts
    /// stay as they are.
    open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { copies.update() } }
    /// The amount by which the red of ``instanceColor`` grows from each copy to the next one.
    open var instanceRedOffset: Float = 0 { didSet { copies.update() } }
    /// The amount by which the green of ``instanceColor`` grows from each copy to the next one.
    open var instanceGreenOffset: Float = 0 { didSet { copies.update() } }
    /// The amount by which the blue of ``instanceColor`` grows from each copy to the next one.
    open var instanceBlueOffset: Float = 0 { didSet { copies.update() } }
    /// The amount by which the opacity of ``instanceColor`` grows from each copy to the next one.
    open var instanceAlphaOffset: Float = 0 { didSet { copies.update() } }

    /// The copies.
    private(set) lazy var copies = LayerCopies(self)

    /// Creates a layer with one copy.
    public override init() {
        super.init()
        _ = view.madeLayerState
    }

    /// Creates a layer as a picture of another one.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay) = (layer.instanceCount, layer.instanceDelay)
        (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
        (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
    }

    /// Creates a layer as from an archive, with one copy.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the colour by which those of a copy are multiplied.
    func tint(of index: Int) -> ReplicaTint {
        let color = instanceColor ?? .clear
        func part(_ base: CGFloat, _ offset: Float) -> Double {
            min(max(Double(base) + Double(offset) * Double(index), 0), 1)
        }
        return ReplicaTint(
            red: part(color.red, instanceRedOffset), green: part(color.green, instanceGreenOffset),
            blue: part(color.blue, instanceBlueOffset), alpha: part(color.alpha, instanceAlphaOffset))
    }
}

extension UIView {
    /// The layer of the view if it displays its sublayers several times, or nil.
    var replicator: CAReplicatorLayer? {
        // The layer of each replicator has a state; most views have none.
        guard layerState != nil else { return nil }
        return ((self as? LayerView)?.layerIfExists ?? madeLayer) as? CAReplicatorLayer
    }
}

/// A colour by which other colours are multiplied.
struct ReplicaTint: Equatable {
    var red = 1.0, green = 1.0, blue = 1.0, alpha = 1.0

    func applied(to color: Color) -> Color {
        guard red < 1 || green < 1 || blue < 1 else { return color }
        return Color(
            extendedRed: Double(color.red) / 255 * red, green: Double(color.green) / 255 * green,
            blue: Double(color.blue) / 255 * blue, alpha: Double(color.alpha) / 255)
    }

    /// Multiplies the colours of an element.
    func apply(to properties: inout NodeProperties) {
        properties.backgroundColor = properties.backgroundColor.map(applied)
        if let border = properties.border { properties.border?.color = applied(to: border.color) }
        if let gradient = properties.gradient { properties.gradient?.colors = gradient.colors.map(applied) }
        if let fill = properties.shape?.fill { properties.shape?.fill = applied(to: fill) }
        if let stroke = properties.shape?.stroke { properties.shape?.stroke = applied(to: stroke) }
    }
}

/// The copies of the sublayers of a replicator layer.
@MainActor
final class LayerCopies {
    private unowned let layer: CAReplicatorLayer
    private var containers: [ReplicaContainer] = []

    init(_ layer: CAReplicatorLayer) { self.layer = layer }

    /// The views that contain the copies, from the first one on.
    var views: [UIView] {
        if containers.isEmpty, layer.instanceCount > 0 { update() }
        return containers
    }

    /// Makes the copies those that the layer asks for.
    func update() {
        let count = min(max(layer.instanceCount, 0), 10_000)
        if containers.count > count { containers.removeLast(containers.count - count) }
        while containers.count < count { containers.append(ReplicaContainer(self, containers.count)) }
        for container in containers {
            container.superview = layer.view
            container.change(
                tint: layer.tint(of: container.index), delay: layer.instanceDelay * Double(container.index))
        }
        place()
        layer.view.setNeedsChildrenCommit()
    }

    /// Marks the sublayers of each copy as changed.
    func setNeedsChildrenCommit() { for container in containers { container.setNeedsChildrenCommit() } }

    /// Gives the copies their places.
    func place() {
        let bounds = layer.bounds
        var transform = CATransform3DIdentity
        for container in containers {
            container.bounds = bounds
            container.center = CGPoint(x: bounds.midX, y: bounds.midY)
            container.change(\.transform3D, to: transform)
            transform = CATransform3DConcat(transform, layer.instanceTransform)
        }
    }

    /// The views of the layer's own sublayers.
    var originals: [UIView] {
        (layer.view.layerState?.sublayers(of: layer.view) ?? []).map(\.view)
    }
}

/// A copy of all sublayers of a replicator layer.
final class ReplicaContainer: UIView {
    private weak var copies: LayerCopies?
    let index: Int
    private var tint = ReplicaTint()
    private var delay = 0.0
    private var replicas: [ReplicaView] = []

    init(_ copies: LayerCopies, _ index: Int) {
        (self.copies, self.index) = (copies, index)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func change(tint: ReplicaTint, delay: Double) {
        (self.tint, self.delay) = (tint, delay)
        alpha = CGFloat(tint.alpha)
        setNeedsChildrenCommit()
        for replica in replicas { replica.change(tint: tint, delay: delay) }
    }

    /// The sublayers themselves, or copies of them.
    override var copiedChildren: [UIView]? {
        let originals = copies?.originals ?? []
        if index == 0, tint.red == 1, tint.green == 1, tint.blue == 1 { return originals }
        replicas = ReplicaView.replicas(of: originals, keeping: replicas, tint: tint, delay: delay)
        return replicas
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        properties.ignoresTouches = true
    }
}

/// A copy of a layer, which has its own element.
final class ReplicaView: UIView {
    /// The view of the layer, or nil if it does not exist any more.
    private(set) weak var original: UIView?
    private var tint: ReplicaTint
    private var delay: Double
    private var replicas: [ReplicaView] = []

    private init(_ original: UIView, tint: ReplicaTint, delay: Double) {
        (self.original, self.tint, self.delay) = (original, tint, delay)
        super.init(frame: .zero)
        original.madeLayerState.replicas.add(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns copies of views, of which some exist already.
    static func replicas(
        of originals: [UIView], keeping old: [ReplicaView], tint: ReplicaTint, delay: Double
    ) -> [ReplicaView] {
        originals.map { original in
            let replica =
                old.first { $0.original === original } ?? ReplicaView(original, tint: tint, delay: delay)
            return replica
        }
    }

    func change(tint: ReplicaTint, delay: Double) {
        guard tint != self.tint || delay != self.delay else { return }
        (self.tint, self.delay) = (tint, delay)
        setNeedsCommit()
        for replica in replicas { replica.change(tint: tint, delay: delay) }
    }

    /// The copies of the views within the original.
    override var copiedChildren: [UIView]? {
        replicas = Self.replicas(
            of: original?.displayedChildren ?? [], keeping: replicas, tint: tint, delay: delay)
        return replicas
    }

    override func copiedProperties(context: CommitContext) -> NodeProperties? {
        guard let original else { return NodeProperties() }
        var properties = original.properties(context: context)
        properties.identifier = nil
        tint.apply(to: &properties)
        return properties
    }

    override var traitCollection: UITraitCollection { original?.traitCollection ?? super.traitCollection }

    override func imageResources(for traits: UITraitCollection) -> [ImageFile] {
        original?.shownPictures ?? []
    }

    /// Returns the animations of the original, which begin later.
    func animations(context: CommitContext) -> [SceneOperation] {
        guard let original, let state = original.layerState else { return [] }
        let now = original.properties(context: context)
        return state.motions(of: original, on: original, now, context, where: { _ in true }).map { motion in
            var motion = motion
            motion.delay += delay
            for index in motion.frames.indices { tint.apply(to: &motion.frames[index].set) }
            return .update(id: node.id, set: NodeProperties(), cleared: [], animation: motion)
        }
    }
}

/// The copies of a view.
@MainActor
final class ReplicaList {
    private struct Reference {
        weak let view: ReplicaView?
    }

    private var references: [Reference] = []

    func add(_ view: ReplicaView) {
        references.removeAll { $0.view == nil }
        references.append(Reference(view: view))
    }

    func setNeedsCommit() { for reference in references { reference.view?.setNeedsCommit() } }
    func setNeedsChildrenCommit() { for reference in references { reference.view?.setNeedsChildrenCommit() } }
}
