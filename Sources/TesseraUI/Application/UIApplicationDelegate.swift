import Foundation

/// The object that handles events of an app.
/// See Apple's [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes, which is set before the app is launched if its `Info.plist` names a main storyboard.
    var window: UIWindow? { get set }

    /// Called when the app begins to start, before ``application(_:didFinishLaunchingWithOptions:)``. If it returns false,
    /// an app that knows no scenes does not get the address with which the user opens it.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called when the app has started. An app that has no delegate of scenes creates its window here and makes it key and
    /// visible. If it returns false, an app that knows no scenes does not get the address with which the user opens it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Returns the configuration of a new scene, with the class of its delegate. A configuration without a class, which
    /// is the default, stands for an app that knows no scenes: its windows are those that it makes by itself.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Returns the interface orientations that a window supports. Only those apply that the frontmost view
    /// controller supports as well.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// Called before the user continues an activity in an app that knows no scenes. The result has no effect here.
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String)
        -> Bool
    /// Called when the user opens a part of an app that knows no scenes by an address of the page: after the app has started, and
    /// while it is running. The activity has the type ``NSUserActivityTypeBrowsingWeb``, and the address is its `webpageURL`.
    /// Whoever has written the address can have put anything into it.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - userActivity: The activity.
    ///   - restorationHandler: A closure that may be called with objects, whose
    ///     ``UIUserActivityRestoring/restoreUserActivityState(_:)`` it calls.
    /// - Returns: True if the app has opened the address. The result has no effect here.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool
    /// Called when an app that knows no scenes has opened an address whose scheme is one of its own. See
    /// ``UISceneDelegate/scene(_:openURLContexts:)``.
    ///
    /// - Returns: True if the app has opened the address. The result has no effect here.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    /// Called when the user has chosen an action of the menu of the icon of an app that knows no scenes: after the app has
    /// started, unless it has returned false then, and while it is running.
    ///
    /// - Parameters:
    ///   - application: The app.
    ///   - shortcutItem: The action.
    ///   - completionHandler: A closure that the app calls when it has performed the action. Its argument has no effect here.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called when an app that knows no scenes has come to the foreground and receives events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Called when an app that knows no scenes is about to receive no more events.
    func applicationWillResignActive(_ application: UIApplication)
    /// Called when an app that knows no scenes has become invisible because its page is in the background or closed.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Called when an app that knows no scenes is about to become visible again.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Called when the app has little memory left of what the host allows: `tessera serve --device-memory`. The method frees what
    /// can be made again.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// Called when another day has begun, or when the device's clock shows another time because of its time zone or of daylight
    /// saving time. If that happens while the app is in the background, the method is called when the app is in the foreground.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// Called after ``UIApplication/registerForRemoteNotifications()``, because pages get no remote notifications.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// Called when the app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Returns nil. Setting it has no effect.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns true.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Returns a configuration without a delegate.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    }

    /// Returns all orientations.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// Returns false.
    public func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool { false }

    /// Returns false.
    public func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    /// Returns false.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    /// Reports that nothing was performed.
    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// Does nothing.
    public func applicationSignificantTimeChange(_ application: UIApplication) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Runs the app. `@main` calls it.
    ///
    /// If a host started the process, the app appears on that host's displays. If the user started it, the
    /// process becomes the `tessera serve` in the same folder, which serves the app.
    public static func main() {
        guard let type = self as? NSObject.Type else {
            fatalError(
                "\(self) must be a subclass of NSObject, as UIResponder is, to be an app's delegate.")
        }
        guard let descriptor = DisplayConnection.inheritedDescriptor else { SelfServing.run() }
        StandardOutput.writeEachLineAtOnce()
        StandardOutput.outliveReaders()
        AppResources.enter()
        UserFolders.create()
        ObservedDefaults.install()
        guard let delegate = DynamicInstantiation.object(of: type) as? any UIApplicationDelegate else {
            fatalError("\(self).init() made something that is no application delegate.")
        }
        UIApplication.shared.run(delegate: delegate, display: descriptor)
    }
}
