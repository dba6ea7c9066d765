import Foundation

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
        /// The activities that the user continues from elsewhere: one of the type ``NSUserActivityTypeBrowsingWeb`` if the user
        /// has opened a part of the app by its address, which is the activity's `webpageURL`. The activity of an earlier process
        /// is ``UISceneSession/stateRestorationActivity``.
        open var userActivities: Set<NSUserActivity> { activities }
        private let activities: Set<NSUserActivity>
        /// The identifier of the app that opens the scene: nil, because a page does not learn where the user comes from.
        open var sourceApplication: String? { nil }
        /// The type of the activity that comes from another device: nil, because browsers pass none on.
        open var handoffUserActivityType: String? { nil }
        /// The addresses with a scheme of the app's own with which the scene is opened: none, because pages are opened by
        /// addresses of the web.
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
    /// The title by which users recognize the scene: that of the page's tab or window. While it is empty, which is the default,
    /// the page has the name of the app.
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

// The class stands beside its superclass: in a file of its own, the debug compiler refers to a method of the superclass, whose parameter is
// a closure of the main actor, by a name that the method does not have.

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
    /// Browsers turn pages that fill the screen, and installed apps. The page then keeps the orientation until the app asks for
    /// another one or allows other ones, even if the user turns the device. Elsewhere the error handler is called, unless the
    /// page has one of the orientations already. It is also called if the controller in front supports none of the orientations.
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
