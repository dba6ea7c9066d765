/// A date that the user chooses, either as texts that open the display's own pickers or in a month of days.
///
/// Times are those on a local clock, in seconds since the beginning of 1970 on the same clock, so that the
/// display needs no time zones.
public struct DateContent: Codable, Equatable, Sendable {
    /// The way in which the date is chosen.
    public var style: Style
    /// A Boolean value that tells whether the user chooses a day. If absent, the user chooses only a time.
    public var hasDay: Bool?
    /// A Boolean value that tells whether the user chooses a time. If absent, the user chooses only a day.
    public var hasTime: Bool?
    /// The earliest and the latest time. If one is absent, there is no such limit.
    public var minimum: Double?, maximum: Double?
    /// The distance in minutes between two times that can be chosen. If absent, it is 1.
    public var minuteInterval: Int?
    /// The language and region of texts, as a BCP 47 tag.
    public var locale: String
    /// The calendar of texts, by its name in Unicode's locale data. If absent, it is the Gregorian one.
    public var calendar: String?
    /// A Boolean value that tells whether hours are counted from 1 to 12. If absent, they are counted from 0
    /// to 23.
    public var hasTwelveHours: Bool?
    /// The first day of weeks, from 1 for Sunday to 7 for Saturday.
    public var firstWeekday: Int
    /// The look of text.
    public var text: TextStyle
    /// The colours of dates that can be chosen, of less important texts, of dates that cannot be chosen, and
    /// of the field behind a text.
    public var tint: Color, secondary: Color, unavailable: Color, field: Color
    /// The present time, whose day is marked as today.
    public var today: Double
    /// The names that assistive technology reads for the buttons to the previous and the next month, and for
    /// the time.
    public var previousLabel: String, nextLabel: String, timeLabel: String

    /// The ways in which a date is chosen.
    public enum Style: String, Codable, Sendable {
        /// The date is texts, each of which opens a picker of the display.
        case compact
        /// The date is a month of days.
        case inline
    }

    /// Creates a date.
    public init(
        style: Style, locale: String, firstWeekday: Int, text: TextStyle, tint: Color, secondary: Color,
        unavailable: Color, field: Color, today: Double, previousLabel: String, nextLabel: String,
        timeLabel: String
    ) {
        (self.style, self.locale, self.firstWeekday, self.text) = (style, locale, firstWeekday, text)
        (self.tint, self.secondary, self.unavailable, self.field) = (tint, secondary, unavailable, field)
        self.today = today
        (self.previousLabel, self.nextLabel, self.timeLabel) = (previousLabel, nextLabel, timeLabel)
    }

    private enum CodingKeys: String, CodingKey {
        case style = "k"
        case hasDay = "day"
        case hasTime = "time"
        case minimum = "a"
        case maximum = "z"
        case minuteInterval = "mi"
        case locale = "lc"
        case calendar = "ca"
        case hasTwelveHours = "h12"
        case firstWeekday = "fw"
        case text = "s"
        case tint = "c"
        case secondary = "c2"
        case unavailable = "c3"
        case field = "cf"
        case today = "td"
        case previousLabel = "lp"
        case nextLabel = "ln"
        case timeLabel = "lt"
    }
}
