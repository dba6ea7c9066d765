import Foundation
import TesseraBasics

/// Writes how long something takes, such as “1 hour, 10 minutes” or “1:10:00”.
/// See Apple's [DateComponentsFormatter](https://developer.apple.com/documentation/foundation/datecomponentsformatter), which
/// Foundation declares as unavailable on Linux.
///
/// ```swift
/// let durations = DateComponentsFormatter()
/// durations.allowedUnits = [.minute, .second]
/// durations.zeroFormattingBehavior = .pad
/// label.text = durations.string(from: 65)
/// ```
///
/// What is less than the smallest unit is dropped. The words are those of the calendar's language, or of the user's if it has
/// none. Foundation on Linux has no words for years and months, so they are known in English and Japanese only: in other
/// languages, days take their places. Durations are limited to about 3,000 years.
open class DateComponentsFormatter: Formatter {
    /// The form of numbers and units.
    /// See Apple's [DateComponentsFormatter.UnitsStyle](
    /// https://developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum).
    public enum UnitsStyle: Int, Sendable {
        /// Numbers at the places of units, such as “1:10:00”. Units from days on, and units with a gap between them, have
        /// letters.
        case positional = 0
        /// The shortest units, such as “1h 10m”.
        case abbreviated = 1
        /// Short units, such as “1 hr, 10 min”.
        case short = 2
        /// Units in full, such as “1 hour, 10 minutes”.
        case full = 3
        /// Numbers in words, such as “one hour, ten minutes”.
        case spellOut = 4
        /// Short units without commas, such as “1hr 10min”.
        case brief = 5
    }

    /// The treatment of units whose number is 0. Without any of these, all units have numbers.
    /// See Apple's [DateComponentsFormatter.ZeroFormattingBehavior](
    /// https://developer.apple.com/documentation/foundation/datecomponentsformatter/zeroformattingbehavior-swift.struct).
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The treatment as bits.
        public let rawValue: UInt
        /// Creates a treatment from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading zeros are omitted in the style ``UnitsStyle/positional``, and all zeros in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Units before the first number that is not 0 are omitted.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Units with 0 between others are omitted.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Units after the last number that is not 0 are omitted.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All units with 0 are omitted.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Hours, minutes and seconds have two digits in the style ``UnitsStyle/positional``.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// Creates a formatter with numbers at the places of units.
    public override init() {
        super.init()
    }

    /// Returns nil, because coders contain no formatters.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The form of numbers and units. The default is ``UnitsStyle/positional``.
    open var unitsStyle = UnitsStyle.positional
    /// The units that a text may contain: years, months, `weekOfMonth`, days, hours, minutes and seconds. The default is none,
    /// which stands for the units of date components, and for all units of other durations. Other units end the app with a
    /// message.
    open var allowedUnits: NSCalendar.Unit = [] {
        didSet {
            demand(
                allowedUnits.isSubset(of: NSCalendar.Unit(RelativeUnit.allCases.map(\.calendarUnit))),
                "DateComponentsFormatter.allowedUnits can only contain years, months, weekOfMonth, days, hours, minutes and seconds."
            )
        }
    }
    /// The treatment of units whose number is 0. The default is ``ZeroFormattingBehavior/default``.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The greatest number of units in a text, or 0 for no limit, which is the default. Smaller units round the last one: with
    /// one unit, 100 minutes are “2 hours”. A half is dropped.
    open var maximumUnitCount = 0
    /// A Boolean value that tells whether a single largest unit becomes the next smaller one, so that 63 seconds are “63s” rather
    /// than “1m 3s”. The default is false.
    open var collapsesLargestUnit = false
    /// A Boolean value that tells whether a text says that it is not exact, such as “About 10 minutes”. The default is false.
    ///
    /// The formatter has such words in English and Japanese only. In other languages the value has no effect.
    open var includesApproximationPhrase = false
    /// A Boolean value that tells whether a text says that the duration remains, such as “10 minutes remaining”. The default is
    /// false.
    ///
    /// The formatter has such words in English and Japanese only. In other languages the value has no effect.
    open var includesTimeRemainingPhrase = false
    /// The calendar that decides how long months and days are, and in which language texts are. The default, for which nil stands
    /// as well, is the user's.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which months and days are counted, or nil for the first day of 2001, which is the default.
    open var referenceDate: Date?

    /// Returns a text for a duration in seconds, or nil if it is not a finite number.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let start = limited(referenceDate ?? Date(timeIntervalSinceReferenceDate: 0))
        return text(
            from: start, to: start + ti.limited(to: RelativeUnit.second.limit), in: calculating, presentUnits)
    }

    /// Returns a text for the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: limited(startDate), to: limited(endDate), in: presentCalendar, presentUnits)
    }

    /// Returns a text for a duration, or nil if it has none of the units that the formatter knows.
    open func string(from components: DateComponents) -> String? {
        let values = components.unitsAndValues
        guard !values.isEmpty else { return nil }
        let calendar = calculating
        let start = limited(referenceDate ?? Date(timeIntervalSinceReferenceDate: 0))
        var end = start
        for (unit, value) in values {
            end = calendar.date(byAdding: unit.component, value: unit.limited(value), to: end) ?? end
        }
        let units = allowedUnits.isEmpty ? values.map(\.unit) : presentUnits
        let distance = end.timeIntervalSince(start).limited(to: RelativeUnit.second.limit)
        return text(from: start, to: start + distance, in: calendar, units)
    }

    /// Returns a text for `DateComponents`, or nil for other objects.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap { string(from: $0) }
    }

    /// Returns a text for a duration with all its units, in the user's language.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Returns a formatter with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = DateComponentsFormatter()
        copy.unitsStyle = unitsStyle
        copy.allowedUnits = allowedUnits
        copy.zeroFormattingBehavior = zeroFormattingBehavior
        copy.maximumUnitCount = maximumUnitCount
        copy.collapsesLargestUnit = collapsesLargestUnit
        copy.includesApproximationPhrase = includesApproximationPhrase
        copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
        copy.calendar = calendar
        copy.referenceDate = referenceDate
        return copy
    }

    private var presentCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    /// The calendar for durations without dates, whose days all have 24 hours.
    private var calculating: Calendar {
        var calendar = presentCalendar
        if referenceDate == nil { calendar.timeZone = .gmt }
        return calendar
    }

    private var presentUnits: [RelativeUnit] {
        RelativeUnit.allCases.filter {
            allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit)
        }
    }

    private func limited(_ date: Date) -> Date { min(max(date, .distantPast), .distantFuture) }

    private func text(
        from start: Date, to end: Date, in calendar: Calendar, _ allowed: [RelativeUnit]
    ) -> String {
        let writer = DurationWriter(
            style: unitsStyle, locale: presentCalendar.statedLocale ?? .autoupdatingCurrent)
        let units = writer.writable(allowed)
        let isNegative = end < start
        var values = values(of: units, from: start, to: end, in: calendar)
        var shown = shownValues(values)
        if maximumUnitCount > 0, shown.count > maximumUnitCount {
            let last = shown[maximumUnitCount - 1].unit
            let end = rounded(end, from: start, values, to: last, in: calendar)
            values = self.values(of: units, from: start, to: end, in: calendar)
            shown = Array(shownValues(values).prefix(maximumUnitCount))
        }
        var text = writer.text(
            shown, isPadded: zeroFormattingBehavior.contains(.pad), keepsZeros: zeroFormattingBehavior == [])
        if isNegative, shown.contains(where: { $0.count > 0 }) { text = "-" + text }
        return writer.phrase(
            text, isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase)
    }

    private func values(
        of units: [RelativeUnit], from start: Date, to end: Date, in calendar: Calendar
    ) -> [DurationValue] {
        let found = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        var values = units.map { DurationValue(unit: $0, count: abs(found.value(for: $0.component) ?? 0)) }
        if collapsesLargestUnit { collapse(&values) }
        return values
    }

    /// Returns the end of a time that is a whole number of units and nearest to `end`.
    ///
    /// - Parameters:
    ///   - values: The numbers of units from `start` to `end`, the largest unit first.
    ///   - last: The smallest unit that counts.
    private func rounded(
        _ end: Date, from start: Date, _ values: [DurationValue], to last: RelativeUnit, in calendar: Calendar
    ) -> Date {
        let direction = end < start ? -1 : 1
        func date(_ count: Int, _ unit: RelativeUnit, after date: Date) -> Date {
            calendar.date(byAdding: unit.component, value: direction * count, to: date) ?? date
        }
        var whole = start
        for value in values {
            whole = date(value.count, value.unit, after: whole)
            if value.unit == last { break }
        }
        let next = date(1, last, after: whole)
        let (part, unit) = (end.timeIntervalSince(whole), next.timeIntervalSince(whole))
        return abs(part) * 2 > abs(unit) ? next : whole
    }

    private func collapse(_ values: inout [DurationValue]) {
        guard let place = values.firstIndex(where: { $0.count > 0 }), values[place].count == 1,
            place + 1 < values.count, let factor = values[place].unit.factor(to: values[place + 1].unit)
        else { return }
        values[place].count = 0
        values[place + 1].count += factor
    }

    private func shownValues(_ values: [DurationValue]) -> [DurationValue] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        let first = values.firstIndex { $0.count > 0 } ?? values.count
        let last = values.lastIndex { $0.count > 0 } ?? -1
        let shown = values.enumerated().filter { place, value in
            if value.count > 0 { return true }
            if place < first { return !behavior.contains(.dropLeading) }
            return place > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }.map(\.element)
        return shown.isEmpty ? values.suffix(1) : shown
    }
}
