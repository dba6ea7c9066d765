import Foundation

extension UIApplication {
    /// A Boolean value that tells whether the app gets remote notifications: false, since a page gets none.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Asks for remote notifications, which a page cannot get: a moment later, the delegate's
    /// ``UIApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)`` is called, as on a simulator
    /// that has none.
    /// See Apple's [registerForRemoteNotifications()](
    /// https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()).
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let app = UIApplication.shared
                app.delegate?.application(
                    app, didFailToRegisterForRemoteNotificationsWithError: Self.noRemoteNotifications)
            }
        }
    }

    /// Ends remote notifications. It does nothing, since a page gets none.
    public func unregisterForRemoteNotifications() {}

    private static var noRemoteNotifications: NSError {
        // The code is the one of a simulator.
        NSError(
            domain: NSCocoaErrorDomain, code: 3010,
            userInfo: [
                NSLocalizedDescriptionKey: SystemWord.text(
                    "Apps in a browser get no remote notifications.", "ブラウザで動作するアプリはリモート通知を受信できません。")
            ])
    }
}

/// The results of a fetch in the background, which an app's delegate passes to the closure that it gets.
/// See Apple's [UIBackgroundFetchResult](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult).
///
/// Pages have no such fetches. Tessera never calls a delegate's `application(_:performFetchWithCompletionHandler:)` or
/// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// The fetch has got new data.
    case newData = 0
    /// There are no new data.
    case noData = 1
    /// The fetch has failed.
    case failed = 2
}
