import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

@MainActor struct UIDatePickerTests {
    /// Returns a picker in a locale and in a time zone that is 9 hours ahead of Greenwich.
    private func picker(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> UIDatePicker {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: locale)
        picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
        picker.datePickerMode = mode
        return picker
    }

    private func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

    @Test func `wheels turn as far as they go towards a date that is far away`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .dateAndTime
        picker.preferredDatePickerStyle = .wheels
        let far = Date(timeIntervalSince1970: 1e11)
        picker.date = far
        picker.layoutIfNeeded()
        #expect(picker.date == far)
    }

    @Test func `a picker chooses the present day and time at first`() {
        let picker = UIDatePicker()
        #expect(abs(picker.date.timeIntervalSinceNow) < 60)
        #expect(picker.datePickerMode == .dateAndTime && picker.preferredDatePickerStyle == .automatic)
        #expect(picker.minimumDate == nil && picker.maximumDate == nil && picker.minuteInterval == 1)
        #expect(picker.locale == nil && picker.timeZone == nil && picker.roundsToMinuteInterval)
        #expect(picker.countDownDuration == 0)
    }

    @Test func `a picker gets the size of another style, unless the app has given it a height`() {
        let picker = UIDatePicker()
        #expect(picker.bounds.height == 34)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        picker.datePickerMode = .date
        #expect(picker.bounds.height == 216)
        picker.preferredDatePickerStyle = .inline
        #expect(picker.bounds.size == CGSize(width: 320, height: 342))
        picker.datePickerMode = .dateAndTime
        #expect(picker.bounds.height == 386)
        picker.frame = CGRect(x: 10, y: 20, width: 300, height: 200)
        picker.preferredDatePickerStyle = .wheels
        #expect(picker.frame == CGRect(x: 10, y: 20, width: 300, height: 200))
    }

    @Test func `a style that the mode does not have becomes wheels`() {
        func style(_ mode: UIDatePicker.Mode, _ preferred: UIDatePickerStyle) -> UIDatePickerStyle {
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = preferred
            return picker.datePickerStyle
        }
        #expect(style(.date, .automatic) == .compact && style(.time, .compact) == .compact)
        #expect(style(.dateAndTime, .inline) == .inline && style(.date, .wheels) == .wheels)
        #expect(style(.time, .inline) == .wheels && style(.countDownTimer, .compact) == .wheels)
        #expect(style(.yearAndMonth, .automatic) == .wheels)
    }

    private func textSize(of picker: UIDatePicker) -> Double? {
        guard case .date(let content) = picker.controlKind(for: picker.traitCollection) else { return nil }
        return content.text.size
    }

    @Test func `the texts of a compact picker become as small as its width makes them`() throws {
        let picker = picker(.dateAndTime)
        picker.date = date("2024-05-10T10:20:30Z")
        let natural = picker.intrinsicContentSize.width
        picker.frame.size = CGSize(width: natural, height: 34)
        #expect(textSize(of: picker) == 17)
        // The 12 points on both sides of each text and the 6 points between the texts do not shrink.
        let texts = natural - 54
        picker.frame.size.width = 54 + texts / 2
        #expect(abs(try #require(textSize(of: picker)) - 8.5) < 0.01)
    }

    @Test func `the texts of a month grow to the sizes below those for accessibility`() {
        let picker = picker(.date)
        picker.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        picker.sizeToFit()
        #expect(textSize(of: picker) == 53)
        picker.preferredDatePickerStyle = .inline
        #expect(textSize(of: picker) == 23)
    }

    @Test func `a date stays within its range`() {
        let picker = picker(.dateAndTime)
        let (early, late) = (date("2024-05-01T00:00:00Z"), date("2024-05-31T00:00:00Z"))
        picker.date = date("2024-05-10T10:20:30Z")
        #expect(picker.date == date("2024-05-10T10:20:30Z"))
        picker.minimumDate = early
        picker.maximumDate = late
        picker.date = date("2025-01-01T00:00:00Z")
        #expect(picker.date == late)
        picker.date = date("2023-01-01T00:00:00Z")
        #expect(picker.date == early)
        // Limits are ignored if the minimum is later than the maximum.
        picker.minimumDate = date("2030-01-01T00:00:00Z")
        picker.date = date("2023-01-01T00:00:00Z")
        #expect(picker.date == date("2023-01-01T00:00:00Z"))
    }

    @Test func `minutes are rounded to an interval that divides the hour`() {
        let picker = picker(.dateAndTime)
        picker.minuteInterval = 15
        picker.date = date("2024-05-10T10:29:30Z")
        #expect(picker.date == date("2024-05-10T10:15:00Z"))
        picker.roundsToMinuteInterval = false
        picker.date = date("2024-05-10T10:29:30Z")
        #expect(picker.date == date("2024-05-10T10:29:30Z"))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test func `texts are in the picker's language, time zone and calendar`() {
        let picker = picker(.dateAndTime)
        picker.date = date("2024-05-06T15:05:00Z")
        #expect(picker.texts.map { $0.replacing("\u{202f}", with: " ") } == ["May 7, 2024", "12:05 AM"])
        picker.locale = Locale(identifier: "ja_JP")
        #expect(picker.texts == ["2024/05/07", "0:05"])
        picker.datePickerMode = .time
        #expect(picker.texts == ["0:05"])
    }

    @Test func `clocks and dates return unchanged, except for times that clocks leave out`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        let clock = DateClock(calendar: calendar, locale: Locale(identifier: "en_US"))
        for text in ["2024-01-31T03:04:05Z", "1969-07-20T20:17:40Z", "2024-07-04T12:00:00Z"] {
            let date = date(text)
            #expect(clock.date(of: clock.seconds(of: date)) == date)
        }
        // On 10 March 2024 clocks in New York went from 2:00 to 3:00, so that 2:30 does not exist.
        let missing = date("2024-03-10T02:30:00Z").timeIntervalSince1970
        let found = clock.date(of: missing)
        #expect(found > date("2024-03-10T06:59:00Z") && found < date("2024-03-10T08:01:00Z"))
        #expect(clock.hasTwelveHours)
        #expect(!DateClock(calendar: calendar, locale: Locale(identifier: "de_DE")).hasTwelveHours)
    }

    @Test func `wheels stand in the order of the language`() {
        func titles(_ picker: UIDatePicker) -> [String] {
            picker.preferredDatePickerStyle = .wheels
            picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
            picker.layoutIfNeeded()
            return wheels(picker).map { $0.accessibilityValue ?? "" }
        }
        let english = picker(.date), japanese = picker(.date, "ja_JP"), german = picker(.time, "de_DE")
        for picker in [english, japanese, german] { picker.date = Date(timeIntervalSince1970: 1_715_007_900) }
        #expect(titles(english) == ["May", "7", "2024"])
        #expect(titles(japanese) == ["2024年", "5月", "7日"])
        #expect(titles(german) == ["0", "05"])
    }

    private func wheels(_ picker: UIDatePicker) -> [PickerColumn] {
        picker.subviews.first?.subviews.first?.subviews.compactMap { $0 as? PickerColumn } ?? []
    }

    @Test func `a wheel that is turned changes its part of the date`() {
        let picker = picker(.date)
        picker.preferredDatePickerStyle = .wheels
        picker.date = date("2024-01-31T03:04:05Z")
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        picker.layoutIfNeeded()
        let changes = count(.valueChanged, of: picker)
        wheels(picker)[0].accessibilityIncrement()
        // February 2024 had 29 days. The time of day does not change.
        #expect(picker.date == date("2024-02-29T03:04:05Z") && changes() == 1)
        picker.maximumDate = date("2024-02-29T03:04:05Z")
        wheels(picker)[2].accessibilityIncrement()
        #expect(picker.date == date("2024-02-29T03:04:05Z") && changes() == 2)
    }

    @Test func `hours and minutes are written in the digits of the language`() {
        func clock(_ locale: String) -> DateClock {
            DateClock(calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: locale))
        }
        #expect(clock("en_US").digits(of: 9) == "9")
        #expect(clock("en_US").digits(of: 5, atLeast: 2) == "05")
        #expect(clock("en_US").digits(of: 59, atLeast: 2) == "59")
        #expect(clock("ar_EG").digits(of: 5, atLeast: 2) == "٠٥")
    }

    @Test func `a timer counts hours and minutes, one at least`() {
        let picker = picker(.countDownTimer)
        picker.countDownDuration = 3 * 3600 + 25 * 60
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
        picker.layoutIfNeeded()
        wheels(picker)[0].accessibilityDecrement()
        #expect(picker.countDownDuration == 2 * 3600 + 25 * 60)
        wheels(picker)[1].accessibilityIncrement()
        #expect(picker.countDownDuration == 2 * 3600 + 26 * 60)
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_399)
    }
}

extension DisplayTests {
    @Test func `a date that the user chooses is a date in the picker's time zone`() async throws {
        let display = try await FakeDisplay.attached()
        let window = try display.show()
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "Asia/Tokyo")
        picker.locale = Locale(identifier: "en_US")
        picker.date = Date(timeIntervalSince1970: 86_400)
        let changes = count(.valueChanged, of: picker)
        window.addSubview(picker)
        await display.settle()
        // The display counts seconds of the picker's time zone, which is nine hours ahead of Greenwich.
        let ahead = 32_400.0
        #expect(display.control(picker)?["v"] == .array([.number(86_400 + ahead)]))
        #expect(display.control(picker)?["dt"]?["k"] == .string("compact"))
        #expect(display.control(picker)?["dt"]?["h12"] == .bool(true))
        display.change(picker, to: 100_000 + ahead, edit: 1)
        await display.settle()
        #expect(picker.date == Date(timeIntervalSince1970: 100_000) && changes() == 1)
        picker.maximumDate = Date(timeIntervalSince1970: 200_000)
        display.change(picker, to: 1_000_000, edit: 2)
        await display.settle()
        #expect(picker.date == Date(timeIntervalSince1970: 200_000))
        #expect(display.control(picker)?["v"] == .array([.number(200_000 + ahead)]))
    }
}
