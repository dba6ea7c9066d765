import Foundation

/// What the system tells an app.
/// See Apple's [UIApplicationDelegate](https://developer.apple.com/documentation/uikit/uiapplicationdelegate).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app has started; returns whether it can go on.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Chooses the configuration of a scene, with the class of its delegate.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Returns the ways in which the interface of a window may lie on the device. Those count that the controller in front supports, too.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// The app is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
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

    /// Returns all of them.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Runs the app; `@main` calls it.
    ///
    /// Started by a host, the app shows itself there. Started by hand, it becomes the `tessera serve` that lies
    /// beside it and serves itself.
    public static func main() {
        guard let type = self as? NSObject.Type else {
            fatalError(
                "\(self) must be a subclass of NSObject, as UIResponder is, to be an app's delegate.")
        }
        guard let descriptor = DisplayConnection.inheritedDescriptor else { SelfServing.run() }
        guard let delegate = DynamicInstantiation.object(of: type) as? any UIApplicationDelegate else {
            fatalError("\(self).init() made something that is no application delegate.")
        }
        UIApplication.shared.run(delegate: delegate, display: descriptor)
    }
}
