extension UIDatePicker {
    /// The modes of a date picker, with UIKit's raw values.
    public enum Mode: Int, Sendable {
        /// The time of day.
        case time = 0
        /// Shows the date.
        case date = 1
        /// Shows the date and the time.
        case dateAndTime = 2
        /// Shows a duration.
        case countDownTimer = 3
        /// The month (iOS 17.4).
        case yearAndMonth = 4
    }
}

/// The styles of a date picker, with UIKit's raw values.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that suits the mode.
    case automatic = 0
    /// Wheels side by side.
    case wheels = 1
    /// A button with the date and one with the time.
    case compact = 2
    /// A calendar and the time.
    case inline = 3
}

/// The parts of a date that a date picker shows as elements.
enum DatePart: Hashable {
    case month, dayOfMonth, year
    case day
    case hour, minute, halfOfDay
    case hours, minutes
    /// A whole day or time, in a style without wheels.
    case wholeDate, wholeTime
}
