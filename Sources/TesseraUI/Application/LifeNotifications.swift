import Foundation

extension UIApplication {
    /// Posted when the app has come to the foreground and receives events. The object is the app.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to receive no more events. The object is the app.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the app has become invisible because its page is in the background or closed. The object
    /// is the app.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to become visible. The object is the app.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
}

extension UIScene {
    /// Posted when a scene has come to the foreground and receives events. The object is the scene.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    /// Posted when a scene is about to receive no more events. The object is the scene.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted when a scene has become invisible. The object is the scene.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted when a scene is about to become visible. The object is the scene.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
}
