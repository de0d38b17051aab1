import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Pickers and date pickers: the announcements of their wheels, and their callbacks.
@MainActor struct PickerTests {
    private final class Content: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
        var titles = [["Red", "Green", "Blue"], ["Small", "Large"]]
        var log: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { titles.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            titles[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            titles[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("\(component): \(row)")
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            component == 0 ? "Colour" : nil
        }
    }

    private func picker(_ content: Content) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        picker.dataSource = content
        picker.delegate = content
        picker.layoutIfNeeded()
        return picker
    }

    private func names(_ view: UIView) -> [String] {
        AccessibilityTraits(rawValue: view.accessibilityTraits.rawValue).names
    }

    @Test func `each wheel is an element that speaks its row`() {
        let content = Content()
        let picker = picker(content)
        #expect(!picker.isAccessibilityElement)
        #expect(picker.subviews.map(\.accessibilityValue) == ["Red", "Small"])
        #expect(picker.subviews.map(\.accessibilityLabel) == ["Colour", nil])
        #expect(picker.subviews.map { names($0) } == [["adjustable"], ["adjustable"]])
        #expect(picker.subviews.map(\.frame.minX) == [0, 150])
    }

    @Test func `turning a wheel notifies the delegate until the last row`() {
        let content = Content()
        let picker = picker(content)
        let wheel = picker.subviews[0]
        for _ in 0..<3 { wheel.accessibilityIncrement() }
        wheel.accessibilityDecrement()
        #expect(content.log == ["0: 1", "0: 2", "0: 1"])
        #expect(wheel.accessibilityValue == "Green")
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 1)
        #expect(content.log.count == 3)
    }

    @Test func `a reload keeps chosen rows that still exist`() {
        let content = Content()
        let picker = picker(content)
        picker.selectRow(2, inComponent: 0, animated: false)
        content.titles[0] = ["One", "Two"]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        content.titles = [[]]
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        #expect(picker.subviews.count == 1)
        #expect(picker.selectedRow(inComponent: 0) == -1)
        #expect(picker.subviews[0].accessibilityValue == nil)
    }

    // MARK: Dates

    // Friday, 31 January 2025, 23:59.
    private let evening = Date(timeIntervalSince1970: 1_738_367_940)

    private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = evening
        return picker
    }

    @Test(arguments: [
        (UIDatePicker.Mode.date, UIDatePickerStyle.wheels, ["January", "31", "2025"]),
        (.time, .wheels, ["11 o’clock", "59 minutes", "PM"]),
        (.dateAndTime, .wheels, ["Friday, January 31", "11 o’clock", "59 minutes", "PM"]),
        (.yearAndMonth, .automatic, ["January", "2025"]),
        (.countDownTimer, .compact, ["0 hours", "0 minutes"]),
        (.date, .automatic, ["January 31, 2025"]),
        (.dateAndTime, .compact, ["January 31, 2025", "11:59 PM"]),
        (.time, .inline, ["11:59 PM"]),
    ])
    func `a date picker speaks its parts`(mode: UIDatePicker.Mode, style: UIDatePickerStyle, values: [String]) {
        let picker = datePicker(mode, style)
        #expect(picker.subviews.map(\.accessibilityValue) == values)
        #expect(picker.subviews.allSatisfy { names($0).contains("adjustable") })
        #expect(picker.subviews.allSatisfy { names($0).contains("button") == (picker.datePickerStyle == .compact) })
    }

    @Test func `what a new date picker shows is the same on every machine, unless the clock is set`() {
        let loop = MainLoop.main
        let (clock, fixed) = (loop.clock, loop.fixedWallClock)
        defer { (loop.clock, loop.fixedWallClock) = (clock, fixed) }
        func spoken(_ zone: TimeZone? = nil) -> [String?] {
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            if let zone { picker.timeZone = zone }
            picker.calendar = nil
            return picker.subviews.map(\.accessibilityValue)
        }
        loop.clock = .virtual
        loop.fixedWallClock = nil
        #expect(spoken() == ["January 1, 2024", "9:41 AM"])
        #expect(spoken(TimeZone(secondsFromGMT: 3600)) == ["January 1, 2024", "10:41 AM"])
        loop.fixedWallClock = WallClock(date: evening, timeZone: TimeZone(secondsFromGMT: 7200) ?? .gmt)
        #expect(spoken() == ["February 1, 2025", "1:59 AM"])
        loop.fixedWallClock = nil
        loop.clock = .real
        #expect(abs(UIDatePicker(frame: .zero).date.timeIntervalSinceNow) < 60)
        #expect(UIDatePicker(frame: .zero).calendar.timeZone == .current)
    }

    @Test func `regions with 24 hours have no halves of the day`() {
        let picker = datePicker(.time, .wheels)
        picker.locale = Locale(identifier: "de_DE")
        #expect(picker.subviews.map(\.accessibilityValue) == ["23 Uhr", "59 Minuten"])
        picker.preferredDatePickerStyle = .compact
        #expect(picker.subviews.map(\.accessibilityValue) == ["23:59"])
    }

    @Test(arguments: [
        (0, 1, "February 28, 2025 11:59 PM"), (0, -1, "December 31, 2025 11:59 PM"),
        (1, 1, "January 1, 2025 11:59 PM"), (2, -1, "January 31, 2024 11:59 PM"),
    ])
    func `a wheel of a date goes round alone`(wheel: Int, offset: Int, result: String) {
        let picker = datePicker(.date, .wheels)
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        if offset > 0 {
            picker.subviews[wheel].accessibilityIncrement()
        } else {
            picker.subviews[wheel].accessibilityDecrement()
        }
        #expect(picker.text(.wholeDate) + " " + picker.text(.wholeTime) == result)
        #expect(changes == 1)
    }

    @Test func `the wheels of a time go round, in steps of the interval`() {
        let picker = datePicker(.time, .wheels)
        picker.minuteInterval = 15
        picker.subviews[1].accessibilityIncrement()
        #expect(picker.text(.wholeTime) == "11:00 PM")
        picker.subviews[0].accessibilityIncrement()
        #expect(picker.text(.wholeTime) == "12:00 AM")
        picker.subviews[2].accessibilityIncrement()
        picker.subviews[2].accessibilityIncrement()
        #expect(picker.text(.wholeTime) == "12:00 PM")
        #expect(picker.text(.wholeDate) == "January 31, 2025")
    }

    @Test func `limits clamp the date, and then no change is reported`() {
        let picker = datePicker(.date, .compact)
        picker.maximumDate = evening
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        picker.subviews[0].accessibilityIncrement()
        #expect(changes == 0)
        picker.minimumDate = evening.addingTimeInterval(-3600)
        picker.subviews[0].accessibilityDecrement()
        #expect(picker.date == evening.addingTimeInterval(-3600))
        #expect(changes == 1)
        picker.isEnabled = false
        picker.subviews[0].accessibilityIncrement()
        #expect(changes == 1)
        #expect(names(picker.subviews[0]).contains("notEnabled"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `a date that no calendar has is not taken`(seconds: Double) {
        let picker = datePicker(.dateAndTime, .wheels)
        picker.date = Date(timeIntervalSinceReferenceDate: seconds)
        #expect((Date.distantPast...Date.distantFuture).contains(picker.date))
        picker.countDownDuration = seconds
        #expect((0...86_340).contains(picker.countDownDuration))
        for part in picker.subviews { part.accessibilityIncrement() }
        #expect((Date.distantPast...Date.distantFuture).contains(picker.date))
    }

    @Test func `a timer chooses hours and minutes`() {
        let picker = datePicker(.countDownTimer, .automatic)
        picker.countDownDuration = 3661
        #expect(picker.countDownDuration == 3660)
        #expect(picker.subviews.map(\.accessibilityValue) == ["1 hour", "1 minute"])
        picker.subviews[1].accessibilityDecrement()
        picker.subviews[1].accessibilityDecrement()
        #expect(picker.countDownDuration == 3600 + 59 * 60)
        picker.subviews[0].accessibilityIncrement()
        #expect(picker.subviews.map(\.accessibilityValue) == ["2 hours", "59 minutes"])
    }
}
