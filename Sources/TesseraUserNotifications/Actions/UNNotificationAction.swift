import Foundation

/// Something that the user can do with a notification without opening the app.
/// See Apple's [UNNotificationAction](https://developer.apple.com/documentation/usernotifications/unnotificationaction).
///
/// Browsers have room for two actions or for none. A banner in the page displays all of them when the user holds it or pulls it
/// down. Actions with a text of the user are missing, because notifications of browsers have no such field.
public final class UNNotificationAction: NSObject, Sendable {
    /// The identifier of the action.
    public let identifier: String
    /// The title.
    public let title: String
    /// Options of the action.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options) = (identifier, title, options)
    }

    /// Returns true if another object is an action with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationAction else { return false }
        return (identifier, title) == (other.identifier, other.title) && options == other.options
    }

    /// The hash of the identifier.
    public override var hash: Int { identifier.hash }
}

/// Options of an action.
/// See Apple's [UNNotificationActionOptions](
/// https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions).
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The sum of the options.
    public let rawValue: UInt

    /// Creates options from their sum.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user has to unlock the device first, which browsers demand anyway.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// The action destroys something. Its title in a banner is red.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The action brings the page to the front.
    public static let foreground = Self(rawValue: 1 << 2)
}

/// A kind of notifications, with the actions that these have.
/// See Apple's [UNNotificationCategory](https://developer.apple.com/documentation/usernotifications/unnotificationcategory).
public final class UNNotificationCategory: NSObject, Sendable {
    /// The identifier of the category.
    public let identifier: String
    /// The actions, with the most important one first.
    public let actions: [UNNotificationAction]
    /// The identifiers of intents of Siri, which browsers do not know.
    public let intentIdentifiers: [String]
    /// Options of the category.
    public let options: UNNotificationCategoryOptions

    /// Creates a category. Ten of the actions can be chosen.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        (self.identifier, self.actions) = (identifier, actions)
        (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    }

    /// Returns true if another object is a category with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationCategory else { return false }
        return identifier == other.identifier && actions == other.actions
            && intentIdentifiers == other.intentIdentifiers && options == other.options
    }

    /// The hash of the identifier.
    public override var hash: Int { identifier.hash }
}

/// Options of a category.
/// See Apple's [UNNotificationCategoryOptions](
/// https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions).
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The sum of the options.
    public let rawValue: UInt

    /// Creates options from their sum.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app is notified when the user closes a notification.
    public static let customDismissAction = Self(rawValue: 1 << 0)
}
