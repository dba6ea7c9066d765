import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests the time zone that a display reports. The time zone applies to the whole process, so no test suspends before
/// it has restored it.
@MainActor struct DeviceTimeZoneTests {
    /// Sets a time zone in the way a report of the display does.
    private func travel(to zone: String?) {
        let old = UIScreen.main.state
        var new = old
        new.timeZone = zone
        UIScreen.main.adopt(new)
        new.announceChanges(from: old)
    }

    @Test func `a date picker without a time zone has the user's, and so has all of the app`() throws {
        let (zone, state) = (TimeZone.current.identifier, UIScreen.main.state)
        defer {
            UIScreen.main.adopt(state)
            DeviceTimeZone.set(zone)
        }
        travel(to: "Asia/Tokyo")
        let picker = UIDatePicker()
        // 15:00 in Greenwich on the last day of 2025 is midnight in Tokyo on the first day of 2026.
        let date = Date(timeIntervalSince1970: 1_767_193_200)
        picker.date = date
        #expect(picker.edited.values == [1_767_225_600])
        #expect(TimeZone.current.identifier == "Asia/Tokyo")
        #expect(Calendar.current.component(.hour, from: date) == 0)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        #expect(formatter.string(from: date) == "2026-01-01 00:00")
        // The user travels to New York, where clocks are five hours behind Greenwich in winter.
        travel(to: "America/New_York")
        #expect(picker.edited.values == [1_767_175_200])
        picker.timeZone = .gmt
        #expect(picker.edited.values == [1_767_193_200])
        travel(to: "Asia/Tokyo")
        #expect(picker.edited.values == [1_767_193_200])
    }

    @Test func `an unknown time zone, or none, changes nothing`() {
        let (zone, state) = (TimeZone.current.identifier, UIScreen.main.state)
        defer { UIScreen.main.adopt(state) }
        travel(to: "Moon/Tycho")
        #expect(TimeZone.current.identifier == zone)
        travel(to: nil)
        #expect(TimeZone.current.identifier == zone)
    }

    @Test func `a display's time zone is the screen's`() {
        let screen = DisplayEvent.Screen(width: 390, height: 844, scale: 2, timeZone: "Asia/Tokyo")
        #expect(ScreenState(screen).timeZone == "Asia/Tokyo")
    }
}
