import Foundation

/// What the app may do, as the user has decided.
/// See Apple's [UNAuthorizationStatus](https://developer.apple.com/documentation/usernotifications/unauthorizationstatus).
public enum UNAuthorizationStatus: Int, Sendable {
    /// The app has not asked yet, or the user has closed the browser's question.
    case notDetermined = 0
    /// The user does not permit notifications, or the browser cannot display them.
    case denied = 1
    /// The user permits notifications.
    case authorized = 2
    /// The app may display notifications without asking, which browsers do not let any page do.
    case provisional = 3
    /// The app may display notifications for a while, as a clip of an app may on iOS.
    case ephemeral = 4
}

/// A way of a notification to make itself noticed.
/// See Apple's [UNNotificationSetting](https://developer.apple.com/documentation/usernotifications/unnotificationsetting).
public enum UNNotificationSetting: Int, Sendable {
    /// The browser has no such way, or does not tell.
    case notSupported = 0
    /// The app has not asked for it, or the user does not permit it.
    case disabled = 1
    /// The app may use it.
    case enabled = 2
}

/// The look of notifications.
/// See Apple's [UNAlertStyle](https://developer.apple.com/documentation/usernotifications/unalertstyle).
public enum UNAlertStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A banner that disappears by itself.
    case banner = 1
    /// An alert that waits for the user.
    case alert = 2
}

/// What the app asks the user for.
/// See Apple's [UNAuthorizationOptions](https://developer.apple.com/documentation/usernotifications/unauthorizationoptions).
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The sum of the options.
    public let rawValue: UInt

    /// Creates options from their sum.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number on the app's icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// Sounds.
    public static let sound = Self(rawValue: 1 << 1)
    /// Texts on the screen.
    public static let alert = Self(rawValue: 1 << 2)
    /// Notifications without a question, which become quiet ones on iOS. A browser asks the user nevertheless.
    public static let provisional = Self(rawValue: 1 << 6)
}

/// The settings of the app's notifications.
/// See Apple's [UNNotificationSettings](https://developer.apple.com/documentation/usernotifications/unnotificationsettings).
public final class UNNotificationSettings: NSObject, Sendable {
    /// What the user has decided.
    public let authorizationStatus: UNAuthorizationStatus
    private let options: UNAuthorizationOptions

    init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
        (authorizationStatus, self.options) = (status, options)
    }

    func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        authorizationStatus == .authorized && options.contains(option) ? .enabled : .disabled
    }

    /// The setting of texts on the screen.
    public var alertSetting: UNNotificationSetting { setting(.alert) }
    /// The setting of sounds.
    public var soundSetting: UNNotificationSetting { setting(.sound) }
    /// The setting of the number on the app's icon.
    public var badgeSetting: UNNotificationSetting { setting(.badge) }
    /// The setting of the list of notifications.
    public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    /// The setting of the locked screen, which browsers do not tell.
    public var lockScreenSetting: UNNotificationSetting { .notSupported }
    /// The setting of a car's screen, which browsers do not have.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// The look of notifications.
    public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
}

/// What happens with a notification that appears while the app is in front.
/// See Apple's [UNNotificationPresentationOptions](
/// https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions).
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The sum of the options.
    public let rawValue: UInt

    /// Creates options from their sum.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app's icon gets the number of the notification.
    public static let badge = Self(rawValue: 1 << 0)
    /// The notification's sound is played.
    public static let sound = Self(rawValue: 1 << 1)
    /// The user sees a banner, and the center adds the notification to the delivered ones. Apple advises to use ``banner`` and
    /// ``list``.
    public static let alert = Self(rawValue: 1 << 2)
    /// The center adds the notification to the delivered ones.
    public static let list = Self(rawValue: 1 << 3)
    /// The user sees a banner at the upper edge of the page.
    public static let banner = Self(rawValue: 1 << 4)
}
