import Foundation
import HeadlessUIKit

extension ViewReader {
    func applySearchBar(_ object: Object, to bar: UISearchBar) {
        bar.text = object.text("text")
        bar.placeholder = object.text("placeholder")
        bar.prompt = object.text("prompt")
        bar.showsCancelButton = object.flag("showsCancelButton") ?? false
        if case .texts(let titles) = object.value("scopeButtonTitles") { bar.scopeButtonTitles = titles }
        bar.showsScopeBar = object.flag("showsScopeBar") ?? false
        if let index = object.integer(.selectedScopeButtonIndex) { bar.selectedScopeButtonIndex = index }
    }

    /// A picker that is to show the current date shows that of `MainLoop.wallClock`, not the one that Interface Builder
    /// has left in the file.
    func applyDatePicker(_ object: Object, to picker: UIDatePicker) {
        picker.datePickerMode = object.named("datePickerMode", in: Self.modes) ?? .dateAndTime
        picker.preferredDatePickerStyle = object.named("style", in: Self.styles) ?? .automatic
        picker.minuteInterval = object.integer(.minuteInterval) ?? 1
        picker.minimumDate = date(object, "minimumDate")
        picker.maximumDate = date(object, "maximumDate")
        if object.flag("useCurrentDate") != true, let date = date(object, "date") { picker.date = date }
        if let duration = object.number(.countDownDuration) { picker.countDownDuration = duration }
    }

    private func date(_ object: Object, _ key: String) -> Date? {
        guard case .date(let seconds) = object.value(key) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    private static let modes: [String: UIDatePicker.Mode] = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]

    private static let styles: [String: UIDatePickerStyle] = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
