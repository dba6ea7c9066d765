import Foundation
import TesseraBasics

/// The event that lets a notification appear.
/// See Apple's [UNNotificationTrigger](https://developer.apple.com/documentation/usernotifications/unnotificationtrigger).
///
/// Triggers by places and by servers are missing, because a page hears of neither while it is closed.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
    // Safe: neither this class nor its subclasses, which are final, have a property that changes.

    /// A Boolean value that tells whether the notification appears again and again.
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// Returns the next time after a date at which the notification appears, or nil if there is none.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - start: The time at which the app has requested the notification.
    func nextDate(after date: Date, start: Date) -> Date? { nil }
}

/// The trigger of a notification that appears after a time.
/// See Apple's [UNTimeIntervalNotificationTrigger](
/// https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger).
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The time in seconds, more than 0, and at least 60 if the notification appears again and again.
    ///   - repeats: True if the notification appears again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        guard timeInterval > 0, timeInterval.isFinite else {
            misuse(
                "UNTimeIntervalNotificationTrigger", "the time interval \(timeInterval) must be more than 0.")
        }
        guard !repeats || timeInterval >= 60 else {
            misuse(
                "UNTimeIntervalNotificationTrigger",
                "the time interval \(timeInterval) must be at least 60 if it repeats.")
        }
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// Returns the time at which the notification would appear if the app requested it now.
    public func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

    override func nextDate(after date: Date, start: Date) -> Date? {
        let first = start + timeInterval
        guard first <= date else { return first }
        guard repeats else { return nil }
        let passed = (date.timeIntervalSince(start) / timeInterval).rounded(.down)
        let next = start + (passed + 1) * timeInterval
        // With a start long ago, the sum is not exact.
        return next > date ? next : date + timeInterval
    }
}

/// The trigger of a notification that appears at a date.
/// See Apple's [UNCalendarNotificationTrigger](
/// https://developer.apple.com/documentation/usernotifications/uncalendarnotificationtrigger).
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts of the date that matter, such as the hour alone.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - dateComponents: The parts of the date. Their calendar and their time zone count, and are the user's if there are none.
    ///   - repeats: True if the notification appears again and again, as in each day at the hour.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next date that has the parts, or nil if there is none.
    public func nextTriggerDate() -> Date? { nextDate(after: Date(), start: Date()) }

    /// True if the date is that of whatever time zone the user is in, so that it changes when the user goes to another one.
    var isOfUsersZone: Bool { dateComponents.timeZone == nil && dateComponents.calendar == nil }

    override func nextDate(after date: Date, start: Date) -> Date? {
        // No month has six of one day of the week, and Foundation would search for them for ever.
        if let ordinal = dateComponents.weekdayOrdinal, !(1...5).contains(ordinal) { return nil }
        guard repeats || date <= start else {
            let first = nextDate(after: start, start: start)
            return first.flatMap { $0 > date ? $0 : nil }
        }
        var calendar = dateComponents.calendar ?? Calendar.current
        calendar.timeZone = dateComponents.timeZone ?? dateComponents.calendar?.timeZone ?? .current
        guard hasWeek(calendar) else { return nil }
        var parts = dateComponents
        (parts.calendar, parts.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
    }

    /// Returns false if no month of a calendar is long enough for the day in the week of the month, for which Foundation would
    /// search for ever.
    private func hasWeek(_ calendar: Calendar) -> Bool {
        guard let week = dateComponents.weekOfMonth else { return true }
        guard (0...6).contains(week), let days = calendar.maximumRange(of: .day) else { return false }
        let weekday = dateComponents.weekday ?? calendar.firstWeekday
        guard (1...7).contains(weekday) else { return false }
        let place = (weekday - calendar.firstWeekday + 7) % 7
        // The first week has its least days in the month that reaches the furthest.
        let earliest = 7 * (week - 1) + place + calendar.minimumDaysInFirstWeek - 6
        return earliest < days.upperBound
    }
}
