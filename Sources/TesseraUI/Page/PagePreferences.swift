import Foundation
import TesseraDisplay

extension UIViewController {
    /// The page may have to do something else for the controllers in front.
    func pagePreferencesChanged() {
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes {
            scene.screenLink.scheduleCommit()
        }
    }

    /// Returns the controller that decides on something, which names a child that does in its place.
    private func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        // A controller that names itself, or one around it, decides.
        while let next = controller[keyPath: child], next.parent === controller { controller = next }
        return controller
    }

    var statusBarStyle: UIStatusBarStyle { deciding(\.childForStatusBarStyle).preferredStatusBarStyle }
    var hidesStatusBar: Bool { deciding(\.childForStatusBarHidden).prefersStatusBarHidden }
    var hidesHomeIndicator: Bool {
        deciding(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    }
}

extension UIWindowScene {
    private var frontWindow: UIWindow? { windows.last { !$0.isHidden } }

    /// The controller that covers the screen.
    var pageController: UIViewController? { frontWindow?.rootViewController?.topmostController }

    /// What the page is to do for the app now.
    var pageContent: PageContent {
        var page = PageContent()
        guard let window = frontWindow else { return page }
        let commands = window.activeKeyCommands.compactMap(PageContent.Command.init)
        if !commands.isEmpty { page.commands = commands }
        if window.pressResponder != nil { page.hearsKeys = true }
        guard let controller = window.rootViewController?.topmostController else { return page }
        switch controller.statusBarStyle {
        case .default: break
        case .lightContent: page.themeColor = Color(red: 0, green: 0, blue: 0)
        case .darkContent: page.themeColor = Color(red: 255, green: 255, blue: 255)
        }
        if controller.hidesStatusBar { page.hidesBars = true }
        if controller.hidesHomeIndicator { page.hidesHomeIndicator = true }
        page.orientations = orientations(of: controller, in: window)
        return page
    }

    private func orientations(of controller: UIViewController, in window: UIWindow) -> [PageContent
        .Orientation]?
    {
        let mask = controller.supportedInterfaceOrientations.intersection(
            UIApplication.shared.supportedInterfaceOrientations(for: window))
        let names: [(UIInterfaceOrientationMask, PageContent.Orientation)] = [
            (.portrait, .portraitPrimary), (.portraitUpsideDown, .portraitSecondary),
            // The interface is turned to the other side than the device.
            (.landscapeRight, .landscapePrimary), (.landscapeLeft, .landscapeSecondary),
        ]
        let orientations = names.filter { mask.contains($0.0) }.map(\.1)
        // Upside down is no way to hold a phone, which browsers know as well.
        let isAny = mask.isSuperset(of: .allButUpsideDown)
        return isAny || orientations.isEmpty ? nil : orientations
    }
}

extension UIInterfaceOrientationMask {
    /// What a controller supports that says nothing of it.
    @MainActor static var usual: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
