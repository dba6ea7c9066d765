import Foundation

/// Members of apps that were written before there were scenes.
extension UIApplication {
    /// The rectangle of the status bar in points of the screen, or an empty one if it is hidden. Apple advises to use
    /// ``UIStatusBarManager/statusBarFrame`` of the scene's manager instead.
    public var statusBarFrame: CGRect {
        scenes.first?.statusBarManager?.statusBarFrame ?? .zero
    }

    /// A Boolean value that tells whether the status bar is hidden. Apple advises to use ``UIStatusBarManager/isStatusBarHidden`` of the
    /// scene's manager instead.
    public var isStatusBarHidden: Bool { scenes.first?.statusBarManager?.isStatusBarHidden ?? false }

    /// The style of the status bar. Apple advises to use ``UIStatusBarManager/statusBarStyle`` of the scene's manager instead.
    public var statusBarStyle: UIStatusBarStyle { scenes.first?.statusBarManager?.statusBarStyle ?? .default }

    /// The orientation of the interface. Apple advises to use ``UIWindowScene/interfaceOrientation`` instead.
    public var statusBarOrientation: UIInterfaceOrientation {
        scenes.first?.interfaceOrientation ?? .portrait
    }
}
