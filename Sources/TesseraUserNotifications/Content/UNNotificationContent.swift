import Foundation

/// What a notification says.
/// See Apple's [UNNotificationContent](https://developer.apple.com/documentation/usernotifications/unnotificationcontent).
///
/// Attachments, relevance scores and levels of interruption are missing, because browsers have nothing like them.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    final var values = NotificationValues()

    /// The title.
    public var title: String { values.title }
    /// The text below the title.
    public var subtitle: String { values.subtitle }
    /// The text of the notification.
    public var body: String { values.body }
    /// The number that the app's icon gets, or nil for none. The number 0 removes it.
    public var badge: NSNumber? { values.badge.map { NSNumber(value: $0) } }
    /// The sound, or nil for none.
    public var sound: UNNotificationSound? { values.hasSound ? .default : nil }
    /// Further information of the app. Values that no property list can contain are lost when the page is closed.
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The name by which the app groups notifications. Browsers display each notification on its own.
    public var threadIdentifier: String { values.threadIdentifier }
    /// The identifier of the category, which has the actions of the notification.
    public var categoryIdentifier: String { values.categoryIdentifier }

    /// Returns content that does not change.
    public func copy(with zone: NSZone? = nil) -> Any { fixed }

    /// Returns content that the app can change.
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }

    /// This content, or a copy of it if the app could change it.
    final var fixed: UNNotificationContent {
        guard self is UNMutableNotificationContent else { return self }
        return UNNotificationContent(values: values)
    }

    /// Creates content that says nothing.
    public override init() {}

    convenience init(values: NotificationValues) {
        self.init()
        self.values = values
    }
}

/// What a notification says, and that the app can change before it requests the notification.
/// See Apple's [UNMutableNotificationContent](
/// https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent).
public class UNMutableNotificationContent: UNNotificationContent {
    /// The title. The default is an empty text.
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The text below the title. The default is an empty text.
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The text of the notification. The default is an empty text.
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number that the app's icon gets. The default is nil, which leaves the number as it is.
    public override var badge: NSNumber? {
        get { super.badge }
        set { values.badge = newValue?.intValue }
    }
    /// The sound. The default is nil, which means none.
    public override var sound: UNNotificationSound? {
        get { super.sound }
        set { values.hasSound = newValue != nil }
    }
    /// Further information of the app. The default is an empty dictionary.
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The name by which the app groups notifications. The default is an empty text.
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// The identifier of the category. The default is an empty text.
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
}

/// The sound of a notification: that of the browser, or two tones while the app is in front.
/// See Apple's [UNNotificationSound](https://developer.apple.com/documentation/usernotifications/unnotificationsound).
///
/// Sounds of the app's own are missing, because a browser plays none with a notification.
public final class UNNotificationSound: NSObject, Sendable {
    /// The usual sound.
    public static let `default` = UNNotificationSound()

    private override init() {}
}

/// The values of the content of a notification.
struct NotificationValues {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: Int?
    var hasSound = false
    var userInfo: [AnyHashable: Any] = [:]
    var threadIdentifier = ""
    var categoryIdentifier = ""

    /// True if nothing of the notification could be noticed.
    var isEmpty: Bool {
        title.isEmpty && subtitle.isEmpty && body.isEmpty && badge == nil && !hasSound
    }

    /// The text that browsers display below the title.
    var outsideBody: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }
}
