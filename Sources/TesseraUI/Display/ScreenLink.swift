import Foundation
import TesseraDisplay

/// Commits a scene to its display: once per turn of the main loop, after layout, walking only what changed.
@MainActor
final class ScreenLink {
    /// The element that holds the windows.
    static let rootID = 0

    private unowned let scene: UIWindowScene
    private var isScheduled = false
    /// Views that the display knows and that have something to tell.
    private var dirty: [UIView] = []
    /// The views that the display knows.
    private var views: [Int: UIView] = [:]
    private var toldWindows: [Int] = []
    private var toldRoot: NodeProperties?
    private var images = ImageResources()

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// The view that the display calls by `id`.
    func view(_ id: Int) -> UIView? {
        views[id]
    }

    func add(_ view: UIView) {
        dirty.append(view)
        scheduleCommit()
    }

    /// Commits after the current turn of the main loop: what is changed until then goes in one message.
    func scheduleCommit() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.commit() }
        }
    }

    /// Lays out, and tells the display what it does not know.
    func commit() {
        // What the layout changes goes in this commit and asks for none of its own.
        isScheduled = true
        defer { isScheduled = false }
        for window in scene.windows { window.layoutIfNeeded() }
        guard let connection = UIApplication.shared.connection, connection.isAttached else { return }
        // While the display is behind, changes add up and go in one message later.
        guard !connection.isCongested else {
            connection.whenDrained { [weak self] in self?.scheduleCommit() }
            return
        }
        var operations: [SceneOperation] = []
        if toldRoot == nil {
            operations = wholeScene(connection)
            connection.send(.scene(operations))
        } else {
            changes(into: &operations, connection)
            if !operations.isEmpty { connection.send(.patch(operations)) }
        }
        images.releaseUnused(connection)
    }

    /// Forgets what the display knows, so that the next commit tells it everything.
    func forgetDisplay() {
        for id in toldWindows { forget(id) }
        toldWindows = []
        toldRoot = nil
        dirty = []
        scheduleCommit()
    }

    // MARK: What is told

    private var rootProperties: NodeProperties {
        var root = NodeProperties()
        root.frame = NodeFrame(scene.screen.bounds)
        return root
    }

    private func wholeScene(_ connection: DisplayConnection) -> [SceneOperation] {
        var operations: [SceneOperation] = []
        let root = rootProperties
        toldRoot = root
        operations.append(
            .create(id: Self.rootID, parent: nil, index: 0, viewClass: "UIWindowScene", properties: root))
        synchronizeWindows(into: &operations, connection)
        return operations
    }

    private func changes(into operations: inout [SceneOperation], _ connection: DisplayConnection) {
        let root = rootProperties
        if let old = toldRoot, old != root {
            let (set, cleared) = root.changes(since: old)
            operations.append(.update(id: Self.rootID, set: set, cleared: cleared, animation: nil))
            toldRoot = root
        }
        synchronizeWindows(into: &operations, connection)
        let views = dirty
        dirty = []
        for view in views where view.node.told != nil && view.node.childrenNeedCommit && view.window != nil {
            removeChildren(of: view, into: &operations)
        }
        for view in views where view.node.told != nil && view.window != nil {
            if view.node.childrenNeedCommit { synchronizeChildren(of: view, into: &operations, connection) }
            if view.node.needsCommit { update(view, into: &operations, connection) }
        }
    }

    private func synchronizeWindows(into operations: inout [SceneOperation], _ connection: DisplayConnection) {
        let windows = scene.windows.filter { !$0.isHidden }.map { $0 as UIView }
        guard windows.map(\.node.id) != toldWindows else { return }
        let present = Set(windows.map(\.node.id))
        for id in toldWindows where !present.contains(id) {
            operations.append(.remove(id: id))
            forget(id)
        }
        toldWindows.removeAll { !present.contains($0) }
        synchronize(&toldWindows, with: windows, in: Self.rootID, into: &operations, connection)
    }

    private func removeChildren(of view: UIView, into operations: inout [SceneOperation]) {
        let present = Set(view.subviews.map(\.node.id))
        guard view.node.toldChildren.contains(where: { !present.contains($0) }) else { return }
        for id in view.node.toldChildren where !present.contains(id) {
            operations.append(.remove(id: id))
            forget(id)
        }
        view.node.toldChildren.removeAll { !present.contains($0) }
    }

    private func synchronizeChildren(
        of view: UIView, into operations: inout [SceneOperation], _ connection: DisplayConnection
    ) {
        view.node.childrenNeedCommit = false
        var told = view.node.toldChildren
        synchronize(&told, with: view.subviews, in: view.node.id, into: &operations, connection)
        view.node.toldChildren = told
    }

    /// Brings the children that the display knows, all of which are still there, into the order of `views`.
    private func synchronize(
        _ told: inout [Int], with views: [UIView], in parent: Int, into operations: inout [SceneOperation],
        _ connection: DisplayConnection
    ) {
        for (index, view) in views.enumerated() {
            let id = view.node.id
            if index < told.count, told[index] == id { continue }
            if let old = told.firstIndex(of: id) {
                // Where the next one is in its place and this one comes later, it is the one here that moves back.
                if index + 1 < views.count, old == index + 1, index < told.count,
                    let place = views.firstIndex(where: { $0.node.id == told[index] })
                {
                    let moved = told.remove(at: index)
                    let target = min(place, told.count)
                    told.insert(moved, at: target)
                    operations.append(.move(id: moved, parent: parent, index: target))
                    if told[index] == id { continue }
                }
                if let old = told.firstIndex(of: id) {
                    told.remove(at: old)
                    told.insert(id, at: index)
                    operations.append(.move(id: id, parent: parent, index: index))
                }
            } else {
                create(view, parent: parent, index: index, into: &operations, connection)
                told.insert(id, at: index)
            }
        }
    }

    private func create(
        _ view: UIView, parent: Int, index: Int, into operations: inout [SceneOperation],
        _ connection: DisplayConnection
    ) {
        view.knownTraits = view.traitCollection
        let now = view.properties(context: CommitContext(traits: view.traitCollection))
        images.prepare(view, connection)
        let first = view.node.start ?? now
        operations.append(
            .create(
                id: view.node.id, parent: parent, index: index, viewClass: ViewClassName.name(of: view),
                properties: first))
        views[view.node.id] = view
        view.node.told = first
        view.node.link = self
        view.node.toldChildren = []
        view.node.childrenNeedCommit = false
        for (index, child) in view.subviews.enumerated() {
            create(child, parent: view.node.id, index: index, into: &operations, connection)
            view.node.toldChildren.append(child.node.id)
        }
        finish(view, now, into: &operations)
    }

    private func update(
        _ view: UIView, into operations: inout [SceneOperation], _ connection: DisplayConnection
    ) {
        let now = view.properties(context: CommitContext(traits: view.traitCollection))
        images.prepare(view, connection)
        if let start = view.node.start, let told = view.node.told {
            append(view.node.id, from: told, to: start, animation: nil, into: &operations)
            view.node.told = start
        }
        finish(view, now, into: &operations)
    }

    private func finish(_ view: UIView, _ now: NodeProperties, into operations: inout [SceneOperation]) {
        if let told = view.node.told {
            append(view.node.id, from: told, to: now, animation: view.node.animation, into: &operations)
        }
        view.node.told = now
        view.node.start = nil
        view.node.animation = nil
        view.node.needsCommit = false
    }

    private func append(
        _ id: Int, from old: NodeProperties, to new: NodeProperties, animation: SceneOperation.Animation?,
        into operations: inout [SceneOperation]
    ) {
        guard old != new else { return }
        let (set, cleared) = new.changes(since: old)
        operations.append(.update(id: id, set: set, cleared: cleared, animation: animation))
    }

    /// The display no longer knows the view `id` and what it held.
    private func forget(_ id: Int) {
        guard let view = views.removeValue(forKey: id) else { return }
        view.node.told = nil
        view.node.link = nil
        view.node.start = nil
        view.node.animation = nil
        let children = view.node.toldChildren
        view.node.toldChildren = []
        view.node.needsCommit = true
        view.node.childrenNeedCommit = true
        for child in children { forget(child) }
    }
}
