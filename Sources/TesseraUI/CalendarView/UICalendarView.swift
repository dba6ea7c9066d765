import Foundation

/// A calendar that displays a month, marks days, and lets the user select days.
/// See Apple's [UICalendarView](https://developer.apple.com/documentation/uikit/uicalendarview).
///
/// ```swift
/// let calendarView = UICalendarView()
/// calendarView.delegate = self
/// calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
/// ```
///
/// Two buttons, and swipes to the sides, display other months.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// Creates a calendar view with a frame in points. It displays the present month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a calendar view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
    }

    /// The object that marks days.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { if delegate !== oldValue { reloadAllDecorations() } }
    }

    // MARK: Calendar and language

    /// The calendar in which days are counted. The default is that of the user.
    open var calendar: Calendar = .current { didSet { if calendar != oldValue { calendarChanged() } } }
    /// The language of names and numbers. The default is that of the user.
    open var locale: Locale = .current { didSet { if locale != oldValue { contentChanged() } } }
    /// The time zone in which days begin, or nil for that of the calendar.
    open var timeZone: TimeZone? { didSet { if timeZone != oldValue { calendarChanged() } } }
    /// The design of the fonts.
    open var fontDesign: UIFontDescriptor.SystemDesign = .default {
        didSet { if fontDesign != oldValue { contentChanged() } }
    }

    /// The calendar in which days are counted, with the time zone.
    var countingCalendar: Calendar {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    // MARK: Visible days

    /// The time from the first to the last day that is available. Days outside of it are gray and cannot be selected, and months
    /// outside of it cannot be displayed. The default is all time.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            guard availableDateRange != oldValue else { return }
            display(month.start, animated: false)
            contentChanged()
        }
    }

    /// The month on display: its era, year and month, with their calendar. Setting it displays the month of a day without an
    /// animation.
    open var visibleDateComponents: DateComponents {
        get { countingCalendar.dateComponents(CalendarMonth.unitsOfMonth, from: month.start) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Displays the month of a day. Components that describe no day change nothing.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = countingCalendar.startOfDay(dateComponents) else { return }
        display(date, animated: animated)
    }

    // MARK: Decorations and selection

    /// A Boolean value that tells whether there is room for marks below the days. The default is true.
    open var wantsDateDecorations = true {
        didSet { if wantsDateDecorations != oldValue { contentChanged() } }
    }

    /// Asks the delegate again for the marks of days.
    ///
    /// - Parameters:
    ///   - dates: The days. Those of other months are ignored.
    ///   - animated: True if the new marks fade in.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        let calendar = countingCalendar
        let starts = Set(dates.compactMap { calendar.startOfDay($0) })
        let views = dayViews.filter { starts.contains($0.day.date) }
        for view in views { loadMark(of: view) }
        guard animated else { return }
        UIView.performWithoutAnimation { for view in views { view.mark?.alpha = 0 } }
        UIView.animate(withDuration: 0.2) { for view in views { view.mark?.alpha = 1 } }
    }

    /// The way in which the user selects days, or nil if days cannot be selected.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            if oldValue?.calendarView === self { oldValue?.calendarView = nil }
            selectionBehavior?.calendarView = self
            selectionChanged()
        }
    }

    // MARK: Size

    /// The height of the calendar with six weeks. It has no width of its own.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.headHeight + Self.namesHeight + 6 * weekHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(min(size.width, 390), 280), height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    // Touches beside the days, and on days that cannot be selected, do not select the row that the calendar lies in.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    // MARK: Parts

    static let headHeight: CGFloat = 44
    static let namesHeight: CGFloat = 22
    /// The height of a week, in points. Marks need room below the numbers.
    var weekHeight: CGFloat { wantsDateDecorations ? 52 : 44 }

    let titleLabel = UILabel()
    let previousButton = UIButton(type: .system)
    let nextButton = UIButton(type: .system)
    /// The names of the days of the week.
    var nameLabels: [UILabel] = []
    var dayViews: [CalendarDayView] = []
    var month = CalendarMonth(around: Date(), in: .current)
    /// A closure that returns the present moment.
    var now: () -> Date = { Date() }
    /// The first moment of the day that is marked as the present one.
    var markedToday: Date?
    /// The observers that mark another day when it begins, or when the app comes back on a later day.
    var dayObservers: [NotificationObserver] = []
}
