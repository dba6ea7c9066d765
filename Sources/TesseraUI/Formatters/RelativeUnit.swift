import Foundation

/// The units in which formatters write distances of time, from the largest to the smallest.
enum RelativeUnit: CaseIterable {
    case year
    case month
    case week
    case day
    case hour
    case minute
    case second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The unit among Foundation's older units of calendars.
    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var field: Date.RelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The greatest number of units with which calendars compute dates reliably: about 3,000 years.
    var limit: Double {
        switch self {
        case .year: 3000
        case .month: 3000 * 12
        case .week: 3000 * 52
        case .day: 3000 * 365
        case .hour: 3000 * 365 * 24
        case .minute: 3000 * 365 * 24 * 60
        // A few additional leap days, so that 3,000 years are within the limit.
        case .second: 3001 * 366 * 24 * 60 * 60
        }
    }

    /// Returns the number of units within ``limit`` that is nearest to a number.
    func limited(_ count: Int) -> Int { min(max(count, -Int(limit)), Int(limit)) }
}

extension DateComponents {
    /// The components that formatters write, with their units, the largest unit first.
    var unitsAndValues: [(unit: RelativeUnit, value: Int)] {
        RelativeUnit.allCases.compactMap { unit in value(for: unit.component).map { (unit, $0) } }
    }
}

extension TimeInterval {
    /// Returns the nearest number between `-limit` and `limit`, or 0 if the interval is not a number.
    func limited(to limit: TimeInterval) -> TimeInterval {
        isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    }
}

extension Calendar {
    /// The calendar's locale, or nil if the calendar has none or one without a language.
    var statedLocale: Locale? {
        locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
    }
}

extension FormatStyleCapitalizationContext {
    init(_ context: Formatter.Context) {
        switch context {
        case .standalone: self = .standalone
        case .listItem: self = .listItem
        case .beginningOfSentence: self = .beginningOfSentence
        case .middleOfSentence: self = .middleOfSentence
        case .unknown, .dynamic: self = .unknown
        }
    }
}
