import Foundation

/// A unit in which distances of time are written, from the largest to the smallest.
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

    /// The greatest number of units of which calendars compute dates reliably: about 3,000 years.
    var limit: Double {
        switch self {
        case .year: 3000
        case .month: 3000 * 12
        case .week: 3000 * 52
        case .day: 3000 * 365
        case .hour: 3000 * 365 * 24
        case .minute: 3000 * 365 * 24 * 60
        // Some leap days more, so that 3,000 years are within the limit.
        case .second: 3001 * 366 * 24 * 60 * 60
        }
    }
}

extension TimeInterval {
    /// The number between a limit's negative and the limit that is nearest, or 0 for what is no number.
    func limited(to limit: TimeInterval) -> TimeInterval {
        isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
    }
}

extension Calendar {
    /// The calendar's locale, unless it is the one of no language.
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
