import Foundation
import TesseraDisplay
import TesseraGraphics

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
