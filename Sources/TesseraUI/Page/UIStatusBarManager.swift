import Foundation

/// The state of a scene's status bar, which the frontmost controller decides.
/// See Apple's [UIStatusBarManager](https://developer.apple.com/documentation/uikit/uistatusbarmanager).
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private unowned let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style of the status bar.
    open var statusBarStyle: UIStatusBarStyle { scene.statusBarController?.statusBarStyle ?? .default }
    /// A Boolean value that tells whether the status bar is hidden.
    open var isStatusBarHidden: Bool { scene.statusBarController?.hidesStatusBar ?? false }
    /// The rectangle of the status bar in points of the screen: the upper part of the page, which hardware or
    /// the phone's status bar covers.
    open var statusBarFrame: CGRect {
        guard !isStatusBarHidden else { return .zero }
        let screen = scene.screen
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeArea.top)
    }
}
