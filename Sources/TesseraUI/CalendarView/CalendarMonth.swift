import Foundation

/// The days of a month, as a calendar view displays them.
struct CalendarMonth: Equatable {
    /// A day.
    struct Day: Equatable {
        /// The first moment of the day.
        var date: Date
        /// The era, the year, the month and the day, with their calendar.
        var components: DateComponents
        /// The number of the day's week in the month, counted from 0, and the place of the day in its week, 0...6.
        var week: Int, weekday: Int
    }

    /// The first moment of the month.
    let start: Date
    let days: [Day]

    /// The units with which an app names a day, and those with which it names a month.
    static let unitsOfDay: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
    static let unitsOfMonth: Set<Calendar.Component> = [.calendar, .era, .year, .month]

    /// Finds the days of the month that contains a date.
    init(around date: Date, in calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        self.start = start
        let first = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
        days = (0..<count).compactMap { index in
            calendar.date(byAdding: .day, value: index, to: start).map { date in
                Day(
                    date: date, components: calendar.dateComponents(Self.unitsOfDay, from: date),
                    week: (first + index) / 7, weekday: (first + index) % 7)
            }
        }
    }

    /// The number of weeks of which the month has days.
    var weekCount: Int { (days.last?.week ?? 0) + 1 }
}

extension Calendar {
    /// Returns the first moment of the day that components describe in this calendar, or nil if they describe none.
    func startOfDay(_ components: DateComponents) -> Date? {
        var own = components
        // The components are numbers of this calendar, even if they name another calendar.
        (own.calendar, own.timeZone) = (nil, nil)
        return date(from: own).map { startOfDay(for: $0) }
    }
}
