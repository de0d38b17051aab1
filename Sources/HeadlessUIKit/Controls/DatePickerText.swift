import Foundation

/// What the parts of a date picker say: English, the same on every machine.
struct DatePickerText {
    var calendar: Calendar
    var uses24Hours: Bool

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

    private func number(_ component: Calendar.Component, _ date: Date) -> Int {
        calendar.component(component, from: date)
    }

    // Calendars other than the Gregorian have months without an English name here.
    private func month(_ date: Date) -> String {
        let month = number(.month, date)
        let isGregorian = calendar.identifier == .gregorian || calendar.identifier == .iso8601
        return isGregorian && (1...12).contains(month) ? Self.months[month - 1] : "Month \(month)"
    }

    private func weekday(_ date: Date) -> String { Self.weekdays[(number(.weekday, date) + 6) % 7] }

    private static func counted(_ count: Int, _ unit: String) -> String { "\(count) \(unit)\(count == 1 ? "" : "s")" }

    private func twelve(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

    /// The time of day, such as "9:41 AM" or "21:05".
    func time(_ date: Date) -> String {
        let (hour, minute) = (number(.hour, date), number(.minute, date))
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        return uses24Hours ? "\(hour):\(minutes)" : "\(twelve(hour)):\(minutes) \(hour < 12 ? "AM" : "PM")"
    }

    /// What a part of a date says; `duration` is the length of time in seconds that a timer shows.
    func text(_ part: DatePart, _ date: Date, duration: TimeInterval) -> String {
        let minutes = Int(min(max(duration, 0), 86_400)) / 60
        switch part {
        case .month: return month(date)
        case .dayOfMonth: return "\(number(.day, date))"
        case .year: return "\(number(.year, date))"
        case .day: return "\(weekday(date)), \(month(date)) \(number(.day, date))"
        case .hour: return uses24Hours ? "\(number(.hour, date))" : "\(twelve(number(.hour, date))) o’clock"
        case .minute: return Self.counted(number(.minute, date), "minute")
        case .halfOfDay: return number(.hour, date) < 12 ? "AM" : "PM"
        case .hours: return Self.counted(minutes / 60, "hour")
        case .minutes: return Self.counted(minutes % 60, "minute")
        case .wholeDate: return "\(month(date)) \(number(.day, date)), \(number(.year, date))"
        case .wholeTime: return time(date)
        }
    }
}
