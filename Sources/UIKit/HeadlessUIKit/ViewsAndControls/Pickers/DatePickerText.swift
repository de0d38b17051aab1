import Foundation
import Words

/// The texts of the parts of a date picker, the same on every machine.
struct DatePickerText {
    var calendar: Calendar
    var uses24Hours: Bool
    var words: InterfaceWords

    private static let months: [InterfaceKey] = [
        .january, .february, .march, .april, .may, .june, .july, .august, .september, .october, .november, .december,
    ]
    private static let weekdays: [InterfaceKey] = [
        .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]

    private func number(_ component: Calendar.Component, _ date: Date) -> Int {
        calendar.component(component, from: date)
    }

    private func text(_ component: Calendar.Component, _ date: Date) -> String {
        words.text(of: number(component, date))
    }

    // Months of calendars other than the Gregorian have no name here.
    private func month(_ date: Date) -> String {
        let month = number(.month, date)
        let isGregorian = calendar.identifier == .gregorian || calendar.identifier == .iso8601
        return isGregorian && (1...12).contains(month) ? words[Self.months[month - 1]] : words[.monthNumber, month]
    }

    private func weekday(_ date: Date) -> String { words[Self.weekdays[(number(.weekday, date) + 6) % 7]] }

    private func twelve(_ hour: Int) -> Int { hour % 12 == 0 ? 12 : hour % 12 }

    /// Returns the time of day, such as "9:41 AM" or "21:05".
    func time(_ date: Date) -> String {
        let (hour, minute) = (number(.hour, date), number(.minute, date))
        let minutes = (minute < 10 ? words.text(of: 0) : "") + words.text(of: minute)
        if uses24Hours { return "\(words.text(of: hour)):\(minutes)" }
        return words[hour < 12 ? .timeBeforeNoon : .timeAfterNoon, "\(words.text(of: twelve(hour))):\(minutes)"]
    }

    /// Returns the text of a part of a date; `duration` is the length of time in seconds that a timer shows.
    func text(_ part: DatePart, _ date: Date, duration: TimeInterval) -> String {
        let minutes = Int(min(max(duration, 0), 86_400)) / 60
        switch part {
        case .month: return month(date)
        case .dayOfMonth: return text(.day, date)
        case .year: return text(.year, date)
        case .day: return words[.dayOfWeek, weekday(date), month(date), text(.day, date)]
        case .hour:
            let hour = number(.hour, date)
            return uses24Hours ? words[.hourOf24, hour] : words[.hourOf12, twelve(hour)]
        case .minute: return words[.minutes, number(.minute, date)]
        case .halfOfDay: return words[number(.hour, date) < 12 ? .am : .pm]
        case .hours: return words[.hours, minutes / 60]
        case .minutes: return words[.minutes, minutes % 60]
        case .wholeDate: return words[.date, month(date), text(.day, date), text(.year, date)]
        case .wholeTime: return time(date)
        }
    }
}
