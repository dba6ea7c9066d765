import Foundation

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
