import Foundation

/// The name of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications. See Apple's [UNError](https://developer.apple.com/documentation/usernotifications/unerror).
public struct UNError: Error, Hashable, CustomNSError, LocalizedError, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// The user does not permit notifications, or the browser cannot display them.
        case notificationsNotAllowed = 1
        /// There is no date at which the notification can appear.
        case notificationInvalidNoDate = 1400
        /// The notification says nothing.
        case notificationInvalidNoContent = 1401
        /// The number for the app's icon is negative.
        case badgeInputInvalid = 1600

        /// Returns true if an error has a reason, so that a pattern can name it: `catch UNError.notificationsNotAllowed`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
    }

    /// The reason.
    public let code: Code
    /// What stands in the way of the permission, or nil if the user does.
    private var obstacle: Obstacle?

    /// What stands in the way of notifications besides the user.
    enum Obstacle: Hashable {
        case insecure
        case unsupported
        case disconnected
    }

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    init(_ code: Code, obstacle: Obstacle?) {
        (self.code, self.obstacle) = (code, obstacle)
    }

    /// The user does not permit notifications, or the browser cannot display them.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    /// There is no date at which the notification can appear.
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    /// The notification says nothing.
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    /// The number for the app's icon is negative.
    public static var badgeInputInvalid: Code { .badgeInputInvalid }

    /// The name of the errors of notifications.
    public static var errorDomain: String { UNErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }

    /// A dictionary with the sentence of ``errorDescription``, which Foundation reads from an error whose type it does not know.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

    /// A sentence about the reason.
    public var errorDescription: String? {
        switch (code, obstacle) {
        case (.notificationsNotAllowed, nil): "Notifications are not allowed for this application."
        case (.notificationsNotAllowed, .insecure):
            "Browsers display notifications of pages whose address begins with https only."
        case (.notificationsNotAllowed, .unsupported): "This browser displays no notifications of pages."
        case (.notificationsNotAllowed, .disconnected): "There is no page that could display notifications."
        case (.notificationInvalidNoDate, _): "The trigger has no next date."
        case (.notificationInvalidNoContent, _): "The notification has no content."
        case (.badgeInputInvalid, _): "The number of a badge must not be negative."
        }
    }
}
