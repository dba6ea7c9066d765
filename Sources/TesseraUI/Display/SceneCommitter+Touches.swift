import Foundation

/// The touches that windows let through because the app decides so in a subclass of `UIWindow`.
extension SceneCommitter {
    /// Finds out what these windows do with touches now, which may depend on anything that has changed.
    func updateTouches() {
        let windows = scene.windows.filter(\.decidesAboutTouches)
        guard !windows.isEmpty || !touches.isEmpty else { return }
        let changed = Set(dirty.compactMap { $0.window.map(ObjectIdentifier.init) })
        let known = touches
        touches = [:]
        for window in windows {
            let id = ObjectIdentifier(window)
            let now = WindowTouches(of: window, known: changed.contains(id) ? nil : known[id])
            touches[id] = now
            if now.passThrough != (known[id]?.passThrough ?? false) { window.setNeedsCommit() }
        }
        let (before, after) = (takers(known), takers(touches))
        for view in before.subtracting(after).union(after.subtracting(before)) { view.setNeedsCommit() }
    }

    private func takers(_ touches: [ObjectIdentifier: WindowTouches]) -> Set<UIView> {
        Set(touches.values.flatMap(\.takers))
    }

    /// Returns true for a window that lets touches through, false for a view that takes touches in such a window, and otherwise
    /// nil.
    func passesTouches(_ view: UIView) -> Bool? {
        if touches[ObjectIdentifier(view)]?.passThrough == true { return true }
        return touches.values.contains { $0.takers.contains { $0 === view } } ? false : nil
    }
}
