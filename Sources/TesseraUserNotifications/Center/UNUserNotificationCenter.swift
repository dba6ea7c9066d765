import Foundation
import TesseraUI

/// The notifications of the app.
/// See Apple's [UNUserNotificationCenter](
/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter).
///
/// ```swift
/// import UserNotifications
///
/// let center = UNUserNotificationCenter.current()
/// guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else { return }
/// let content = UNMutableNotificationContent()
/// content.title = "Tea"
/// content.body = "It has brewed for three minutes."
/// content.sound = .default
/// let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
/// try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
/// ```
///
/// While the app is in the background, because the user looks at another tab or at another program, the browser displays its
/// notifications. While it is in front, the delegate decides.
///
/// An app ends with its page, so that nothing appears while the page is closed. What should have appeared meanwhile is in the
/// list of those that have appeared when the app starts the next time.
///
/// All methods may be called on any thread. Closures run on the main thread.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    // Safe: the only property that changes is used with the lock. The delegate itself is called on the main actor only.

    private static let shared = UNUserNotificationCenter()

    private let lock = NSLock()
    private weak var lockedDelegate: (any UNUserNotificationCenterDelegate)?

    private override init() {}

    /// Returns the center of the app.
    public class func current() -> UNUserNotificationCenter { shared }

    /// The object that decides about notifications while the app is in front, and that is notified of what the user has done.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { lockedDelegate } }
        set {
            lock.withLock { lockedDelegate = newValue }
            // What has happened meanwhile is found when the app first uses the center.
            onMain { _ in }
        }
    }

    /// A Boolean value that tells whether the app can draw notifications: false, since browsers draw them.
    public var supportsContentExtensions: Bool { false }

    /// Runs a closure on the main thread with what has happened so far.
    private func onMain(_ body: @escaping @MainActor @Sendable (NotificationKeeper) -> Void) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { NotificationKeeper.shared.whenReady { body(.shared) } }
        }
    }

    // MARK: Permission

    /// Asks the user for notifications, unless the user has decided before.
    ///
    /// The browser asks the user once: right away if the app reacts to a touch, and otherwise when the user next touches the
    /// page. Some browsers ask in their bar of addresses only.
    ///
    /// - Parameters:
    ///   - options: What the app wants to do.
    ///   - completionHandler: A closure that runs with true if the user permits it. The error is not nil if the browser cannot
    ///     ask: because it displays no notifications, or because the address of the page does not begin with `https`.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        onMain { $0.ask(for: options, completionHandler) }
    }

    /// Asks the user for notifications, unless the user has decided before, and returns true if the user permits them.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { isGranted, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: isGranted)
                }
            }
        }
    }

    /// Passes the settings to a closure.
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        onMain { completionHandler($0.settings) }
    }

    /// Returns the settings.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    // MARK: Categories

    /// Sets the kinds of notifications, which have actions.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onMain { $0.categories = categories }
    }

    /// Passes the kinds of notifications to a closure.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        onMain { completionHandler($0.categories) }
    }

    /// Returns the kinds of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { continuation.resume(returning: $0) }
        }
    }

    // MARK: Notifications that will appear

    /// Requests a notification. It takes the place of one with the same identifier. Of more than 64 that will appear, those that
    /// appear first count, as on iOS.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - completionHandler: A closure that runs with nil, or with the reason why the notification will not appear.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain {
            let error = $0.add(request)
            completionHandler?(error)
        }
    }

    /// Requests a notification.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Passes the requests of the notifications that will appear to a closure, with the next one first.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        onMain { completionHandler($0.pending.map(\.request)) }
    }

    /// Returns the requests of the notifications that will appear, with the next one first.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    /// Removes requests, so that their notifications do not appear.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onMain { $0.removePending { identifiers.contains($0) } }
    }

    /// Removes all requests, so that no notification appears.
    public func removeAllPendingNotificationRequests() {
        onMain { $0.removePending { _ in true } }
    }

    // MARK: Notifications that have appeared

    /// Passes the notifications that have appeared, and that the user has neither opened nor closed, to a closure.
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        onMain { completionHandler($0.delivered.map(\.notification)) }
    }

    /// Returns the notifications that have appeared, and that the user has neither opened nor closed.
    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Removes notifications that have appeared.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onMain { $0.removeDelivered { identifiers.contains($0) } }
    }

    /// Removes all notifications that have appeared.
    public func removeAllDeliveredNotifications() {
        onMain { $0.removeDelivered { _ in true } }
    }

    // MARK: The number on the icon

    /// Sets the number on the app's icon; 0 removes it. Browsers have such a number for pages that the user has installed as
    /// apps.
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onMain { _ in
            if newBadgeCount >= 0 { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount }
            completionHandler?(newBadgeCount >= 0 ? nil : UNError(.badgeInputInvalid))
        }
    }

    /// Sets the number on the app's icon; 0 removes it.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setBadgeCount(newBadgeCount) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
