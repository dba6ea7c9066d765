import Foundation
import TesseraUI
import Testing

struct DateComponentsFormatterTests {
    private typealias Style = DateComponentsFormatter.UnitsStyle

    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ language: String = "en_US",
        _ units: NSCalendar.Unit = []
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: language)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:10:00", "1:10:00"),
        (.abbreviated, "1h 10m", "1時間10分"), (.short, "1 hr, 10 min", "1時間 10分"),
        (.full, "1 hour, 10 minutes", "1時間 10分"), (.spellOut, "one hour, ten minutes", "一時間 十分"),
        (.brief, "1hr 10min", "1時間10分"),
    ])
    func `durations have six styles`(
        style: DateComponentsFormatter.UnitsStyle, english: String, japanese: String
    ) {
        #expect(formatter(style).string(from: 4200) == english)
        #expect(formatter(style, "ja_JP").string(from: 4200) == japanese)
    }

    @Test func `all units have words in English and Japanese`() {
        let components = DateComponents(
            year: 2, month: 1, day: 2, hour: 1, minute: 1, second: 1, weekOfMonth: 1)
        #expect(
            formatter(.full).string(from: components)
                == "2 years, 1 month, 1 week, 2 days, 1 hour, 1 minute, 1 second")
        #expect(formatter(.full, "ja_JP").string(from: components) == "2年 1か月 1週間 2日 1時間 1分 1秒")
        #expect(formatter(.abbreviated).string(from: components) == "2y 1mo 1w 2d 1h 1m 1s")
        #expect(formatter(.abbreviated, "ja_JP").string(from: components) == "2年1か月1週間2日1時間1分1秒")
        #expect(formatter(.positional).string(from: components) == "2y 1mo 1w 2d 1:01:01")
    }

    @Test func `days stand for years and months in other languages`() {
        let german = formatter(.full, "de_DE", [.year, .month, .hour])
        #expect(german.string(from: 400 * 86_400) == "400 Tage")
        #expect(formatter(.full, "de_DE").string(from: 3660) == "1 Stunde und 1 Minute")
    }

    @Test func `only allowed units are written`() {
        #expect(formatter(.full, "en_US", [.minute]).string(from: 4205) == "70 minutes")
        #expect(formatter(.positional, "en_US", [.minute, .second]).string(from: 4205) == "70:05")
        #expect(formatter(.abbreviated, "en_US", [.hour, .second]).string(from: 4205) == "1h 605s")
        // Numbers without units would be read as hours and minutes.
        #expect(formatter(.positional, "en_US", [.hour, .second]).string(from: 4205) == "1h 605s")
        #expect(formatter(.positional, "en_US", [.day]).string(from: 259_200) == "3d")
    }

    @Test func `zeros are written or left out`() {
        func text(
            _ behavior: DateComponentsFormatter.ZeroFormattingBehavior, _ style: Style, _ seconds: Double
        ) -> String? {
            let formatter = formatter(style, "en_US", [.hour, .minute, .second])
            formatter.zeroFormattingBehavior = behavior
            return formatter.string(from: seconds)
        }
        #expect(text(.default, .abbreviated, 3610) == "1h 10s")
        #expect(text([], .abbreviated, 3610) == "1h 0m 10s")
        #expect(text(.dropLeading, .abbreviated, 600) == "10m 0s")
        #expect(text(.dropMiddle, .abbreviated, 3610) == "1h 10s")
        #expect(text(.dropMiddle, .abbreviated, 600) == "0h 10m 0s")
        #expect(text(.dropTrailing, .abbreviated, 3600) == "1h")
        #expect(text(.dropAll, .abbreviated, 0) == "0s")
        #expect(text(.default, .positional, 3610) == "1:00:10")
        #expect(text(.default, .positional, 65) == "1:05")
        #expect(text(.default, .positional, 5) == "5")
        #expect(text(.pad, .positional, 3610) == "01:00:10")
        #expect(text(.pad, .positional, 5) == "00:00:05")
        #expect(text([], .positional, 3610) == "1:0:10")
        let days = formatter(.positional, "en_US", [.day, .hour, .minute, .second])
        days.zeroFormattingBehavior = .pad
        #expect(days.string(from: 3607) == "0d 01:00:07")
        #expect(text([.pad, .dropLeading], .positional, 65) == "01:05")
    }

    @Test func `the number of units is limited`() {
        let english = formatter(.full)
        english.maximumUnitCount = 2
        #expect(english.string(from: 4230) == "1 hour, 10 minutes")
        english.maximumUnitCount = 1
        #expect(english.string(from: 4230) == "1 hour")
    }

    @Test func `units beyond the number round the last one`() {
        let english = formatter(.full)
        english.maximumUnitCount = 1
        #expect(english.string(from: 100 * 60) == "2 hours")
        #expect(english.string(from: -100 * 60) == "-2 hours")
        #expect(english.string(from: 90 * 60) == "1 hour")
        #expect(english.string(from: 59 * 60 + 40) == "1 hour")
        #expect(english.string(from: DateComponents(day: 1, hour: 0, minute: 31)) == "1 day")
        // January 2001 has 31 days, and February 28.
        #expect(english.string(from: DateComponents(month: 1, day: 14)) == "1 month")
        #expect(english.string(from: DateComponents(month: 1, day: 15)) == "2 months")
        english.maximumUnitCount = 2
        #expect(english.string(from: 3600 + 10 * 60 + 31) == "1 hour, 11 minutes")
        // Only the number of units rounds, and not their choice.
        english.maximumUnitCount = 0
        english.allowedUnits = .hour
        #expect(english.string(from: 7199) == "1 hour")
    }

    @Test func `hours behind days cannot be taken for minutes`() {
        let english = formatter(.positional, "en_US", [.day, .hour])
        #expect(english.string(from: 26 * 3600) == "1d 2h")
        #expect(english.string(from: 2 * 3600) == "2")
    }

    @Test func `a single largest unit collapses into the next`() {
        let english = formatter(.abbreviated)
        english.collapsesLargestUnit = true
        #expect(english.string(from: 63) == "63s")
        #expect(english.string(from: 123) == "2m 3s")
        #expect(english.string(from: 3780) == "63m")
        english.collapsesLargestUnit = false
        #expect(english.string(from: 63) == "1m 3s")
    }

    @Test func `phrases surround the text`() {
        let (english, japanese) = (formatter(.full), formatter(.full, "ja_JP"))
        for formatter in [english, japanese] { formatter.includesApproximationPhrase = true }
        #expect(english.string(from: 600) == "About 10 minutes")
        #expect(japanese.string(from: 600) == "約10分")
        for formatter in [english, japanese] { formatter.includesTimeRemainingPhrase = true }
        #expect(english.string(from: 600) == "About 10 minutes remaining")
        #expect(japanese.string(from: 600) == "残り約10分")
    }

    @Test func `dates are compared in the calendar`() {
        let english = formatter(.full)
        // The first of February and of March 2024, a leap year.
        let start = Date(timeIntervalSince1970: 1_706_745_600)
        let end = Date(timeIntervalSince1970: 1_709_251_200)
        #expect(english.string(from: start, to: end) == "1 month")
        english.allowedUnits = .day
        #expect(english.string(from: start, to: end) == "29 days")
        #expect(english.string(from: end, to: start) == "-29 days")
        english.referenceDate = start
        #expect(english.string(from: DateComponents(month: 1)) == "29 days")
        english.referenceDate = nil
        #expect(english.string(from: DateComponents(month: 1)) == "31 days")
    }

    @Test func `components are written in their units or in those allowed`() {
        let english = formatter(.full)
        #expect(english.string(from: DateComponents(hour: 1, minute: 90)) == "2 hours, 30 minutes")
        #expect(english.string(from: DateComponents(minute: 90)) == "90 minutes")
        #expect(english.string(from: DateComponents(quarter: 1)) == nil)
        #expect(english.string(for: DateComponents(day: 2)) == "2 days")
        #expect(english.string(for: 2) == nil)
        let text = DateComponentsFormatter.localizedString(
            from: DateComponents(hour: 2), unitsStyle: .positional)
        #expect(text == "2")
    }

    @Test func `negative durations have a sign`() {
        #expect(formatter(.positional).string(from: -5400) == "-1:30:00")
        #expect(formatter(.full).string(from: -5400) == "-1 hour, 30 minutes")
        #expect(formatter(.full).string(from: -0.5) == "0 seconds")
    }

    @Test func `impossible durations have no text or a limit`() {
        let english = formatter(.full, "en_US", .year)
        #expect(english.string(from: .nan) == nil)
        #expect(english.string(from: .infinity) == nil)
        #expect(english.string(from: 1e300) == "3,007 years")
        #expect(english.string(from: DateComponents(year: .max - 1)) == "3,000 years")
        let dates = [Double.nan, .infinity, -.infinity].map { Date(timeIntervalSinceReferenceDate: $0) }
        for (start, end) in zip(dates, dates.reversed()) {
            #expect(english.string(from: start, to: end)?.isEmpty == false)
        }
    }

    @Test func `a copy has the same values`() throws {
        let original = formatter(.full, "ja_JP")
        original.maximumUnitCount = 1
        let copy = try #require(original.copy() as? DateComponentsFormatter)
        original.unitsStyle = .positional
        #expect(copy.string(from: 4200) == "1時間")
    }
}
