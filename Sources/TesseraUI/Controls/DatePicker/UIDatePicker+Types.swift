/// How a date picker looks.
/// See Apple's [UIDatePickerStyle](https://developer.apple.com/documentation/uikit/uidatepickerstyle).
public enum UIDatePickerStyle: Int, Sendable {
    /// What suits the mode.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Texts, each of which opens a picker.
    case compact = 2
    /// A month of days.
    case inline = 3
}

extension UIDatePicker {
    /// What a date picker chooses.
    /// See Apple's [UIDatePicker.Mode](https://developer.apple.com/documentation/uikit/uidatepicker/mode).
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// Hours and minutes.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4269
    }
}
