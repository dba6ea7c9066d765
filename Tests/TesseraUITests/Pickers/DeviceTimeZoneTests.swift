import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// The time zone that a display states.
    @MainActor struct DeviceTimeZoneTests {
        private func hello(_ display: FakeDisplay, _ zone: String?) async {
            display.hello(DisplayEvent.Screen(width: 390, height: 844, scale: 2, timeZone: zone))
            await display.settle()
        }

        @Test func `a date picker without a time zone has the user's, and so has all of the app`()
            async throws
        {
            let before = TimeZone.current.identifier
            defer { DeviceTimeZone.set(before) }
            let display = try await FakeDisplay.attached()
            await hello(display, "Asia/Tokyo")
            let picker = UIDatePicker()
            // Midnight in Tokyo on the first day of 2026.
            let date = try #require(
                try? Date("2025-12-31T15:00:00Z", strategy: .iso8601))
            picker.date = date
            #expect(picker.edited.values == [1_767_225_600])
            #expect(TimeZone.current.identifier == "Asia/Tokyo")
            #expect(Calendar.current.component(.hour, from: date) == 0)
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.dateFormat = "yyyy-MM-dd HH:mm"
            #expect(formatter.string(from: date) == "2026-01-01 00:00")
            // The user travels: five hours west of Greenwich in winter.
            await hello(display, "America/New_York")
            #expect(picker.edited.values == [1_767_175_200])
            picker.timeZone = .gmt
            #expect(picker.edited.values == [1_767_193_200])
            await hello(display, "Asia/Tokyo")
            #expect(picker.edited.values == [1_767_193_200])
        }

        @Test func `a time zone that nobody knows changes nothing`() async throws {
            let before = TimeZone.current.identifier
            let display = try await FakeDisplay.attached()
            await hello(display, "Moon/Tycho")
            #expect(TimeZone.current.identifier == before)
            await hello(display, nil)
            #expect(TimeZone.current.identifier == before)
        }
    }
}
