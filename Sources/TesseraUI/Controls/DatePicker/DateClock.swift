import Foundation

/// Turns dates into what a clock and a calendar show at a place, in seconds since the beginning of 1970 there, and back.
struct DateClock: Equatable {
    /// The calendar of the app's: its time zone is that of the place.
    var calendar: Calendar
    /// The language of texts.
    var locale: Locale

    /// The Gregorian calendar at the place, in which dates are arranged.
    private var gregorian: Calendar {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian
    }

    /// The calendar of clocks that know no time zones.
    static let plain: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static let parts: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute, .second]

    /// Returns what a clock shows at a date.
    func seconds(of date: Date) -> Double {
        let parts = gregorian.dateComponents(Self.parts, from: date)
        return Self.plain.date(from: parts)?.timeIntervalSince1970 ?? date.timeIntervalSince1970
    }

    /// Returns the date at which a clock shows something. A time that the clocks leave out is the next one that there is.
    func date(of seconds: Double) -> Date {
        let parts = Self.plain.dateComponents(Self.parts, from: Date(timeIntervalSince1970: seconds))
        return gregorian.date(from: parts) ?? Date(timeIntervalSince1970: seconds)
    }

    /// The calendars whose months are the Gregorian calendar's, and in which a display writes dates, by Unicode's names.
    private static let named: [Calendar.Identifier: String] = [
        .japanese: "japanese", .buddhist: "buddhist", .republicOfChina: "roc",
    ]

    /// The calendar in which dates are written, as Unicode names it; nil: the Gregorian one.
    var calendarName: String? { Self.named[calendar.identifier] }

    /// The calendar in which dates are written. Its time zone is that of ``plain``.
    var writingCalendar: Calendar {
        var writing = calendarName == nil ? Calendar(identifier: .gregorian) : calendar
        writing.timeZone = .gmt
        writing.locale = locale
        return writing
    }

    /// Writes the dates that ``plain`` has by a template of Unicode's letters.
    func formatter(template: String) -> DateFormatter {
        let formatter = formatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    /// Writes the dates that ``plain`` has, in a style of its own.
    func formatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = writingCalendar
        formatter.timeZone = .gmt
        return formatter
    }

    /// Returns the letters of a template in the order of the language, each once.
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
