import Foundation
import TesseraData
import TesseraDisplay

/// Commits a scene to its display: once per turn of the main loop, after layout. A commit visits only views
/// that have changed.
@MainActor
final class ScreenLink {
    /// The number of the element that contains the windows.
    static let rootID = 0

    private unowned let scene: UIWindowScene
    private var isScheduled = false
    /// True if a commit will run as soon as the display has caught up.
    private var waitsForDrain = false
    /// Views on the display that have changes to send.
    private var dirty: [UIView] = []
    /// The views that the display has, by the numbers of their elements.
    private var views: [Int: UIView] = [:]
    private var sentWindows: [Int] = []
    private var sentRoot: NodeProperties?
    private var images = ImageResources()
    private var fonts = FontResources()
    /// The number of steps back that was sent last.
    private var sentBackDepth = 0
    /// True if the display waits for the number of steps back.
    private var owesBackDepth = false
    /// The properties of the page as a whole that were sent last.
    private var sentPage = PageContent()
    /// The transitions that begin with the next changes.
    private var transitions: [(view: UIView, transition: SceneOperation.Transition)] = []

    init(scene: UIWindowScene) {
        self.scene = scene
    }

    /// Returns the view whose element has the number `id`, or nil.
    func view(_ id: Int) -> UIView? {
        views[id]
    }

    func add(_ view: UIView) {
        dirty.append(view)
        scheduleCommit()
    }

    /// Commits after the current turn of the main loop, so that all changes until then go in one message.
    func scheduleCommit() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.commit() }
        }
    }

    /// Lays out the windows and sends all changes to the display.
    func commit() {
        // Changes that the layout makes go in this commit and must not schedule another.
        isScheduled = true
        var isScheduledAgain = false
        defer { isScheduled = isScheduledAgain }
        for window in scene.windows { window.layoutIfNeeded() }
        guard let connection = UIApplication.shared.connection, connection.isAttached else { return }
        // While the display is behind, changes accumulate and go in one message later.
        guard !connection.isCongested else {
            guard !waitsForDrain else { return }
            waitsForDrain = true
            connection.whenDrained { [weak self] in
                self?.waitsForDrain = false
                self?.scheduleCommit()
            }
            return
        }
        sendPage(connection)
        if sentRoot == nil {
            sendBackDepth(connection)
            connection.send(.scene(wholeScene(connection)))
        } else {
            var operations: [SceneOperation] = []
            changes(into: &operations, connection)
            if !operations.isEmpty { connection.send(.patch(operations)) }
            sendBackDepth(connection)
        }
        images.releaseUnused(connection)
        // Code of the app draws views while they are described, and may have changed others that come later.
        if !dirty.isEmpty {
            isScheduled = false
            scheduleCommit()
            isScheduledAgain = true
        }
    }

    /// Sends the number of steps back with the next commit, even if it has not changed.
    func answerHistory() {
        owesBackDepth = true
        scheduleCommit()
    }

    private func sendPage(_ connection: DisplayConnection) {
        let page = scene.pageContent
        guard page != sentPage else { return }
        sentPage = page
        connection.send(.page(page))
    }

    private func sendBackDepth(_ connection: DisplayConnection) {
        let depth = scene.windows.last { !$0.isHidden }?.backDepth ?? 0
        guard owesBackDepth || depth != sentBackDepth else { return }
        (sentBackDepth, owesBackDepth) = (depth, false)
        connection.send(.history(depth: depth))
    }

    /// Makes the display present all changes to `view` and its subviews until the next commit as one
    /// transition. Earlier changes are committed first.
    func begin(_ transition: SceneOperation.Transition, of view: UIView) {
        commit()
        guard view.node.sent != nil else { return }
        // If several transitions wait for a slow display, the last one leads to the present state.
        transitions.removeAll { $0.view === view }
        transitions.append((view, transition))
        scheduleCommit()
    }

    /// Forgets what the display has, so that the next commit sends the whole scene.
    func forgetDisplay() {
        for id in sentWindows { forget(id, isRemoved: false) }
        sentWindows = []
        sentRoot = nil
        (sentBackDepth, owesBackDepth) = (0, false)
        sentPage = PageContent()
        fonts.forgetDisplay()
        dirty = []
        transitions = []
        scheduleCommit()
    }

    // MARK: Composing messages

    private var rootProperties: NodeProperties {
        var root = NodeProperties()
        root.frame = NodeFrame(scene.screen.bounds)
        return root
    }

    private func wholeScene(_ connection: DisplayConnection) -> [SceneOperation] {
        let root = rootProperties
        sentRoot = root
        var operations: [SceneOperation] = [
            .create(id: Self.rootID, parent: nil, index: 0, viewClass: "UIWindowScene", properties: root)
        ]
        synchronize(&sentWindows, with: shownWindows, in: Self.rootID, into: &operations, connection)
        return operations
    }

    private func changes(into operations: inout [SceneOperation], _ connection: DisplayConnection) {
        let root = rootProperties
        if let old = sentRoot, old != root {
            let (set, cleared) = root.changes(since: old)
            operations.append(.update(id: Self.rootID, set: set, cleared: cleared, animation: nil))
            sentRoot = root
        }
        for (view, transition) in transitions where view.node.sent != nil {
            operations.append(.transition(id: view.node.id, transition))
        }
        transitions = []
        let views = dirty
        dirty = []
        // Removals come first: a view that was moved to another superview is then created there under its
        // number, which has just become free.
        let windows = shownWindows
        removeMissing(from: &sentWindows, present: windows, into: &operations)
        for view in views where view.node.sent != nil && view.node.childrenNeedCommit {
            removeMissing(from: &view.node.sentChildren, present: view.displayedChildren, into: &operations)
        }
        synchronize(&sentWindows, with: windows, in: Self.rootID, into: &operations, connection)
        // A view whose element still exists is in a window, since all others were within something that was
        // removed.
        for view in views where view.node.sent != nil {
            if view.node.childrenNeedCommit {
                view.node.childrenNeedCommit = false
                var sent = view.node.sentChildren
                synchronize(
                    &sent, with: view.displayedChildren, in: view.node.id, into: &operations, connection)
                view.node.sentChildren = sent
            }
            if view.node.needsCommit { update(view, into: &operations, connection) }
        }
    }

    private var shownWindows: [UIView] { scene.windows.filter { !$0.isHidden } }

    private func removeMissing(
        from sent: inout [Int], present views: [UIView], into operations: inout [SceneOperation]
    ) {
        let present = Set(views.map(\.node.id))
        let gone = sent.filter { !present.contains($0) }
        guard !gone.isEmpty else { return }
        sent.removeAll { !present.contains($0) }
        for id in gone {
            operations.append(.remove(id: id))
            forget(id, isRemoved: true)
        }
    }

    /// Arranges the children that the display has in the order of `views`, with the fewest moves, and creates
    /// those that it lacks. All children in `sent` must be among `views`.
    private func synchronize(
        _ sent: inout [Int], with views: [UIView], in parent: Int, into operations: inout [SceneOperation],
        _ connection: DisplayConnection
    ) {
        let places = Dictionary(uniqueKeysWithValues: sent.enumerated().map { ($1, $0) })
        let known = views.filter { places[$0.node.id] != nil }
        let staying = longestIncreasingSubsequence(of: known.compactMap { places[$0.node.id] })
        let moving = Set(zip(known, staying).lazy.filter { !$1 }.map(\.0.node.id))
        // Each view is placed directly in front of the one before it. Those that stay are in order already,
        // so that all are in order at the end.
        var previous: Int?
        for view in views {
            let id = view.node.id
            defer { previous = id }
            let isNew = places[id] == nil
            guard isNew || moving.contains(id) else { continue }
            if !isNew { sent.removeAll { $0 == id } }
            let index = previous.flatMap { sent.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            sent.insert(id, at: index)
            if isNew {
                create(view, parent: parent, index: index, into: &operations, connection)
            } else {
                operations.append(.move(id: id, parent: parent, index: index))
            }
        }
    }

    private func create(
        _ view: UIView, parent: Int, index: Int, into operations: inout [SceneOperation],
        _ connection: DisplayConnection
    ) {
        let context = CommitContext(traits: view.traitCollection)
        let now = view.properties(context: context)
        images.prepare(view, connection)
        fonts.prepare(now, into: &operations, connection)
        let first = view.startingProperties(now, context: context)
        view.node.needsStop = false
        operations.append(
            .create(
                id: view.node.id, parent: parent, index: index, viewClass: ViewClassName.name(of: view),
                properties: first))
        views[view.node.id] = view
        view.node.sent = first
        view.node.link = self
        view.node.sentChildren = []
        view.node.childrenNeedCommit = false
        for (index, child) in view.displayedChildren.enumerated() {
            create(child, parent: view.node.id, index: index, into: &operations, connection)
            view.node.sentChildren.append(child.node.id)
        }
        finish(view, now, context, into: &operations)
    }

    private func update(
        _ view: UIView, into operations: inout [SceneOperation], _ connection: DisplayConnection
    ) {
        let context = CommitContext(traits: view.traitCollection)
        let now = view.properties(context: context)
        images.prepare(view, connection)
        fonts.prepare(now, into: &operations, connection)
        if view.node.needsStop {
            view.node.needsStop = false
            operations.append(.stop(id: view.node.id))
        }
        if !view.node.animations.isEmpty, let sent = view.node.sent {
            let first = view.startingProperties(now, context: context)
            append(view.node.id, from: sent, to: first, animation: nil, into: &operations)
            view.node.sent = first
        }
        finish(view, now, context, into: &operations)
    }

    private func finish(
        _ view: UIView, _ now: NodeProperties, _ context: CommitContext,
        into operations: inout [SceneOperation]
    ) {
        for animation in view.node.animations where animation.needsSending {
            if let sent = view.node.sent, var motion = animation.driver.displayAnimation(of: animation) {
                var next = sent
                next.take(animation.keys, from: now)
                motion.frames = view.frames(of: animation, to: next, context: context)
                // An animation that ends with the properties with which it begins has an effect only through
                // frames in between.
                if sent != next || !motion.frames.isEmpty {
                    let (set, cleared) = next.changes(since: sent)
                    operations.append(
                        .update(
                            id: view.node.id, set: set, cleared: cleared, animation: motion))
                }
                view.node.sent = next
            }
            animation.needsSending = false
            animation.unsentStarts = []
        }
        if let sent = view.node.sent {
            append(view.node.id, from: sent, to: now, animation: nil, into: &operations)
        }
        view.node.sent = now
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

    /// Forgets that the display has the element `id` and the elements within it.
    ///
    /// - Parameter isRemoved: True if the elements were removed from the display. Otherwise they may be sent
    ///   again.
    private func forget(_ id: Int, isRemoved: Bool) {
        guard let view = views.removeValue(forKey: id) else { return }
        view.node.sent = nil
        view.node.link = nil
        for animation in view.node.animations {
            if isRemoved || view.window == nil, animation.driver is BlockAnimation {
                animation.lose(animation.keys)
            } else {
                animation.wasSent = !animation.needsSending || animation.wasSent
                animation.needsSending = true
            }
        }
        let children = view.node.sentChildren
        view.node.sentChildren = []
        view.node.needsCommit = true
        view.node.childrenNeedCommit = true
        for child in children { forget(child, isRemoved: isRemoved) }
        view.displayLeft()
    }
}
