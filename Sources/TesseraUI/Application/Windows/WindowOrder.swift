import Foundation

/// The visible windows of a scene, from back to front: by their levels, and those of one level in the order in which they
/// became visible.
///
/// As in UIKit, a scene does not keep its windows: one that the app lets go leaves the screen.
@MainActor
struct WindowOrder {
    private struct Entry {
        weak var window: UIWindow?
    }

    private var entries: [Entry] = []
    private(set) var windows: [UIWindow] {
        get { entries.compactMap(\.window) }
        set { entries = newValue.map { Entry(window: $0) } }
    }

    /// The frontmost window that the user can use: it gets keys, and its controllers decide about the page. If no window
    /// accepts input, it is the frontmost one.
    ///
    /// A window that ignores the user, such as one with a banner, leaves the keys to the window behind it. So does a window of
    /// the system, to which no keys go.
    var front: UIWindow? {
        let visible = windows.filter { !$0.isHidden && !($0 is OverlayWindow) }
        return visible.last(where: \.isUserInteractionEnabled) ?? visible.last
    }

    /// Places a window in front of all others of its level and of lower levels. Returns false if it was there already.
    @discardableResult
    mutating func bringToFront(_ window: UIWindow) -> Bool {
        var windows = windows
        defer { self.windows = windows }
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

/// What the scene of a window has to know when the window is deallocated. The window alone keeps the object, so that they end
/// together.
///
/// A window has no isolated deinitializer of its own: with one, Swift would refuse the deinitializers that apps write in
/// subclasses.
@MainActor
final class WindowEnd {
    weak var scene: UIWindowScene?
    /// The controller of the window.
    var root: UIViewController?
    /// True if the window is the key window.
    var wasKey = false
    /// True if the window is visible.
    var wasVisible = false

    isolated deinit {
        if wasVisible { scene?.windowHasGone(root: root, wasKey: wasKey) }
    }
}

extension UIWindowScene {
    /// The frontmost window that the user can use, or nil if there is no window.
    var frontWindow: UIWindow? { windowOrder.front }

    /// Called when a visible window no longer exists, because the app has let it go. The code of the app runs later, since the
    /// app may be changing the property that kept the window.
    ///
    /// - Parameters:
    ///   - root: The controller of the window.
    ///   - wasKey: True if the window was the key window.
    fileprivate func windowHasGone(root: UIViewController?, wasKey: Bool) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.committer.scheduleCommit()
                // The app may have put the controller into another window or container.
                if let root, root.parent == nil, root.presenter == nil, root.viewIfLoaded?.superview == nil {
                    root.leaveWindow()
                }
                if wasKey, self.keyWindow == nil { self.passKeyOn() }
                ScreenKeyboard.shared.windowHasGone()
            }
        }
    }

    /// Makes the frontmost visible window that can become the key window the key one.
    func passKeyOn() { windows.last { !$0.isHidden && $0.canBecomeKey }?.makeKey() }
}

extension UIApplication {
    /// The frontmost window that the user can use, or nil if there is no window.
    var frontWindow: UIWindow? {
        connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.frontWindow }.first
    }
}
