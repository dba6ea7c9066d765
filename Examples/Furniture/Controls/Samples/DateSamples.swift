import UIKit

/// Samples of date pickers of each style and mode. Their date is 3 March 2026, 9:41, in the device's time zone.
@MainActor
enum DateSamples {
    static func compact() -> [UIView] {
        [
            picker(.compact, .date).named("Day"), picker(.compact, .time).named("Time"),
            picker(.compact, .dateAndTime).named("Day and time"),
            picker(.compact, .date).disabled().named("Disabled day"),
        ]
    }

    static func inline() -> [UIView] {
        let limited = picker(.inline, .date)
        limited.minimumDate = moment.addingTimeInterval(-2 * 86400)
        limited.maximumDate = moment.addingTimeInterval(20 * 86400)
        return [limited.named("Delivery"), picker(.inline, .dateAndTime).named("Delivery with time")]
    }

    static func wheels() -> [UIView] {
        let minutes = picker(.wheels, .countDownTimer)
        minutes.countDownDuration = 45 * 60
        let quarters = picker(.wheels, .time)
        quarters.minuteInterval = 15
        return [
            picker(.wheels, .date).named("Day on wheels"), quarters.named("Time on wheels"),
            picker(.wheels, .dateAndTime).named("Day and time on wheels"),
            picker(.wheels, .yearAndMonth).named("Month on wheels"), minutes.named("Drying time"),
        ]
    }

    static func calendars() -> [UIView] {
        let calendar = UICalendarView()
        calendar.calendar = .current
        calendar.visibleDateComponents = DateComponents(year: 2026, month: 3)
        calendar.delegate = deliveries
        let selection = UICalendarSelectionSingleDate(delegate: deliveries)
        selection.selectedDate = DateComponents(year: 2026, month: 3, day: 3)
        calendar.selectionBehavior = selection
        return [calendar.named("Deliveries")]
    }

    private static let deliveries = DeliveryDays()

    private static let moment =
        DateComponents(calendar: .current, year: 2026, month: 3, day: 3, hour: 9, minute: 41).date ?? .now

    private static func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = moment
        return picker
    }
}

/// Marks the days of March 2026 on which furniture is delivered.
@MainActor
private final class DeliveryDays: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        guard dateComponents.year == 2026, dateComponents.month == 3 else { return nil }
        return switch dateComponents.day {
        case 5, 12, 19, 26: .default(color: .systemOrange)
        case 10: .image(UIImage(systemName: "star.fill"), color: .systemYellow, size: .large)
        default: nil
        }
    }

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}
}
