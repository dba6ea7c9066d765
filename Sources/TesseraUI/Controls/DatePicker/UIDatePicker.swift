import Foundation
import TesseraBasics
import TesseraDisplay

/// A control that chooses a day, a time, both, or a duration.
/// See Apple's [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker).
///
/// ```swift
/// let birthday = UIDatePicker()
/// birthday.datePickerMode = .date
/// birthday.maximumDate = .now
/// birthday.addAction(UIAction { _ in person.birthday = birthday.date }, for: .valueChanged)
/// ```
///
/// A compact picker is text that opens the browser's own picker, and an inline picker displays a calendar
/// month. The browser displays the user's choices in them at once and then reports them to the app. The
/// wheels are those of a ``UIPickerView``.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, ValueControl {
    /// Creates a picker with the present day and time.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        edited = ControlValue([clock.seconds(of: chosen)])
        _ = zoneObserver
        if frame.size == .zero { sizeToFit() }
    }

    /// Creates a picker as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isAccessibilityElement = true
        edited = ControlValue([clock.seconds(of: chosen)])
        _ = zoneObserver
        if let nib = coder.nib { takeDates(nib) }
    }

    // MARK: Mode and style

    /// The units that the picker chooses: a day and a time by default.
    open var datePickerMode: Mode = .dateAndTime {
        didSet {
            guard datePickerMode != oldValue else { return }
            styleChanged(from: height(of: oldValue, preferredDatePickerStyle))
        }
    }
    /// The style that the app prefers. If the mode does not support it, the picker has wheels.
    ///
    /// If the picker has the height that its former style prefers, it gets the size of the new style, so that a picker without
    /// constraints that replaces the keyboard is as high as its wheels. If the app has given it another height, the picker keeps
    /// that.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
        didSet { styleChanged(from: height(of: datePickerMode, oldValue)) }
    }
    /// The style of the picker. It is never ``UIDatePickerStyle/automatic``.
    open var datePickerStyle: UIDatePickerStyle { Self.style(of: datePickerMode, preferredDatePickerStyle) }

    private static func style(of mode: Mode, _ preferred: UIDatePickerStyle) -> UIDatePickerStyle {
        switch (mode, preferred) {
        case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels), (.time, .inline): .wheels
        case (_, .inline): .inline
        case (_, .compact), (_, .automatic): .compact
        }
    }

    /// Returns the height in points that the picker wants in a mode and a style.
    private func height(of mode: Mode, _ preferred: UIDatePickerStyle) -> CGFloat {
        switch Self.style(of: mode, preferred) {
        case .wheels: 216
        case .inline: mode == .dateAndTime ? 386 : 342
        default: compactSize.height
        }
    }

    private func styleChanged(from oldHeight: CGFloat) {
        if datePickerStyle == .wheels {
            let wheels = self.wheels ?? DateWheels()
            self.wheels = wheels
            if wheels.superview == nil { addSubview(wheels) }
            wheels.didChoose = { [weak self] seconds in self?.wheelsDidChoose(seconds) }
            wheels.isEnabled = isEnabled
            updateWheels(animated: false)
        } else {
            wheels?.removeFromSuperview()
            wheels = nil
            // The display makes a new control, which needs the present value.
            displayEntered()
        }
        lookChanged()
        let isFitted = translatesAutoresizingMaskIntoConstraints && bounds.height == oldHeight
        if isFitted, intrinsicContentSize.height != oldHeight { sizeToFit() }
    }

    private func lookChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsCommit()
    }

    private var wheels: DateWheels?
    /// The time in the description of the picker, in seconds on the local clock.
    private var statedToday: Double?

    // MARK: Calendar

    /// The language and region of texts, or nil for those of the user.
    open var locale: Locale? { didSet { calendarChanged() } }
    /// The calendar of texts and weeks. If it is set to nil, it is the user's calendar. If its months differ
    /// from the Gregorian ones, dates are written in the Gregorian calendar.
    open var calendar: Calendar! {
        get { ownCalendar ?? Calendar.current }
        set {
            ownCalendar = newValue
            calendarChanged()
        }
    }
    private var ownCalendar: Calendar?
    /// The time zone in which dates are read and written. If nil, it is that of ``calendar``, which by
    /// default is the user's.
    open var timeZone: TimeZone? { didSet { calendarChanged() } }

    /// The clock that converts dates to local times and texts.
    var clock: DateClock {
        let own = locale ?? .current
        var calendar: Calendar = self.calendar
        // Weeks begin on the same day as in the user's region.
        if ownCalendar == nil { calendar.locale = own }
        if let timeZone { calendar.timeZone = timeZone }
        return DateClock(calendar: calendar, locale: own)
    }

    /// The observer of changes of the user's time zone.
    private lazy var zoneObserver = NotificationObserver(NSNotification.Name.NSSystemTimeZoneDidChange) {
        [weak self] in self?.calendarChanged()
    }

    private func calendarChanged() {
        edited.set([clock.seconds(of: chosen)])
        updateWheels(animated: false)
        lookChanged()
    }

    // MARK: Date

    /// The chosen date; by default the moment at which the picker was created. Setting it sends no event.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }
    private var chosen = Date()

    /// Sets the date without an event, and with an animation if `animated` is true.
    open func setDate(_ date: Date, animated: Bool) {
        chosen = clock.date(of: nearest(clock.seconds(of: rounded(date)), to: date))
        if rounded(date) == date, isWithinRange(date) { chosen = date }
        guard edited.set([clock.seconds(of: chosen)], animated: animated) else { return }
        updateWheels(animated: animated)
        lookChanged()
    }

    /// The earliest date that can be chosen, or nil for no limit. If it is later than ``maximumDate``, both
    /// are ignored.
    open var minimumDate: Date? { didSet { rangeChanged() } }
    /// The latest date that can be chosen, or nil for no limit.
    open var maximumDate: Date? { didSet { rangeChanged() } }
    /// The interval between times in minutes, 1 by default. A value that does not divide 60, or is not in
    /// 1...30, becomes 1.
    open var minuteInterval: Int {
        get { interval }
        set {
            interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            rangeChanged()
        }
    }
    private var interval = 1
    /// A Boolean value that tells whether ``date`` is rounded to ``minuteInterval``; true by default.
    open var roundsToMinuteInterval = true { didSet { rangeChanged() } }

    /// The duration of a countdown in seconds, from 0 to less than 24 hours; 0 by default. It applies in the
    /// mode ``Mode-swift.enum/countDownTimer``.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            demand(
                newValue.isFinite, "UIDatePicker.countDownDuration is set to \(newValue); it must be finite.")
            duration = min(max(newValue, 0), 86_399)
            updateWheels(animated: false)
        }
    }
    private var duration: TimeInterval = 0

    private func rangeChanged() {
        setDate(chosen, animated: false)
        updateWheels(animated: false)
        setNeedsCommit()
    }

    private func rounded(_ date: Date) -> Date {
        guard interval > 1, roundsToMinuteInterval, datePickerMode != .date, datePickerMode != .yearAndMonth
        else { return date }
        let seconds = clock.seconds(of: date), step = Double(interval * 60)
        return clock.date(of: (seconds / step).rounded(.down) * step)
    }

    /// The limits of the range as local times in seconds, or nil for limits that do not apply.
    var range: (minimum: Double?, maximum: Double?) {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
        return (minimumDate.map(clock.seconds), maximumDate.map(clock.seconds))
    }

    private func isWithinRange(_ date: Date) -> Bool {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
        return date >= minimumDate ?? date && date <= maximumDate ?? date
    }

    private func nearest(_ seconds: Double, to date: Date) -> Double {
        let (minimum, maximum) = range
        return min(max(seconds, minimum ?? seconds), maximum ?? seconds)
    }

    var edited = ControlValue([0])

    // MARK: Wheels

    private func updateWheels(animated: Bool) {
        guard let wheels else { return }
        let isTimer = datePickerMode == .countDownTimer
        wheels.display(
            DateWheels.Content(
                mode: datePickerMode, clock: clock, minuteInterval: interval,
                minimum: isTimer ? nil : range.minimum, maximum: isTimer ? nil : range.maximum,
                seconds: isTimer ? duration : clock.seconds(of: chosen)),
            animated: animated)
    }

    private func wheelsDidChoose(_ seconds: Double) {
        if datePickerMode == .countDownTimer {
            duration = max(seconds, Double(interval * 60))
        } else {
            take(seconds)
        }
        // A time that cannot be chosen goes back to the nearest one that can.
        updateWheels(animated: true)
        sendValueChanged()
    }

    private func take(_ seconds: Double) {
        chosen = clock.date(of: nearest(seconds, to: chosen))
        edited.set([clock.seconds(of: chosen)])
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        guard datePickerStyle != .compact else { return compactSize }
        return CGSize(width: 320, height: height(of: datePickerMode, preferredDatePickerStyle))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The font for the user's text size. A calendar month has no room for the accessibility sizes.
    private var font: UIFont {
        guard datePickerStyle == .inline else {
            return .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        }
        let size = min(traitCollection.preferredContentSizeCategory, .extraExtraExtraLarge)
        return .preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: size))
    }

    /// The font in which the texts of a compact picker fit into its width.
    private var fittedFont: UIFont {
        let missing = compactSize.width - bounds.width
        guard datePickerStyle == .compact, bounds.width > 0, missing > 0 else { return font }
        let texts = textWidths.reduce(0, +)
        return font.withSize(font.pointSize * max((texts - missing) / texts, 0.3))
    }

    private var textWidths: [CGFloat] {
        texts.map { ($0 as NSString).size(withAttributes: [.font: font]).width.rounded(.up) }
    }

    private var compactSize: CGSize {
        let widths = textWidths
        return CGSize(
            width: widths.reduce(0) { $0 + $1 + 24 } + CGFloat(max(widths.count - 1, 0)) * 6,
            height: max(34, (font.lineHeight + 12).rounded(.up)))
    }

    /// The texts of a compact picker: the day, the time, or both.
    var texts: [String] {
        let shown = Date(timeIntervalSince1970: edited.values[0])
        let (day, time) = (clock.formatter(), clock.formatter())
        day.dateStyle = .medium
        time.timeStyle = .short
        switch datePickerMode {
        case .time: return [time.string(from: shown)]
        case .date: return [day.string(from: shown)]
        default: return [day.string(from: shown), time.string(from: shown)]
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels?.frame = bounds
        if datePickerStyle == .compact { setNeedsCommit() }
    }

    open override var isEnabled: Bool {
        didSet {
            wheels?.isEnabled = isEnabled
            setNeedsCommit()
        }
    }

    // MARK: Display

    func possible(_ values: [Double]) -> [Double] {
        // The display does not draw wheels as a control, so changes that it reports then are ignored.
        datePickerStyle == .wheels ? edited.values : [nearest(values[0], to: chosen)]
    }

    func userDidChange(isOngoing: Bool) {
        let seconds = edited.values[0]
        chosen = clock.date(of: seconds)
        invalidateIntrinsicContentSize()
        sendValueChanged()
    }

    func controlKind(for traits: UITraitCollection) -> ControlContent.Kind { .date(dateContent(traits)) }

    private func dateContent(_ traits: UITraitCollection) -> DateContent {
        let clock = clock
        var content = DateContent(
            style: datePickerStyle == .inline ? .inline : .compact,
            locale: clock.locale.identifier(.bcp47), firstWeekday: clock.firstWeekday,
            text: TextStyle(font: fittedFont.descriptor, color: displayColor(.label, traits)),
            tint: displayColor(tintColor, traits),
            secondary: displayColor(.tertiaryLabel, traits),
            unavailable: displayColor(.quaternaryLabel, traits),
            field: displayColor(.tertiarySystemFill, traits), today: clock.seconds(of: Date()).rounded(.down),
            previousLabel: SystemWord.previousMonth.text, nextLabel: SystemWord.nextMonth.text,
            timeLabel: SystemWord.time.text)
        // The old time stays until the day changes, since an update each second would cost a message each.
        if let statedToday, Int(content.today / 86_400) == Int(statedToday / 86_400) {
            content.today = statedToday
        } else {
            statedToday = content.today
        }
        if datePickerMode != .time { content.hasDay = true }
        if datePickerMode != .date { content.hasTime = true }
        (content.minimum, content.maximum) = range
        if interval > 1 { content.minuteInterval = interval }
        content.calendar = clock.calendarName
        if clock.hasTwelveHours { content.hasTwelveHours = true }
        return content
    }

    override func displayEntered() {
        edited.statePresent()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        guard datePickerStyle == .wheels else { return describeControl(in: &properties, context: context) }
        properties.toolTip = toolTip
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsCommit()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        lookChanged()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        setNeedsCommit()
    }

    open override func accessibilityActivate() -> Bool { false }
}
