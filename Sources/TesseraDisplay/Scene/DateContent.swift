/// A date that the user chooses, as text that opens the display's own picker, or as a month of days.
///
/// Times are what a clock shows at the place of the date, in seconds since the beginning of 1970 there, so that the display needs no
/// time zones.
public struct DateContent: Codable, Equatable, Sendable {
    /// How the date is chosen.
    public var style: Style
    /// Whether a day is chosen. If absent, only a time is.
    public var hasDay: Bool?
    /// Whether a time is chosen. If absent, only a day is.
    public var hasTime: Bool?
    /// The earliest and the latest time. If absent, there is none.
    public var minimum: Double?, maximum: Double?
    /// The distance in minutes from one time to the next that can be chosen. If absent, it is 1.
    public var minuteInterval: Int?
    /// The language and region of texts, as BCP 47 tags them.
    public var locale: String
    /// The calendar of texts, as Unicode names it. If absent, it is the Gregorian one.
    public var calendar: String?
    /// Whether hours are counted from 1 to 12. If absent, they are counted from 0 to 23.
    public var hasTwelveHours: Bool?
    /// The first day of weeks, from 1 for Sunday to 7.
    public var firstWeekday: Int
    /// The look of text.
    public var text: TextStyle
    /// The colour of what the user can choose, of what is less important, of what cannot be chosen, and of the field behind a text.
    public var tint: Color, secondary: Color, unavailable: Color, field: Color
    /// The time of now, whose day counts as today.
    public var today: Double
    /// What assistive technology reads for the buttons to the month before and to the one after, and for the time.
    public var previousLabel: String, nextLabel: String, timeLabel: String

    /// How a date is chosen.
    public enum Style: String, Codable, Sendable {
        /// As texts, each of which opens a picker of the display's.
        case compact
        /// As a month of days.
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
