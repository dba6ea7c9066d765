import Foundation

/// A notification that the app requests.
/// See Apple's [UNNotificationRequest](https://developer.apple.com/documentation/usernotifications/unnotificationrequest).
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Safe: the content is a copy that nobody can change, and the values of `userInfo` are those of property lists.

    /// The identifier of the request. A later request with the same identifier takes its place.
    public let identifier: String
    /// What the notification says.
    public let content: UNNotificationContent
    /// The event that lets the notification appear, or nil if it appears at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request. Later changes of the content do not count.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content.fixed, trigger)
    }
}

/// A notification that has appeared.
/// See Apple's [UNNotification](https://developer.apple.com/documentation/usernotifications/unnotification).
public final class UNNotification: NSObject, Sendable {
    /// The time at which it has appeared.
    public let date: Date
    /// The request of the app.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        (self.date, self.request) = (date, request)
    }
}

/// What the user has done with a notification.
/// See Apple's [UNNotificationResponse](https://developer.apple.com/documentation/usernotifications/unnotificationresponse).
public final class UNNotificationResponse: NSObject, Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The identifier of the action, ``UNNotificationDefaultActionIdentifier`` if the user has opened the app, or
    /// ``UNNotificationDismissActionIdentifier`` if the user has closed the notification.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    }
}

/// The identifier of the action that opens the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the action that closes the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
