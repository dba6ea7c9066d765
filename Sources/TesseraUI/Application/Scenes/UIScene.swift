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
