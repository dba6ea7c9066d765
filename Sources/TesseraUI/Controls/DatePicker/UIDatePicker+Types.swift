/// The styles of a date picker.
/// See Apple's [UIDatePickerStyle](https://developer.apple.com/documentation/uikit/uidatepickerstyle).
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that suits the mode.
    case automatic = 0
    /// The picker has wheels.
    case wheels = 1
    /// The picker has texts, each of which opens another picker.
    case compact = 2
    /// The picker displays a calendar month.
    case inline = 3
}

extension UIDatePicker {
    /// The units that a date picker chooses.
    /// See Apple's [UIDatePicker.Mode](https://developer.apple.com/documentation/uikit/uidatepicker/mode).
    public enum Mode: Int, Sendable {
        /// The user chooses a time of day.
        case time = 0
        /// The user chooses a day.
        case date = 1
        /// The user chooses a day and a time.
        case dateAndTime = 2
        /// The user chooses a duration of hours and minutes.
        case countDownTimer = 3
        /// The user chooses a month of a year.
        case yearAndMonth = 4269
    }
}
