import Foundation
import TesseraUI
import Testing

struct RelativeDateTimeFormatterTests {
    private func formatter(_ language: String) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: language)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        return formatter
    }

    @Test func `distances are written in the largest unit`() {
        let english = formatter("en_US")
        let japanese = formatter("ja_JP")
        #expect(english.localizedString(fromTimeInterval: -120) == "2 minutes ago")
        #expect(english.localizedString(fromTimeInterval: 3600) == "in 1 hour")
        #expect(english.localizedString(fromTimeInterval: -8 * 86_400) == "1 week ago")
        #expect(japanese.localizedString(fromTimeInterval: -3 * 3600) == "3 時間前")
        #expect(japanese.localizedString(fromTimeInterval: 86_400) == "1 日後")
    }

    @Test func `what is less than a unit is dropped`() {
        let english = formatter("en_US")
        #expect(english.localizedString(fromTimeInterval: -90) == "1 minute ago")
        #expect(english.localizedString(fromTimeInterval: -84_600) == "23 hours ago")
    }

    @Test func `months have the lengths of the calendar`() {
        let english = formatter("en_US")
        // The first of February and of March 2023.
        let february = Date(timeIntervalSince1970: 1_675_209_600)
        let march = Date(timeIntervalSince1970: 1_677_628_800)
        #expect(english.localizedString(for: march, relativeTo: february) == "in 1 month")
        #expect(english.localizedString(for: february, relativeTo: march) == "1 month ago")
        #expect(english.localizedString(for: march - 1, relativeTo: february) == "in 3 weeks")
    }

    @Test func `near dates have names`() {
        let english = formatter("en_US")
        let japanese = formatter("ja_JP")
        for formatter in [english, japanese] { formatter.dateTimeStyle = .named }
        let texts = { (formatter: RelativeDateTimeFormatter) in
            [
                DateComponents(day: -2), DateComponents(day: -1), DateComponents(day: 0),
                DateComponents(month: 1), DateComponents(weekOfMonth: -1), DateComponents(year: 1),
                DateComponents(second: 0), DateComponents(hour: 2),
            ].map { formatter.localizedString(from: $0) }
        }
        #expect(
            texts(english) == [
                "2 days ago", "yesterday", "today", "next month", "last week", "next year", "now",
                "in 2 hours",
            ])
        #expect(texts(japanese) == ["一昨日", "昨日", "今日", "来月", "先週", "来年", "今", "2 時間後"])
    }

    @Test func `the first component that is not zero counts`() {
        let english = formatter("en_US")
        #expect(english.localizedString(from: DateComponents(year: 0, day: -1, hour: 5)) == "1 day ago")
        #expect(english.localizedString(from: DateComponents(minute: 0, quarter: 1)) == "in 0 minutes")
        #expect(english.localizedString(from: DateComponents()) == "in 0 seconds")
    }

    @Test(arguments: [
        (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago", "2 か月前"),
        (.spellOut, "two months ago", "二 か月前"), (.short, "2 mo. ago", "2 か月前"),
        (.abbreviated, "2mo ago", "2か月前"),
    ])
    func `units have four forms`(
        style: RelativeDateTimeFormatter.UnitsStyle, english: String, japanese: String
    ) {
        for (language, text) in [("en_US", english), ("ja_JP", japanese)] {
            let formatter = formatter(language)
            formatter.unitsStyle = style
            #expect(formatter.localizedString(from: DateComponents(month: -2)) == text)
        }
    }

    @Test func `a text at the beginning of a sentence has a capital letter`() {
        let english = formatter("en_US")
        english.dateTimeStyle = .named
        english.formattingContext = .beginningOfSentence
        #expect(english.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
    }

    @Test func `only dates have texts`() {
        let english = formatter("en_US")
        #expect(english.string(for: Date.now - 7205) == "2 hours ago")
        #expect(english.string(for: "2 hours") == nil)
        #expect(english.string(for: nil) == nil)
    }

    @Test func `nil restores the user's calendar and language`() {
        let formatter = formatter("ja_JP")
        formatter.locale = nil
        formatter.calendar = nil
        #expect(formatter.locale == .autoupdatingCurrent)
        #expect(formatter.calendar == .autoupdatingCurrent)
        var french = Calendar(identifier: .gregorian)
        french.locale = Locale(identifier: "fr_FR")
        formatter.calendar = french
        #expect(formatter.localizedString(fromTimeInterval: -60) == "il y a 1 minute")
    }

    @Test func `a copy has the same values`() throws {
        let original = formatter("ja_JP")
        original.dateTimeStyle = .named
        let copy = try #require(original.copy() as? RelativeDateTimeFormatter)
        original.locale = Locale(identifier: "en_US")
        #expect(copy.localizedString(from: DateComponents(day: -1)) == "昨日")
    }

    @Test(arguments: [
        (Double.nan, "in 0 seconds"), (.infinity, "in 3,000 years"), (-.infinity, "3,000 years ago"),
        (1e300, "in 3,000 years"),
    ])
    func `impossible distances are limited`(seconds: TimeInterval, text: String) {
        let english = formatter("en_US")
        #expect(english.localizedString(fromTimeInterval: seconds) == text)
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(english.localizedString(for: date, relativeTo: reference) == text)
    }

    @Test func `impossible references and components are limited`() {
        let english = formatter("en_US")
        let dates = [Double.nan, .infinity, -.infinity].map { Date(timeIntervalSinceReferenceDate: $0) }
        for date in dates {
            #expect(!english.localizedString(for: .now, relativeTo: date).isEmpty)
            #expect(!english.localizedString(for: date, relativeTo: date).isEmpty)
        }
        #expect(english.localizedString(from: DateComponents(year: -1_000_000)) == "3,000 years ago")
        #expect(english.localizedString(from: DateComponents(year: .min)) == "3,000 years ago")
        #expect(english.localizedString(from: DateComponents(day: .max - 1)) == "in 1,095,000 days")
    }
}
