import Foundation

/// Writes how far a date is from another one, such as “3 hours ago” or “tomorrow”.
/// See Apple's [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter), which
/// Foundation lacks on Linux.
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.dateTimeStyle = .named
/// label.text = formatter.localizedString(for: message.date, relativeTo: .now)
/// ```
///
/// A text names one unit: the largest one of which the distance contains at least one. The remainder is dropped, so that 90
/// seconds are one minute. Distances of more than 3,000 years are written as 3,000 years.
open class RelativeDateTimeFormatter: Formatter {
    /// The choice between numbers and names.
    /// See Apple's [RelativeDateTimeFormatter.DateTimeStyle](
    /// https://developer.apple.com/documentation/foundation/relativedatetimeformatter/datetimestyle-swift.enum).
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers only, such as “1 day ago”.
        case numeric = 0
        /// Names where the language has them, such as “yesterday” or “next month”.
        case named = 1
    }

    /// The form of numbers and units.
    /// See Apple's [RelativeDateTimeFormatter.UnitsStyle](
    /// https://developer.apple.com/documentation/foundation/relativedatetimeformatter/unitsstyle-swift.enum).
    public enum UnitsStyle: Int, Sendable {
        /// Numbers with units in full, such as “2 months ago”.
        case full = 0
        /// Numbers in words, such as “two months ago”.
        case spellOut = 1
        /// Short units, such as “2 mo. ago”.
        case short = 2
        /// The shortest units, such as “2mo ago”.
        case abbreviated = 3
    }

    private var chosenCalendar: Calendar?
    private var chosenLocale: Locale?

    /// Creates a formatter that writes numbers with units in full.
    public override init() {
        super.init()
    }

    /// Creates nothing: coders have no formatters, so that the result is always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The choice between numbers and names. The default is ``DateTimeStyle/numeric``.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The form of numbers and units. The default is ``UnitsStyle/full``.
    open var unitsStyle = UnitsStyle.full
    /// The place of the text, which decides whether it begins with a capital letter. The default is `unknown`.
    open var formattingContext = Formatter.Context.unknown

    /// The calendar that decides how long months and days are. The default, which setting nil restores, is the user's.
    open var calendar: Calendar! {
        get { chosenCalendar ?? .autoupdatingCurrent }
        set { chosenCalendar = newValue }
    }
    /// The language of the texts. The default, which setting nil restores, is that of ``calendar``, and the user's if it has
    /// none.
    open var locale: Locale! {
        get { chosenLocale ?? chosenCalendar?.statedLocale ?? .autoupdatingCurrent }
        set { chosenLocale = newValue }
    }

    /// Returns how far a date is from a reference date. The reference date is the present if the result is read as “ago”.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let reference = min(max(referenceDate, .distantPast), .distantFuture)
        let distance = date.timeIntervalSince(reference).limited(to: RelativeUnit.second.limit)
        let units = RelativeUnit.allCases
        let components = presentCalendar.dateComponents(
            Set(units.map(\.component)), from: reference, to: reference + distance)
        return localizedString(from: components)
    }

    /// Returns how far a point of time is from the present.
    ///
    /// - Parameter timeInterval: The distance in seconds. Negative numbers are in the past. A value that is not a number counts
    ///   as 0.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date.now
        return localizedString(
            for: now + timeInterval.limited(to: RelativeUnit.second.limit), relativeTo: now)
    }

    /// Returns how far a point of time is from the present.
    ///
    /// - Parameter dateComponents: The distance. Negative numbers are in the past. The text contains the first of the year,
    ///   month, `weekOfMonth`, day, hour, minute and second that is not 0; all others are ignored. If all are 0, the text
    ///   contains the last one that is set.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let values = dateComponents.unitsAndValues
        let (unit, value) = values.first { $0.value != 0 } ?? values.last ?? (.second, 0)
        return text(value, unit)
    }

    /// Returns how far a date is from the present, or nil if the object is not a `Date`.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    /// Returns a formatter with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = RelativeDateTimeFormatter()
        copy.dateTimeStyle = dateTimeStyle
        copy.unitsStyle = unitsStyle
        copy.formattingContext = formattingContext
        copy.chosenCalendar = chosenCalendar
        copy.chosenLocale = chosenLocale
        return copy
    }

    private var presentCalendar: Calendar { calendar ?? .autoupdatingCurrent }

    private func text(_ value: Int, _ unit: RelativeUnit) -> String {
        // Foundation's style rounds. A distance of whole units in a calendar without summer time leaves it nothing to round.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date =
            calendar.date(byAdding: unit.component, value: unit.limited(value), to: reference) ?? reference
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [unit.field],
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnitsStyle,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar,
            capitalizationContext: FormatStyleCapitalizationContext(formattingContext))
        return style.format(reference)
    }

    private var formatUnitsStyle: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
