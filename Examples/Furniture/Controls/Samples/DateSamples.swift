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
