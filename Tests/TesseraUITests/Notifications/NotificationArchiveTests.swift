import Foundation
import Testing

@testable import TesseraUserNotifications

/// Tests of what a process leaves for the next one.
@MainActor struct NotificationArchiveTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000)

    @Test func `requests are read as they were written`() throws {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = ("Tea", "Green", "Hot")
        (content.badge, content.sound, content.categoryIdentifier) = (3, .default, "drinks")
        content.userInfo = ["cup": 7]
        var parts = DateComponents(hour: 8, minute: 30)
        parts.timeZone = TimeZone(identifier: "Asia/Tokyo")
        let request = UNNotificationRequest(
            identifier: "a", content: content,
            trigger: UNCalendarNotificationTrigger(dateMatching: parts, repeats: true))
        let values = NotificationArchive.values(
            pending: [.init(request: request, start: date, date: date + 1)],
            delivered: [UNNotification(date: date, request: request)], asked: [.alert, .badge])
        let archive = NotificationArchive(values)
        let read = try #require(archive.pending.first)
        #expect(read.start == date && read.date == date + 1 && archive.delivered.map(\.date) == [date])
        #expect(archive.asked == [.alert, .badge])
        let text = read.request.content
        #expect(text.title == "Tea" && text.subtitle == "Green" && text.body == "Hot" && text.badge == 3)
        #expect(text.sound != nil && text.categoryIdentifier == "drinks" && text.userInfo["cup"] as? Int == 7)
        let trigger = try #require(read.request.trigger as? UNCalendarNotificationTrigger)
        #expect(trigger.repeats && trigger.dateComponents == parts)
    }

    @Test func `dates with which calendars cannot reckon are passed over, and few notifications are kept`() {
        let far = Date(timeIntervalSince1970: -1e300)
        let archive = NotificationArchive([
            "pending": [
                ["id": "a", "interval": 60.0, "repeats": true, "start": far, "date": far],
                ["id": "b", "interval": 60.0, "repeats": true, "start": far, "date": date],
            ] as [[String: Any]],
            "delivered": (0..<40).map { ["id": "\($0)", "date": date] as [String: Any] },
        ])
        #expect(archive.pending.map(\.request.identifier) == ["b"] && archive.pending.first?.start == date)
        #expect(archive.delivered.count == 32)
    }

    @Test func `what is no request is passed over`() {
        let archive = NotificationArchive([
            "asked": "all",
            "pending": [
                7, ["id": "a"], ["id": "b", "interval": -1.0, "date": date],
                ["id": "c", "interval": 10.0, "repeats": true, "date": date],
                ["id": "d", "interval": 10.0, "date": "now"], ["id": 5, "interval": 10.0, "date": date],
            ] as [Any],
            "delivered": ["id": "a"],
        ])
        #expect(archive.isEmpty)
    }
}
