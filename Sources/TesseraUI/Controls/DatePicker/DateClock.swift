import Foundation

/// Converts dates to the local time that a clock and a calendar display at a place, and back. Local times are
/// numbers of seconds since the beginning of 1970 at that place.
struct DateClock: Equatable {
    /// The calendar of the picker. Its time zone is that of the place.
    var calendar: Calendar
    /// The language of texts.
    var locale: Locale

    /// The Gregorian calendar at the place, in which dates are computed.
    private var gregorian: Calendar {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian
    }

    /// The Gregorian calendar without an offset from Greenwich Mean Time, in which local times are computed.
    static let plain: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static let parts: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second]

    /// Returns the local time at a date, in seconds.
    func seconds(of date: Date) -> Double {
        let parts = gregorian.dateComponents(Self.parts, from: date)
        return Self.plain.date(from: parts)?.timeIntervalSince1970 ?? date.timeIntervalSince1970
    }

    /// Returns the date at a local time, in seconds. If clocks skip the local time, the date is that of the
    /// next existing one.
    func date(of seconds: Double) -> Date {
        let parts = Self.plain.dateComponents(Self.parts, from: Date(timeIntervalSince1970: seconds))
        return gregorian.date(from: parts) ?? Date(timeIntervalSince1970: seconds)
    }

    /// The calendars that have the months of the Gregorian calendar and in which a display writes dates, with
    /// their Unicode names.
    private static let named: [Calendar.Identifier: String] = [
        .japanese: "japanese", .buddhist: "buddhist", .republicOfChina: "roc",
    ]

    /// The Unicode name of the calendar in which dates are written, or nil for the Gregorian calendar.
    var calendarName: String? { Self.named[calendar.identifier] }

    /// The calendar in which dates are written. Its time zone is that of ``plain``.
    var writingCalendar: Calendar {
        var writing = calendarName == nil ? Calendar(identifier: .gregorian) : calendar
        writing.timeZone = .gmt
        writing.locale = locale
        return writing
    }

    /// Returns a formatter that writes local times by a Unicode template.
    func formatter(template: String) -> DateFormatter {
        let formatter = formatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// Returns a formatter that writes local times. The caller chooses the styles.
    func formatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = writingCalendar
        formatter.timeZone = .gmt
        return formatter
    }

    /// Returns a number in the digits of the language, such as those of Arabic, with at least `count` digits.
    func digits(of number: Int, atLeast count: Int = 1) -> String {
        number.formatted(.number.locale(locale).precision(.integerLength(count...)).grouping(.never))
    }

    /// Returns the letters of the pattern for a template in the order of the language, each once.
    func order(of template: String) -> [Character] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var (order, isQuoted): ([Character], Bool) = ([], false)
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            if !isQuoted, letter.isLetter, !order.contains(letter) { order.append(letter) }
        }
        return order
    }

    /// True if hours are counted from 1 to 12.
    var hasTwelveHours: Bool { order(of: "jm").contains("a") }

    /// The first day of weeks, from 1 for Sunday to 7.
    var firstWeekday: Int { calendar.firstWeekday }
}
