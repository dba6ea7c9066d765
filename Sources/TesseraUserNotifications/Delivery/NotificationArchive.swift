import Foundation
import TesseraUI

/// The place where a process of the app leaves its notifications for the next one.
@MainActor
protocol NotificationStore: AnyObject {
    /// What was left, as a property list.
    var values: [String: Any] { get set }
}

/// The settings of the app, which the user's browser keeps.
@MainActor
final class SettingsStore: NotificationStore {
    private static let key = "TesseraUserNotifications"

    var values: [String: Any] {
        get { FrameworkSettings.values(forKey: Self.key) }
        set { FrameworkSettings.set(newValue, forKey: Self.key) }
    }
}

/// The notifications of an app as a property list. What is read has been in a browser, so that it may be anything.
@MainActor
struct NotificationArchive {
    var pending: [NotificationKeeper.Pending] = []
    var delivered: [UNNotification] = []
    var asked: UNAuthorizationOptions?

    var isEmpty: Bool { pending.isEmpty && delivered.isEmpty && asked == nil }

    /// Of the notifications that have appeared, at most so many are kept, since a browser has little room for settings.
    static let mostDelivered = 32

    /// Returns the notifications as a property list.
    static func values(
        pending: [NotificationKeeper.Pending], delivered: [UNNotification], asked: UNAuthorizationOptions?
    ) -> [String: Any] {
        var values: [String: Any] = [:]
        values["asked"] = asked.map { Int($0.rawValue) }
        values["pending"] = pending.map { entry in
            var item = Self.item(entry.request)
            (item["start"], item["date"]) = (entry.start, entry.date)
            return item
        }
        values["delivered"] = delivered.prefix(mostDelivered).map { notification in
            var item = Self.item(notification.request)
            item["date"] = notification.date
            return item
        }
        return values
    }

    /// Reads a property list, and passes over what is no notification.
    init(_ values: [String: Any]) {
        asked = (values["asked"] as? Int).map {
            UNAuthorizationOptions(rawValue: UInt(truncatingIfNeeded: $0))
        }
        for case let item as [String: Any] in values["pending"] as? [Any] ?? [] {
            guard let request = Self.request(item), request.trigger != nil, let date = Self.date(item["date"])
            else { continue }
            pending.append(.init(request: request, start: Self.date(item["start"]) ?? date, date: date))
        }
        for case let item as [String: Any] in (values["delivered"] as? [Any] ?? []).prefix(Self.mostDelivered)
        {
            guard let request = Self.request(item), let date = Self.date(item["date"]) else { continue }
            delivered.append(UNNotification(date: date, request: request))
        }
    }

    /// Returns a value if it is a date within some thousands of years, with which calendars can reckon.
    private static func date(_ value: Any?) -> Date? {
        (value as? Date).flatMap { abs($0.timeIntervalSince1970) < 1e11 ? $0 : nil }
    }

    private static func item(_ request: UNNotificationRequest) -> [String: Any] {
        let content = request.content.values
        var item: [String: Any] = ["id": request.identifier]
        for (key, path) in texts where !content[keyPath: path].isEmpty { item[key] = content[keyPath: path] }
        item["badge"] = content.badge
        if content.hasSound { item["sound"] = true }
        let info = content.userInfo as? [String: Any] ?? [:]
        if !info.isEmpty, PropertyListSerialization.propertyList(info, isValidFor: .binary) {
            item["info"] = info
        }
        switch request.trigger {
        case let trigger as UNTimeIntervalNotificationTrigger: item["interval"] = trigger.timeInterval
        case let trigger as UNCalendarNotificationTrigger: item["parts"] = parts(trigger.dateComponents)
        default: break
        }
        if request.trigger?.repeats == true { item["repeats"] = true }
        return item
    }

    private static func request(_ item: [String: Any]) -> UNNotificationRequest? {
        guard let identifier = item["id"] as? String else { return nil }
        var content = NotificationValues()
        for (key, path) in texts { content[keyPath: path] = item[key] as? String ?? "" }
        content.badge = item["badge"] as? Int
        content.hasSound = item["sound"] as? Bool ?? false
        content.userInfo = item["info"] as? [String: Any] ?? [:]
        let repeats = item["repeats"] as? Bool ?? false
        var trigger: UNNotificationTrigger?
        if let interval = item["interval"] as? Double, interval.isFinite, interval >= (repeats ? 60 : 0),
            interval > 0
        {
            trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
        } else if let parts = item["parts"] as? [String: Any] {
            trigger = UNCalendarNotificationTrigger(dateMatching: components(parts), repeats: repeats)
        }
        return UNNotificationRequest(
            identifier: identifier, content: UNNotificationContent(values: content), trigger: trigger)
    }

    private static let texts: [(String, WritableKeyPath<NotificationValues, String>)] = [
        ("title", \.title), ("subtitle", \.subtitle), ("body", \.body), ("thread", \.threadIdentifier),
        ("category", \.categoryIdentifier),
    ]

    private static let numbers: [(String, Calendar.Component)] = [
        ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour),
        ("minute", .minute),
        ("second", .second), ("nanosecond", .nanosecond), ("weekday", .weekday),
        ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter), ("weekOfMonth", .weekOfMonth),
        ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
    ]

    private static let calendars: [(String, Calendar.Identifier)] = [
        ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("coptic", .coptic),
        ("ethiopic", .ethiopicAmeteMihret), ("ethiopicAlem", .ethiopicAmeteAlem), ("hebrew", .hebrew),
        ("iso8601", .iso8601), ("indian", .indian), ("islamic", .islamic), ("islamicCivil", .islamicCivil),
        ("japanese", .japanese), ("persian", .persian), ("republicOfChina", .republicOfChina),
        ("islamicTabular", .islamicTabular), ("islamicUmmAlQura", .islamicUmmAlQura),
    ]

    private static func parts(_ components: DateComponents) -> [String: Any] {
        var parts: [String: Any] = [:]
        for (key, component) in numbers { parts[key] = components.value(for: component) }
        parts["zone"] = components.timeZone?.identifier
        if let calendar = components.calendar {
            parts["calendar"] = calendars.first { $0.1 == calendar.identifier }?.0
            parts["calendarZone"] = calendar.timeZone.identifier
        }
        return parts
    }

    private static func components(_ parts: [String: Any]) -> DateComponents {
        var components = DateComponents()
        for (key, component) in numbers {
            // Greater numbers let calendars search for ever, or end the app.
            guard let value = parts[key] as? Int, (0...2_000_000_000).contains(value) else { continue }
            components.setValue(value, for: component)
        }
        components.timeZone = (parts["zone"] as? String).flatMap { TimeZone(identifier: $0) }
        if let name = parts["calendar"] as? String, let known = calendars.first(where: { $0.0 == name }) {
            var calendar = Calendar(identifier: known.1)
            if let zone = (parts["calendarZone"] as? String).flatMap({ TimeZone(identifier: $0) }) {
                calendar.timeZone = zone
            }
            components.calendar = calendar
        }
        return components
    }
}
