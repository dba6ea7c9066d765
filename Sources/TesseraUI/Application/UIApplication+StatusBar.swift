import Foundation

/// Members of apps that were written before there were scenes.
extension UIApplication {
    /// The rectangle of the status bar in points of the screen, or an empty one if it is hidden. Apple advises to use
    /// ``UIStatusBarManager/statusBarFrame`` of the scene's manager instead.
    public var statusBarFrame: CGRect {
        scenes.first?.statusBarManager?.statusBarFrame ?? .zero
    }

    /// The orientation of the interface. Apple advises to use ``UIWindowScene/interfaceOrientation`` instead.
    public var statusBarOrientation: UIInterfaceOrientation {
        scenes.first?.interfaceOrientation ?? .portrait
    }
}
