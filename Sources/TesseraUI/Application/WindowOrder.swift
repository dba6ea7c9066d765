/// The visible windows of a scene, from back to front: by their levels, and those of one level in the order in which they
/// became visible.
@MainActor
struct WindowOrder {
    private(set) var windows: [UIWindow] = []

    /// The frontmost window that the user can use: it gets keys, and its controllers decide about the page. If no window
    /// accepts input, it is the frontmost one.
    ///
    /// A window that ignores the user, such as one with a banner, leaves the keys to the window behind it.
    var front: UIWindow? {
        let visible = windows.filter { !$0.isHidden }
        return visible.last(where: \.isUserInteractionEnabled) ?? visible.last
    }

    /// Places a window in front of all others of its level and of lower levels. Returns false if it was there already.
    @discardableResult
    mutating func bringToFront(_ window: UIWindow) -> Bool {
        let old = windows.firstIndex { $0 === window }
        if let old { windows.remove(at: old) }
        let new = windows.lastIndex { $0.windowLevel <= window.windowLevel }.map { $0 + 1 } ?? 0
        windows.insert(window, at: new)
        return new != old
    }

    /// Removes a window that is not visible any more.
    mutating func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
    }
}

extension UIWindowScene {
    /// The frontmost window that the user can use, or nil if there is no window.
    var frontWindow: UIWindow? { windowOrder.front }
}

extension UIApplication {
    /// The frontmost window that the user can use, or nil if there is no window.
    var frontWindow: UIWindow? {
        connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.frontWindow }.first
    }
}
