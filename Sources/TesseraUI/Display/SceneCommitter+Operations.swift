import TesseraData
import TesseraDisplay

// The steps that turn the scene of the display into the present one.

extension SceneCommitter {
    private var rootProperties: NodeProperties {
        var root = NodeProperties()
        root.frame = NodeFrame(scene.screen.bounds)
        return root
    }

    func wholeScene(_ display: any Display) -> [SceneOperation] {
        let root = rootProperties
        sentRoot = root
        var operations: [SceneOperation] = [
            .create(id: Self.rootID, parent: nil, index: 0, viewClass: "UIWindowScene", properties: root)
        ]
        fillStage(into: &operations, display)
        synchronize(&sentWindows, with: shownWindows, in: Self.rootID, into: &operations, display)
        emptyStage(into: &operations, display)
        return operations
    }

    func changes(into operations: inout [SceneOperation], _ display: any Display) {
        let root = rootProperties
        if let old = sentRoot, old != root {
            let (set, cleared) = root.changes(since: old)
            operations.append(.update(id: Self.rootID, set: set, cleared: cleared, animation: nil))
            sentRoot = root
        }
        for (view, transition) in transitions where elements[view.node.id] != nil {
            operations.append(.transition(id: view.node.id, transition))
        }
        transitions = []
        let views = dirty
        dirty = []
        // Operations are large, and an array that grows moves all of them. Few views have more than two.
        operations.reserveCapacity(operations.count + 2 * views.count)
        fillStage(into: &operations, display)
        // Removals come first: a view that was moved to another superview is then created there under its
        // number, which has just become free.
        let windows = shownWindows
        removeMissing(from: &sentWindows, present: windows, into: &operations)
        for view in views where view.node.childrenNeedCommit {
            guard let element = elements[view.node.id] else { continue }
            removeMissing(from: &element.children, present: view.displayedChildren, into: &operations)
        }
        synchronize(&sentWindows, with: windows, in: Self.rootID, into: &operations, display)
        // A view whose element still exists is in a window, since all others were within something that was
        // removed.
        for view in views {
            guard let element = elements[view.node.id] else { continue }
            if view.node.childrenNeedCommit {
                view.node.childrenNeedCommit = false
                synchronize(
                    &element.children, with: view.displayedChildren, in: view.node.id, into: &operations,
                    display)
            }
            if view.node.needsCommit { update(element, into: &operations, display) }
        }
        emptyStage(into: &operations, display)
    }

    var shownWindows: [UIView] {
        let windows: [UIView] = scene.windows.filter { !$0.isHidden }
        guard let webStage, elements[webStage.node.id] != nil else { return windows }
        return [webStage] + windows
    }

    func removeMissing(
        from sent: inout [Int], present views: [UIView], into operations: inout [SceneOperation]
    ) {
        var present = Set<Int>(minimumCapacity: views.count)
        for view in views { present.insert(view.node.id) }
        var (gone, staying): ([Int], [Int]) = ([], [])
        for id in sent {
            if present.contains(id) { staying.append(id) } else { gone.append(id) }
        }
        guard !gone.isEmpty else { return }
        sent = staying
        for id in gone {
            operations.append(.remove(id: id))
            forget(id)
        }
    }

    /// Arranges the children that the display has in the order of `views`, with the fewest moves, and creates
    /// those that it lacks. All children in `sent` must be among `views`.
    func synchronize(
        _ sent: inout [Int], with views: [UIView], in parent: Int, into operations: inout [SceneOperation],
        _ display: any Display
    ) {
        // Each call of a closure would check that it runs on the main thread, which takes longer than the work. So there are loops.
        var places = [Int: Int](minimumCapacity: sent.count)
        for (place, id) in sent.enumerated() { places[id] = place }
        var (known, knownPlaces): ([Int], [Int]) = ([], [])
        for view in views {
            guard let place = places[view.node.id] else { continue }
            known.append(view.node.id)
            knownPlaces.append(place)
        }
        var moving: Set<Int> = []
        for (id, isStaying) in zip(known, longestIncreasingSubsequence(of: knownPlaces)) where !isStaying {
            moving.insert(id)
        }
        // Each view is placed directly in front of the one before it. Those that stay are in order already,
        // so that all are in order at the end.
        var previous: Int?
        for view in views {
            let id = view.node.id
            defer { previous = id }
            let isNew = places[id] == nil
            guard isNew || moving.contains(id) else { continue }
            if !isNew, let place = sent.firstIndex(of: id) { sent.remove(at: place) }
            let index = previous.flatMap { sent.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            sent.insert(id, at: index)
            if isNew {
                create(view, parent: parent, index: index, into: &operations, display)
            } else {
                operations.append(.move(id: id, parent: parent, index: index))
            }
        }
    }

    /// Returns the properties of a view, with what the app decides about the touches of its window.
    private func describe(_ view: UIView, _ context: CommitContext) -> NodeProperties {
        var properties = view.properties(context: context)
        if !touches.isEmpty, properties.ignoresTouches == nil {
            properties.ignoresTouches = passesTouches(view)
        }
        return properties
    }

    func create(
        _ view: UIView, parent: Int, index: Int, into operations: inout [SceneOperation],
        _ display: any Display
    ) {
        if webStage != nil, movePage(of: view, to: parent, at: index, into: &operations, display) { return }
        view.displayEntered()
        let context = CommitContext(traits: view.traitCollection, isForDisplay: true)
        let now = describe(view, context)
        images.prepare(view, traits: context.traits, for: display)
        fonts.prepare(now, into: &operations, display)
        let first = view.startingProperties(now, sent: nil, context: context)
        view.node.needsStop = false
        operations.append(
            .create(
                id: view.node.id, parent: parent, index: index, viewClass: ViewClassName.name(of: view),
                properties: first))
        let element = SentElement(view: view, properties: first)
        elements[view.node.id] = element
        view.node.committer = self
        view.node.childrenNeedCommit = false
        for (index, child) in view.displayedChildren.enumerated() {
            create(child, parent: view.node.id, index: index, into: &operations, display)
            element.children.append(child.node.id)
        }
        finish(element, of: view, now, context, into: &operations)
    }

    func update(
        _ element: SentElement, into operations: inout [SceneOperation], _ display: any Display
    ) {
        guard let view = element.view else { return }
        let context = CommitContext(traits: view.traitCollection, isForDisplay: true)
        let now = describe(view, context)
        images.prepare(view, traits: context.traits, for: display)
        fonts.prepare(now, into: &operations, display)
        if view.node.needsStop {
            view.node.needsStop = false
            operations.append(.stop(id: view.node.id))
            view.layerState?.displayStopped()
            for animation in view.node.animations {
                animation.wasSent = !animation.needsSending || animation.wasSent
                animation.needsSending = true
                animation.unsentStarts = animation.keys
            }
        }
        if !view.node.animations.isEmpty {
            let first = view.startingProperties(now, sent: element.properties, context: context)
            send(first, of: element, into: &operations)
        }
        finish(element, of: view, now, context, into: &operations)
    }

    /// Sends the animations of a view that have still to be sent, and then its present properties.
    private func finish(
        _ element: SentElement, of view: UIView, _ now: NodeProperties, _ context: CommitContext,
        into operations: inout [SceneOperation]
    ) {
        for animation in view.node.animations where animation.needsSending {
            if var motion = animation.driver.displayAnimation(of: animation) {
                var next = element.properties
                next.take(animation.keys, from: now)
                motion.frames = view.frames(of: animation, to: next, context: context)
                // An animation that ends with the properties with which it begins has an effect only through
                // frames in between.
                if element.properties != next || !motion.frames.isEmpty {
                    let (set, cleared) = next.changes(since: element.properties)
                    operations.append(
                        .update(
                            id: view.node.id, set: set, cleared: cleared, animation: motion))
                }
                element.properties = next
            }
            animation.needsSending = false
            animation.unsentStarts = []
        }
        let changed = send(now, of: element, into: &operations)
        if let replica = view as? ReplicaView, scene.display?.isLive == true {
            operations += replica.animations(context: context)
        }
        view.layerState?.send(
            of: view, now, again: changed, isLive: scene.display?.isLive ?? false, context, into: &operations)
        view.node.needsCommit = false
    }

    /// Sends the properties in which an element differs from what the display has. Returns false if there are none.
    @discardableResult
    private func send(
        _ properties: NodeProperties, of element: SentElement, into operations: inout [SceneOperation]
    ) -> Bool {
        // One copy for both steps, because a copy counts some thirty references.
        let sent = element.properties
        guard properties != sent else { return false }
        let (set, cleared) = properties.changes(since: sent)
        operations.append(
            .update(id: element.id, set: set, cleared: cleared, animation: nil))
        element.properties = properties
        return true
    }

    /// Forgets that the display has the element `id` and the elements within it.
    ///
    /// The animations of a view that is still in a window go on: either the display gets all elements again, or the view has moved to
    /// another superview.
    func forget(_ id: Int) {
        guard let element = elements.removeValue(forKey: id) else { return }
        guard let view = element.view else {
            for child in element.children { forget(child) }
            return
        }
        view.node.committer = nil
        for animation in view.node.animations {
            if view.window == nil, animation.driver is BlockAnimation {
                animation.lose(animation.keys)
            } else {
                animation.wasSent = !animation.needsSending || animation.wasSent
                animation.needsSending = true
            }
        }
        view.layerState?.displayLost(view)
        if view.window == nil { view.emitterLayer?.leftWindow() }
        view.node.needsCommit = true
        view.node.childrenNeedCommit = true
        for child in element.children { forget(child) }
        view.displayLeft()
    }
}
