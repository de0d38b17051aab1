import Foundation

/// Moves one part of a date, as turning a wheel does: a wheel that wraps around doesn't change the others.
struct DateTurn {
    var calendar: Calendar
    var minuteInterval: Int

    /// Returns the date after a part has moved by steps, or nil where the calendar has none.
    func date(_ date: Date, _ part: DatePart, by offset: Int) -> Date? {
        switch part {
        case .day, .wholeDate: return calendar.date(byAdding: .day, value: offset, to: date)
        case .year: return calendar.date(byAdding: .year, value: offset, to: date)
        case .month: return round(.month, in: .year, date, by: offset)
        case .dayOfMonth: return round(.day, in: .month, date, by: offset)
        case .hour: return round(.hour, in: .day, date, by: offset)
        case .minute: return roundMinutes(date, by: offset)
        case .halfOfDay: return turnHalf(date, by: offset)
        case .wholeTime: return calendar.date(byAdding: .minute, value: offset * minuteInterval, to: date)
        case .hours, .minutes: return nil
        }
    }

    private func round(
        _ component: Calendar.Component, in larger: Calendar.Component, _ date: Date, by offset: Int
    ) -> Date? {
        guard let range = calendar.range(of: component, in: larger, for: date), !range.isEmpty else { return nil }
        let old = calendar.component(component, from: date)
        let steps = (old - range.lowerBound + offset) % range.count
        let new = range.lowerBound + (steps + range.count) % range.count
        return calendar.date(byAdding: component, value: new - old, to: date)
    }

    private func roundMinutes(_ date: Date, by offset: Int) -> Date? {
        let old = calendar.component(.minute, from: date)
        // A time between two steps goes to the next one in that direction.
        let step = minuteInterval
        let rest = old % step
        let base = rest == 0 ? old : offset > 0 ? old - rest : old - rest + step
        let new = ((base + offset * step) % 60 + 60) % 60
        return calendar.date(byAdding: .minute, value: new - old, to: date)
    }

    private func turnHalf(_ date: Date, by offset: Int) -> Date? {
        let isMorning = calendar.component(.hour, from: date) < 12
        guard isMorning == (offset > 0) else { return date }
        return calendar.date(byAdding: .hour, value: isMorning ? 12 : -12, to: date)
    }
}
