import Foundation

/// The methods that let an object decide about notifications while the app is in front, and that notify it of what the user has
/// done. They are called on the main thread.
/// See Apple's [UNUserNotificationCenterDelegate](
/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate).
///
/// All methods are optional. Of two methods for the same event, an app needs one.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Decides what happens with a notification that appears while the app is in front. Without the method, nothing happens.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - notification: The notification.
    ///   - completionHandler: A closure that the method calls with its decision.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

    /// Decides what happens with a notification that appears while the app is in front.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// Notifies the delegate that the user has opened a notification, has closed it or has chosen an action.
    ///
    /// - Parameters:
    ///   - center: The center.
    ///   - response: What the user has done.
    ///   - completionHandler: A closure that the method calls when it has finished.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

    /// Notifies the delegate that the user has opened a notification, has closed it or has chosen an action.
    @MainActor
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async
}

extension UNUserNotificationCenterDelegate {
    /// Calls the method that returns its decision.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler:
            @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        Task { completionHandler(await userNotificationCenter(center, willPresent: notification)) }
    }

    /// Returns no options.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [] }

    /// Calls the method without a closure.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        Task {
            await userNotificationCenter(center, didReceive: response)
            completionHandler()
        }
    }

    /// Does nothing.
    @MainActor
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}
