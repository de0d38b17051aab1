import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// A calendar from which days are chosen (UICalendarView; the speech is device experience).
@Suite(.serialized) @MainActor struct CalendarTests {
    private final class Booking: UIViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
        let calendarView = UICalendarView(frame: CGRect(x: 0, y: 100, width: 402, height: 320))
        var chosen: [Int?] = []
        var turned = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Booking"
            calendarView.calendar = Calendar(identifier: .gregorian)
            calendarView.locale = Locale(identifier: "en_US")
            calendarView.delegate = self
            calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
            calendarView.visibleDateComponents = DateComponents(year: 2025, month: 11)
            view.addSubview(calendarView)
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) { chosen.append(dateComponents?.day) }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 3 }
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            guard dateComponents.day == 5 else { return nil }
            return .customView {
                let label = UILabel()
                label.text = "Full moon"
                return label
            }
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { turned += 1 }
    }

    @Test func `days are buttons with their full date, of which one is chosen`() throws {
        let booking = Booking()
        try reading(UINavigationController(rootViewController: booking)) { reader, _ in
            #expect(reader.labels.prefix(4) == ["Booking", "November 2025", "Previous Month", "Next Month"])
            #expect(reader.labels.count == 4 + 30)
            try reader.choose("Tuesday, November 4, 2025")
            #expect(booking.chosen == [4])
            #expect(reader.focusedElement?.traits.contains(.selected) == true)
            reader.previous()
            #expect(reader.focusedElement?.traits.contains(.notEnabled) == true)
            reader.next()
            reader.next()
            #expect(reader.focusedElement?.value?.string == "Full moon")
            try reader.choose("Next Month")
            #expect(booking.turned == 1 && reader.labels.contains("December 2025"))
            #expect(reader.labels.contains("Monday, December 1, 2025"))
        }
    }

    @Test func `several dates are chosen and deselected, and days out of range are dimmed`() throws {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 400, height: 320))
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        let selection = UICalendarSelectionMultiDate(delegate: nil)
        view.selectionBehavior = selection
        view.setVisibleDateComponents(DateComponents(year: 2025, month: 2), animated: false)
        let start = try #require(view.calendar.date(from: DateComponents(year: 2025, month: 2, day: 10)))
        view.availableDateRange = DateInterval(start: start, duration: 5 * 86_400)
        let controller = UIViewController()
        controller.view.addSubview(view)
        try reading(controller) { reader, _ in
            try reader.choose("Monday, February 10, 2025")
            try reader.choose("Wednesday, February 12, 2025")
            #expect(selection.selectedDates.compactMap(\.day) == [10, 12])
            try reader.choose("Monday, February 10, 2025")
            #expect(selection.selectedDates.compactMap(\.day) == [12])
            try reader.choose("Saturday, February 1, 2025")
            #expect(selection.selectedDates.count == 1)
            #expect(reader.focusedElement?.traits.contains(.notEnabled) == true)
        }
    }
}
