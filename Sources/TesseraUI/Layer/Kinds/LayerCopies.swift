import Foundation
import TesseraDisplay
import TesseraGraphics

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
