import Foundation
import Testing

@testable import TesseraUserNotifications

/// Tests of the dates of triggers.
struct NotificationTriggerTests {
    private let start = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func `an interval ends once, or again and again`() {
        let once = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
        #expect(once.nextDate(after: start, start: start) == start + 10)
        #expect(once.nextDate(after: start + 10, start: start) == nil)
        let often = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        #expect(often.nextDate(after: start + 59, start: start) == start + 60)
        #expect(often.nextDate(after: start + 60, start: start) == start + 120)
        #expect(often.nextDate(after: start + 3_601, start: start) == start + 3_660)
        // The next time is later also where numbers are not exact enough for an interval.
        let long = Date(timeIntervalSince1970: -1e300)
        #expect(often.nextDate(after: start, start: long).map { $0 > start } == true)
    }

    /// 1,700,000,000 is 22:13:20 on Tuesday, 14 November 2023, in UTC.
    @Test func `a date is found by its parts`() throws {
        var parts = DateComponents()
        (parts.calendar, parts.timeZone) = (Calendar(identifier: .gregorian), TimeZone(identifier: "UTC"))
        (parts.hour, parts.minute) = (8, 30)
        let daily = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
        // It is 1 hour, 46 minutes and 40 seconds to midnight.
        let morning = start + 6_400 + 30_600
        #expect(daily.nextDate(after: start, start: start) == morning)
        #expect(daily.nextDate(after: morning, start: start) == morning + 86_400)
        let once = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        #expect(once.nextDate(after: start, start: start) == morning)
        #expect(once.nextDate(after: morning, start: start) == nil)
    }

    @Test func `the hour is that of the time zone`() {
        var parts = DateComponents()
        (parts.calendar, parts.timeZone) = (
            Calendar(identifier: .gregorian), TimeZone(identifier: "Asia/Tokyo")
        )
        (parts.hour, parts.minute) = (8, 30)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        // In Tokyo it is 7:13:20 on the next day.
        #expect(trigger.nextDate(after: start, start: start) == start + 4_600)
    }

    @Test(.timeLimit(.minutes(1))) func `no month has six Tuesdays`() {
        let trigger = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(weekday: 3, weekdayOrdinal: 6), repeats: true)
        #expect(trigger.nextTriggerDate() == nil)
    }

    @Test(.timeLimit(.minutes(1))) func `no month of thirty days has a Monday in its sixth week`() {
        var calendar = Calendar(identifier: .chinese)
        (calendar.firstWeekday, calendar.minimumDaysInFirstWeek) = (1, 1)
        var parts = DateComponents(weekday: 2, weekOfMonth: 6)
        parts.calendar = calendar
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
        #expect(trigger.nextTriggerDate() == nil)
    }

    @Test func `a day that has passed has no next date`() {
        var parts = DateComponents()
        parts.calendar = Calendar(identifier: .gregorian)
        (parts.year, parts.month, parts.day) = (2001, 1, 1)
        #expect(UNCalendarNotificationTrigger(dateMatching: parts, repeats: false).nextTriggerDate() == nil)
    }

    @Test func `a request does not change with the content that it was made of`() throws {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.badge = 2
        let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
        content.title = "Coffee"
        #expect(request.content.title == "Tea" && request.content.badge == 2)
        let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
        copy.body = "Hot"
        #expect(copy.title == "Tea" && request.content.body == "" && request.content.sound == nil)
    }
}
