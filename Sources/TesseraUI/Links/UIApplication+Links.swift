import Foundation

extension UIApplication {
    /// Returns the activity of an address with which the user opens a part of the app, or nil if the display has not named a web
    /// address.
    static func activity(ofLink link: String?) -> NSUserActivity? {
        guard !ShortcutItems.isAddress(link), let url = link.flatMap({ URL(string: $0) }),
            let scheme = url.scheme?.lowercased(),
            ["http", "https"].contains(scheme),
            url.host()?.isEmpty == false
        else { return nil }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = url
        return activity
    }

    /// Opens a part of the running app.
    func userOpens(link: String) {
        if let item = AppInformation.shortcutItem(ofLink: link) { return perform(item) }
        guard let activity = Self.activity(ofLink: link) else { return }
        let scene = connectedScenes.first
        if sceneOfWindows == nil, let scene, let delegate = scene.delegate {
            delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
            delegate.scene(scene, continue: activity)
        } else {
            continueActivity(activity)
        }
    }

    /// Hands an activity to the delegate of an app that knows no scenes.
    func continueActivity(_ activity: NSUserActivity) {
        _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
        _ = delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        }
    }
}

extension UIApplication.LaunchOptionsKey {
    /// The key of a dictionary about the activity with which the user opens an app that knows no scenes: the type of the activity
    /// with the key `UIApplicationLaunchOptionsUserActivityTypeKey`.
    public static let userActivityDictionary = Self(
        rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")

    /// The key of the address with a scheme of the app's own that has started the app. Launch options never have it, since pages
    /// are opened by addresses of the web.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of the app that has started this one. Launch options never have it.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The key of the remote notification that has started the app. Launch options never have it, since only a page starts an
    /// app.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The key of the change of place that has started the app. Launch options never have it.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")

    /// Returns the launch options of an app that knows no scenes.
    static func options(for activity: NSUserActivity?, shortcut: UIApplicationShortcutItem? = nil) -> [Self:
        Any]?
    {
        if let shortcut { return [.shortcutItem: shortcut] }
        return activity.map {
            [.userActivityDictionary: ["UIApplicationLaunchOptionsUserActivityTypeKey": $0.activityType]]
        }
    }
}

/// An object that can bring back what an activity describes.
/// See Apple's [UIUserActivityRestoring](https://developer.apple.com/documentation/uikit/uiuseractivityrestoring).
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Brings back what an activity describes.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
