import Foundation

/// Members of apps that were written before there were scenes.
extension UIApplication {
    /// The rectangle of the status bar in points of the screen, or an empty one if it is hidden. Apple advises to use
    /// ``UIStatusBarManager/statusBarFrame`` of the scene's manager instead.
    public var statusBarFrame: CGRect {
        scenes.first?.statusBarManager?.statusBarFrame ?? .zero
    }

    /// A Boolean value that tells whether the status bar is hidden. Apple advises to use ``UIStatusBarManager/isStatusBarHidden``
    /// of the scene's manager instead.
    public var isStatusBarHidden: Bool { scenes.first?.statusBarManager?.isStatusBarHidden ?? false }

    /// The style of the status bar. Apple advises to use ``UIStatusBarManager/statusBarStyle`` of the scene's manager instead.
    public var statusBarStyle: UIStatusBarStyle { scenes.first?.statusBarManager?.statusBarStyle ?? .default }

    /// Posted when the orientation of the interface has changed. The object is the app. Apple advises to use
    /// ``UIWindowSceneDelegate/windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`` instead.
    public nonisolated class var didChangeStatusBarOrientationNotification: Notification.Name {
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }

    /// The key of the former orientation of the interface, as a number, in the notification of a change.
    public nonisolated class var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// The orientation of the interface. Apple advises to use ``UIWindowScene/interfaceOrientation`` instead.
    public var statusBarOrientation: UIInterfaceOrientation {
        scenes.first?.interfaceOrientation ?? .portrait
    }
}
