import Foundation

/// What a session needs to make its scene: the delegate's class.
/// See Apple's [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name by which an app finds the configuration.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// What lasts of a scene: its role and configuration.
/// See Apple's [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An app's window on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    public let role: Role
    /// A name that no other session has.
    public let persistentIdentifier = UUID().uuidString
    /// The scene of the session.
    open internal(set) weak var scene: UIScene?

    init(role: Role) {
        self.role = role
        super.init()
    }
}

/// One instance of an app's user interface.
/// See Apple's [UIScene](https://developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// How far in front a scene is.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, with events.
        case foregroundActive = 0
        /// In front, without events.
        case foregroundInactive = 1
        /// Not seen.
        case background = 2
    }

    /// What the system passes along when a scene connects.
    @MainActor
    open class ConnectionOptions: NSObject {}

    /// The session of the scene.
    public let session: UISceneSession
    /// The scene's delegate.
    open var delegate: (any UISceneDelegate)?
    /// How far in front the scene is.
    open internal(set) var activationState: ActivationState = .unattached

    /// The app.
    open override var next: UIResponder? { UIApplication.shared }

    /// How an address is opened.
    /// See Apple's [UIScene.OpenExternalURLOptions](
    /// https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions).
    @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether the address is opened only in an app that has registered for it, of which no browser can tell, so that nothing is
        /// opened where it is true; false at first.
        open var universalLinksOnly = false
    }

    /// Opens an address as ``UIApplication/open(_:options:completionHandler:)`` does.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(
            url, options: [.universalLinksOnly: options?.universalLinksOnly == true],
            completionHandler: completion)
    }

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }
}

/// A scene with windows.
/// See Apple's [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The screen that shows the scene.
    public let screen: UIScreen
    /// The windows, from back to front.
    open internal(set) var windows: [UIWindow] = []
    /// The window that is key.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// The traits of the screen, with what the scene overrides.
    open var traitCollection: UITraitCollection {
        traitState.traits(inheriting: screen.traitCollection)
    }
    /// Says that a trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// How the interface lies on the device: along the longer side of the page, on the side that the browser tells.
    open var interfaceOrientation: UIInterfaceOrientation {
        let held = screen.state.orientation
        if screen.bounds.width > screen.bounds.height {
            return held == .landscapeRight ? .landscapeLeft : .landscapeRight
        }
        return held == .portraitUpsideDown ? .portraitUpsideDown : .portrait
    }

    /// Tells of the scene's status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    private(set) lazy var screenLink = ScreenLink(scene: self)
    /// What the scene overrides of the traits, and who hears of changes.
    let traitState = TraitState()
    /// The traits that the scene was last told of.
    var knownTraits: UITraitCollection

    init(session: UISceneSession, screen: UIScreen) {
        self.screen = screen
        knownTraits = screen.traitCollection
        super.init(session: session)
    }
}

/// What a scene tells its app.
/// See Apple's [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene was made: time to make its window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and gets events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to get no more events.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is no longer seen: its page is in the background or gone.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What a window scene tells its app, and where the app keeps its window.
/// See Apple's [UIWindowSceneDelegate](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The app's main window.
    var window: UIWindow? { get set }
}
