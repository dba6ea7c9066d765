import Foundation

/// The wheels of a date picker: a picker view whose rows are days, months, hours and similar units.
@MainActor
final class DateWheels: UIView {
    /// The content that the wheels display. Times are local times of ``DateClock`` in seconds, or the seconds
    /// of a countdown.
    struct Content: Equatable {
        var mode: UIDatePicker.Mode
        var clock: DateClock
        var minuteInterval: Int
        var minimum: Double?
        var maximum: Double?
        var seconds: Double
    }

    /// The unit that a wheel chooses.
    enum Wheel: Equatable {
        /// A day, counted from the beginning of 1970.
        case date
        case day, month, year
        case hour, minute, period
        case hours
    }

    /// The closure that runs when the user has chosen a time. Its argument is the time in seconds.
    var didChoose: (Double) -> Void = { _ in }
    var isEnabled = true { didSet { picker.isEnabled = isEnabled } }

    private let picker = UIPickerView()
    private var content: Content?
    private var wheels: [Wheel] = []
    private var formatters: [Wheel: DateFormatter] = [:]

    /// The number of times that a wheel of hours or minutes repeats its rows, so that it seems endless.
    private static let rounds = 100
    /// The number of days on either side of the beginning of 1970 on the wheel of days.
    private static let reach = 200_000
    private static let years = 9_999

    override init(frame: CGRect) {
        super.init(frame: frame)
        picker.dataSource = self
        picker.delegate = self
        addSubview(picker)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
    }

    // MARK: Displaying

    /// Turns the wheels to the time in `new`.
    func display(_ new: Content, animated: Bool) {
        let old = content
        content = new
        if old?.mode != new.mode || old?.clock != new.clock || old?.minuteInterval != new.minuteInterval {
            wheels = Self.wheels(of: new)
            formatters = [:]
            picker.reloadAllComponents()
        } else if old != new {
            picker.refreshRows()
        }
        for (component, wheel) in wheels.enumerated() {
            let row = row(of: wheel, near: picker.selectedRow(inComponent: component))
            if row != picker.selectedRow(inComponent: component) || old == nil {
                picker.selectRow(row, inComponent: component, animated: animated)
            }
        }
    }

    private static func wheels(of content: Content) -> [Wheel] {
        let clock = content.clock
        func date(_ template: String) -> [Wheel] {
            clock.order(of: template).compactMap { letter in
                switch letter {
                case "d": .day
                case "M", "L": .month
                case "y", "u", "r": .year
                default: nil
                }
            }
        }
        let time: [Wheel]
        if clock.hasTwelveHours {
            time =
                clock.order(of: "jm").first == "a" ? [.period, .hour, .minute] : [.hour, .minute, .period]
        } else {
            time = [.hour, .minute]
        }
        switch content.mode {
        case .time: return time
        case .date: return date("yMMMMd")
        case .dateAndTime: return [.date] + time
        case .countDownTimer: return [.hours, .minute]
        case .yearAndMonth: return date("yMMMM")
        }
    }

    private var minutes: Int { 60 / (content?.minuteInterval ?? 1) }

    private func count(of wheel: Wheel) -> Int {
        switch wheel {
        case .date: 2 * Self.reach
        case .day: 31
        case .month: 12
        case .year: Self.years
        case .hour: 24 * Self.rounds
        case .minute: minutes * Self.rounds
        case .period: 2
        case .hours: 24
        }
    }

    /// Returns the parts of a local time.
    private func parts(_ seconds: Double) -> (year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        let parts = DateClock.plain.dateComponents(
            [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSince1970: seconds))
        return (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1, parts.hour ?? 0, parts.minute ?? 0)
    }

    /// Returns the row of a wheel that displays the chosen time. If rows repeat, it is the one nearest to
    /// `present`.
    private func row(of wheel: Wheel, near present: Int) -> Int {
        guard let content else { return 0 }
        let parts = parts(content.seconds)
        func repeated(_ value: Int, of count: Int) -> Int {
            // If nothing was chosen yet, the row lies in the middle.
            let around = present < count ? count * Self.rounds / 2 : present
            let base = around - around % count + value
            let all = [base - count, base, base + count].filter { (0..<count * Self.rounds).contains($0) }
            return all.min { abs($0 - around) < abs($1 - around) } ?? value
        }
        switch wheel {
        case .date:
            let day = (content.seconds / 86_400).rounded(.down) + Double(Self.reach)
            return Int(min(max(day, 0), Double(2 * Self.reach - 1)))
        case .day: return parts.day - 1
        case .month: return parts.month - 1
        case .year: return min(max(parts.year - 1, 0), Self.years - 1)
        case .hour: return repeated(parts.hour, of: 24)
        case .minute: return repeated(parts.minute / content.minuteInterval, of: minutes)
        case .period: return parts.hour < 12 ? 0 : 1
        case .hours: return Int(content.seconds / 3600)
        }
    }

    // MARK: Choosing

    /// Returns the time in seconds that results from choosing a row of a wheel.
    private func seconds(choosing row: Int, of wheel: Wheel) -> Double {
        guard let content else { return 0 }
        var parts = parts(content.seconds)
        switch wheel {
        case .hours: return Double(row * 3600 + parts.minute * 60)
        case .date:
            let time = content.seconds - (content.seconds / 86_400).rounded(.down) * 86_400
            return Double(row - Self.reach) * 86_400 + time
        case .day: parts.day = row + 1
        case .month: parts.month = row + 1
        case .year: parts.year = row + 1
        case .hour: parts.hour = row % 24
        case .minute: parts.minute = row % minutes * content.minuteInterval
        case .period: parts.hour = parts.hour % 12 + (row == 1 ? 12 : 0)
        }
        if content.mode == .countDownTimer { return Double(parts.hour * 3600 + parts.minute * 60) }
        let isTime = wheel == .hour || wheel == .minute || wheel == .period
        // In a shorter month the last day is chosen. A newly chosen time has no seconds.
        let past = content.seconds - (content.seconds / 60).rounded(.down) * 60
        let day = min(parts.day, Self.days(inMonth: parts.month, of: parts.year))
        let date = DateClock.plain.date(
            from: DateComponents(
                year: parts.year, month: parts.month, day: day, hour: parts.hour, minute: parts.minute))
        return (date?.timeIntervalSince1970 ?? content.seconds) + (isTime ? 0 : past)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    // MARK: Texts

    private static let templates: [Wheel: String] = [
        .date: "MMMEd", .day: "d", .month: "LLLL", .year: "y", .hour: "j", .minute: "mm", .period: "a",
    ]

    private func text(ofRow row: Int, of wheel: Wheel) -> String {
        guard let content else { return "" }
        switch wheel {
        case .hours: return "\(content.clock.digits(of: row)) \(SystemWord.hours.text)"
        case .minute where content.mode == .countDownTimer:
            let minute = row % minutes * content.minuteInterval
            return "\(content.clock.digits(of: minute)) \(SystemWord.minutes.text)"
        case .minute: return content.clock.digits(of: row % minutes * content.minuteInterval, atLeast: 2)
        case .hour:
            let hour = row % 24
            return content.clock.digits(of: content.clock.hasTwelveHours ? (hour + 11) % 12 + 1 : hour)
        case .date where row - Self.reach == Int((content.clock.seconds(of: Date()) / 86_400).rounded(.down)):
            return SystemWord.today.text
        default: break
        }
        let date: Date
        switch wheel {
        case .date: date = Date(timeIntervalSince1970: Double(row - Self.reach) * 86_400)
        case .day: date = Date(timeIntervalSince1970: Double(row) * 86_400)
        case .month: date = Date(timeIntervalSince1970: Double(row) * 31 * 86_400)
        case .period: date = Date(timeIntervalSince1970: row == 0 ? 0 : 43_200)
        default:
            let last = DateComponents(year: row + 1, month: 12, day: 31)
            date = DateClock.plain.date(from: last) ?? Date(timeIntervalSince1970: 0)
        }
        return formatter(wheel, content.clock).string(from: date)
    }

    private func formatter(_ wheel: Wheel, _ clock: DateClock) -> DateFormatter {
        if let known = formatters[wheel] { return known }
        // Years of calendars with eras are written with their era.
        let template = wheel == .year && clock.calendarName != nil ? "Gy" : Self.templates[wheel] ?? ""
        let new: DateFormatter
        if wheel == .period {
            new = clock.formatter()
            new.dateFormat = "a"
        } else {
            new = clock.formatter(template: template)
        }
        formatters[wheel] = new
        return new
    }

    /// Returns true if no time that a row stands for can be chosen.
    private func isUnavailable(_ row: Int, of wheel: Wheel) -> Bool {
        guard let content else { return false }
        let now = parts(content.seconds)
        if wheel == .day, row >= Self.days(inMonth: now.month, of: now.year) { return true }
        guard content.minimum != nil || content.maximum != nil else { return false }
        let (first, length) = span(of: row, of: wheel)
        if let minimum = content.minimum, first + length <= minimum { return true }
        if let maximum = content.maximum, first > maximum { return true }
        return false
    }

    /// Returns the first time that a row stands for together with the other wheels, and the length of its
    /// time span, both in seconds.
    private func span(of row: Int, of wheel: Wheel) -> (first: Double, length: Double) {
        let chosen = seconds(choosing: row, of: wheel)
        func floor(_ unit: Double) -> Double { (chosen / unit).rounded(.down) * unit }
        let parts = parts(chosen)
        func start(_ month: Int) -> Double {
            DateClock.plain.date(from: DateComponents(year: parts.year, month: month, day: 1))?
                .timeIntervalSince1970 ?? chosen
        }
        switch wheel {
        case .date, .day: return (floor(86_400), 86_400)
        case .month:
            return (start(parts.month), Double(Self.days(inMonth: parts.month, of: parts.year)) * 86_400)
        case .year: return (start(1), start(12) + 31 * 86_400 - start(1))
        case .hour: return (floor(3600), 3600)
        case .period: return (floor(43_200), 43_200)
        case .minute, .hours: return (floor(60), Double(60 * (content?.minuteInterval ?? 1)))
        }
    }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count(of: wheels[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        func weight(_ wheel: Wheel) -> CGFloat {
            switch wheel {
            case .date, .month: 2.2
            case .year, .hours: 1.3
            default: 1
            }
        }
        let total = wheels.reduce(0) { $0 + weight($1) }
        let free = max(0, pickerView.bounds.width - 18 - CGFloat(wheels.count - 1) * 5)
        return total > 0 ? free * weight(wheels[component]) / total : 0
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        let wheel = wheels[component]
        let color: UIColor = isUnavailable(row, of: wheel) ? .tertiaryLabel : .label
        return NSAttributedString(string: text(ofRow: row, of: wheel), attributes: [.foregroundColor: color])
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        didChoose(seconds(choosing: row, of: wheels[component]))
    }
}
