import Foundation

extension UIApplication {
    /// Posted when the app is in front and gets events; the object is the app.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the app is about to get no more events; the object is the app.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the app is no longer seen, since its page is in the background or gone; the object is the app.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when the app is about to be seen; the object is the app.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
}

extension UIScene {
    /// Posted when a scene is in front and gets events; the object is the scene.
    public nonisolated static let didActivateNotification = Notification.Name(
        "UISceneDidActivateNotification")
    /// Posted when a scene is about to get no more events; the object is the scene.
    public nonisolated static let willDeactivateNotification = Notification.Name(
        "UISceneWillDeactivateNotification")
    /// Posted when a scene is no longer seen; the object is the scene.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted when a scene is about to be seen; the object is the scene.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
}
