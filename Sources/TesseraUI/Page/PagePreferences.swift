import Foundation
import TesseraDisplay

extension UIViewController {
    /// Called when preferences of the frontmost controllers for the page may have changed.
    func pagePreferencesChanged() { UIApplication.shared.scheduleCommits() }

    /// Returns the controller that decides about a preference. A controller can name a child that decides in
    /// its place.
    private func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        // A controller that names itself or its parent decides by itself.
        while let next = controller[keyPath: child], next.parent === controller { controller = next }
        return controller
    }

    var statusBarStyle: UIStatusBarStyle { deciding(\.childForStatusBarStyle).preferredStatusBarStyle }
    var hidesStatusBar: Bool { deciding(\.childForStatusBarHidden).prefersStatusBarHidden }
    var hidesHomeIndicator: Bool {
        deciding(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    }
}

extension UIApplication {
    /// Lets each scene describe itself and the page anew.
    func scheduleCommits() {
        for case let scene as UIWindowScene in connectedScenes { scene.committer.scheduleCommit() }
    }
}

extension UIWindowScene {
    /// The controller that decides about the status bar, or nil: the one in front among those that cover the screen or capture
    /// the status bar.
    var statusBarController: UIViewController? {
        var (deciding, front) = (frontWindow?.rootViewController, frontWindow?.rootViewController)
        while let presented = front?.modallyPresented {
            front = presented
            if presented.modalPresentationStyle == .fullScreen
                || presented.modalPresentationCapturesStatusBarAppearance
            {
                deciding = presented
            }
        }
        return deciding
    }

    /// The preferences of the app for the page.
    var pageContent: PageContent {
        var page = PageContent()
        if UIApplication.shared.isIdleTimerDisabled { page.keepsScreenOn = true }
        let badge = UIApplication.shared.applicationIconBadgeNumber
        if badge > 0 { page.badge = badge }
        page.shortcuts = UIApplication.shared.keptShortcuts
        if let title, !title.isEmpty { page.title = title }
        page.players = MediaPlayers.shared.contents
        page.speeches = SpeechPlayers.shared.contents
        if SpeechPlayers.shared.wantsVoices { page.wantsVoices = true }
        page.position = PagePositions.shared.wish
        guard let window = frontWindow else { return page }
        let commands = window.activeKeyCommands.compactMap(PageContent.Command.init)
        if !commands.isEmpty { page.commands = commands }
        if window.pressResponder != nil || window.editResponder != nil { page.hearsKeys = true }
        if window.hearsShakes { page.hearsShakes = true }
        guard let controller = window.rootViewController?.topmostController else { return page }
        switch statusBarController?.statusBarStyle ?? .default {
        case .default: break
        case .lightContent: page.themeColor = Color(red: 0, green: 0, blue: 0)
        case .darkContent: page.themeColor = Color(red: 255, green: 255, blue: 255)
        }
        if statusBarController?.hidesStatusBar == true { page.hidesBars = true }
        if controller.hidesHomeIndicator { page.hidesHomeIndicator = true }
        page.orientations = orientations(of: controller, in: window)
        return page
    }

    private func orientations(of controller: UIViewController, in window: UIWindow) -> [PageContent
        .Orientation]?
    {
        let mask = supportedOrientations(of: controller, in: window)
        let orientations = Self.names(of: mask)
        // Browsers do not turn a page upside down on a phone either.
        let isAny = mask.isSuperset(of: .allButUpsideDown)
        return isAny || orientations.isEmpty ? nil : orientations
    }
}

extension UIInterfaceOrientationMask {
    /// The orientations that a controller supports by default.
    @MainActor static var usual: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
}
