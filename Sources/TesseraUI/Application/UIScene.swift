import Foundation

/// The configuration with which a session creates its scene, including the class of the delegate.
/// See Apple's [UISceneConfiguration](https://developer.apple.com/documentation/uikit/uisceneconfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name by which an app identifies the configuration, or nil.
    public let name: String?
    /// The purpose of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller becomes the root controller of the scene's window, or nil.
    open var storyboard: UIStoryboard?

    /// Creates a configuration.
    ///
    /// If the scene manifest of the app's `Info.plist` has a configuration with the name and the role, the new
    /// configuration has its delegate's class and its storyboard.
    ///
    /// - Parameters:
    ///   - name: The name by which an app identifies the configuration, or nil for the first one of the manifest.
    ///   - sessionRole: The purpose of the scene.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let manifest = AppInformation.scene(named: name, role: sessionRole)
        self.name = name ?? manifest?.name
        role = sessionRole
        delegateClass = manifest?.delegateClass.flatMap(NSClassFromString)
        storyboard = manifest?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        super.init()
    }
}

/// The part of a scene that outlives it: its role and identifier.
/// See Apple's [UISceneSession](https://developer.apple.com/documentation/uikit/uiscenesession).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The purpose of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The role's name.
        public let rawValue: String
        /// Creates a role from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An app's window on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The purpose of the scene.
    public let role: Role
    /// The unique name of the session.
    public let persistentIdentifier = UUID().uuidString
    /// The activity with which the scene was saved, or nil. It is there before the scene is connected, if another process of
    /// the app has saved one. An app may set it by itself, instead of returning one from
    /// ``UISceneDelegate/stateRestorationActivity(for:)``.
    open var stateRestorationActivity: NSUserActivity?
    /// What the app keeps with the session, or nil. It is saved and restored along with
    /// ``stateRestorationActivity``, and has values of the same types.
    open var userInfo: [String: Any]?
    /// The configuration with which the scene was created. Before that, it is the first one of the manifest.
    open var configuration: UISceneConfiguration {
        chosen ?? UISceneConfiguration(name: nil, sessionRole: role)
    }
    /// The configuration that the app's delegate has returned, or nil before that.
    final var chosen: UISceneConfiguration?
    /// The scene of the session, or nil if it has none.
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
    /// The state of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive = 0
        /// The scene is in the foreground but receives no events.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    /// The options with which the system connects a scene.
    @MainActor
    open class ConnectionOptions: NSObject {
        /// The activities that the user continues from elsewhere: one of the type ``NSUserActivityTypeBrowsingWeb`` if the user has opened a
        /// part of the app by its address, which is the activity's `webpageURL`. The activity of an earlier process is
        /// ``UISceneSession/stateRestorationActivity``.
        open var userActivities: Set<NSUserActivity> { activities }
        private let activities: Set<NSUserActivity>
        /// The identifier of the app that opens the scene: nil, because a page does not learn where the user comes from.
        open var sourceApplication: String? { nil }
        /// The type of the activity that comes from another device: nil, because browsers pass none on.
        open var handoffUserActivityType: String? { nil }
        /// The addresses with a scheme of the app's own with which the scene is opened: none, because pages are opened by addresses of
        /// the web.
        open var urlContexts: Set<UIOpenURLContext> { [] }

        /// The action of the menu of the app's icon with which the user opens the scene, or nil.
        open var shortcutItem: UIApplicationShortcutItem? { shortcut }
        private let shortcut: UIApplicationShortcutItem?

        init(_ activity: NSUserActivity? = nil, shortcut: UIApplicationShortcutItem? = nil) {
            activities = activity.map { [$0] } ?? []
            self.shortcut = shortcut
            super.init()
        }
    }

    /// The session of the scene.
    public let session: UISceneSession
    /// The scene's delegate.
    open var delegate: (any UISceneDelegate)?
    /// The title by which users recognize the scene: that of the page's tab or window. While it is empty, which is the default, the page
    /// has the name of the app.
    open var title: String! {
        get { ownTitle }
        set {
            guard ownTitle != newValue ?? "" else { return }
            ownTitle = newValue ?? ""
            (self as? UIWindowScene)?.committer.scheduleCommit()
        }
    }
    private var ownTitle = ""
    /// The state of the scene.
    open internal(set) var activationState: ActivationState = .unattached

    /// The app, which is the next responder.
    open override var next: UIResponder? { UIApplication.shared }

    /// The options for opening an address.
    /// See Apple's [UIScene.OpenExternalURLOptions](
    /// https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions).
    @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// A Boolean value that tells whether the address may only be opened in an app that has registered
        /// for it. Browsers do not report such apps, so that nothing is opened if it is true. The default is
        /// false.
        open var universalLinksOnly = false
    }

    /// Opens an address like ``UIApplication/open(_:options:completionHandler:)``.
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
    /// The screen that displays the scene.
    public let screen: UIScreen
    /// The windows, from back to front: by their levels, and those of one level in the order in which they became visible.
    open var windows: [UIWindow] { windowOrder.windows }
    /// The key window, or nil if there is none.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    /// The focus system of the scene, which knows the item with the focus of the keyboard.
    open var focusSystem: UIFocusSystem? { storedFocusSystem }
    private lazy var storedFocusSystem = UIFocusSystem(self)

    /// The sizes to which the user can resize the window, or nil if the app cannot restrict them, as in a browser.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// The coordinates of the scene, which fills the screen. Views of all its windows can be converted to and from them.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// The traits of the screen, with the scene's overrides.
    open var traitCollection: UITraitCollection {
        traitState.traits(inheriting: screen.traitCollection)
    }
    /// Called when a trait has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The orientation of the interface on the device. It is along the longer side of the page, in the
    /// direction that the browser reports.
    open var interfaceOrientation: UIInterfaceOrientation {
        screen.state.interfaceOrientation
    }

    /// The place of the scene, with the orientation of its interface.
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Asks the browser to turn the page.
    ///
    /// Browsers turn pages that fill the screen, and installed apps. The page then keeps the orientation until the app asks for another one
    /// or allows other ones, even if the user turns the device. Elsewhere the error handler is called, unless the page has one of the
    /// orientations already. It is also called if the controller in front supports none of the orientations.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The orientations to one of which the page turns.
    ///   - errorHandler: A closure that gets the reason if the page does not turn.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) { turn(to: geometryPreferences, errorHandler: errorHandler) }

    /// The state of the scene's status bar.
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The owner of the order of the windows.
    var windowOrder = WindowOrder()
    /// The display that presents the scene, or nil if there is none.
    var display: (any Display)?
    private(set) lazy var committer = SceneCommitter(scene: self)
    /// Saves and restores the state of the scene.
    private(set) lazy var restoration = SceneRestoration(of: self)
    /// The scene's trait overrides and the observers of trait changes.
    let traitState = TraitState()
    /// The traits that the scene reported last.
    var knownTraits: UITraitCollection

    init(session: UISceneSession, screen: UIScreen) {
        self.screen = screen
        knownTraits = screen.traitCollection
        super.init(session: session)
    }
}

/// The object that handles events of a scene.
/// See Apple's [UISceneDelegate](https://developer.apple.com/documentation/uikit/uiscenedelegate).
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene has been created. The method creates the window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Called when the scene has been removed, because the app ends.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called when the scene has come to the foreground and receives events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called when the scene is about to receive no more events.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called when the scene is about to become visible.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called when the scene has become invisible because its page is in the background or closed.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called before the user continues an activity in the running app, with its type.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    /// Called when the user opens a part of the running app by an address of the page. The activity has the type
    /// ``NSUserActivityTypeBrowsingWeb``, and the address is its `webpageURL`. Whoever has written the address can have put anything into it.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Called when the app has opened an address with ``UIApplication/open(_:options:completionHandler:)`` whose scheme is one of its
    /// own: one that the `Info.plist` lists under `CFBundleURLTypes`. Browsers open no other app by such an address, and other apps do
    /// not open this one.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Returns an activity with which another process of the app brings the scene back to where it is, or nil.
    ///
    /// It is called when the scene goes to the background, and a moment after the user has done something, since the
    /// process may end without a warning. The display keeps the activity: at most 16,000 characters with the places of
    /// scrolled content. It is to contain nothing that the user may not see.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// Called with the activity of an earlier process, after the scene has been connected and before it becomes visible.
    ///
    /// The activity was kept by a browser, and may contain anything of the allowed types.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
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
    /// Does nothing.
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Returns nil.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    /// Does nothing.
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    {}
}

/// The object that handles events of a window scene, and keeps its window.
/// See Apple's [UIWindowSceneDelegate](https://developer.apple.com/documentation/uikit/uiwindowscenedelegate).
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The app's main window.
    var window: UIWindow? { get set }
    /// Called when the user has chosen an action of the menu of the app's icon while the app is running. If the action opens the app, it is
    /// ``UIScene/ConnectionOptions/shortcutItem``.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - shortcutItem: The action.
    ///   - completionHandler: A closure that the app calls when it has performed the action. Its argument has no effect here.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when the size of a scene, its orientation or its traits have changed, after the views have been informed. The default does
    /// nothing.
    ///
    /// - Parameters:
    ///   - windowScene: The scene.
    ///   - previousCoordinateSpace: The coordinates of the scene before the change, with the former size.
    ///   - previousInterfaceOrientation: The orientation before the change.
    ///   - previousTraitCollection: The traits before the change.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Reports that nothing was performed.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}
