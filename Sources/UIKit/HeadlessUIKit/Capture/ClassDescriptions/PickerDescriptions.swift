import Foundation

extension ClassDescription {
    /// Views to choose from.
    static let pickers: [ClassDescription] = [
        ClassDescription(UIPickerView.self, element: "pickerView", make: { UIPickerView(frame: .zero) }),
        ClassDescription(UIDatePicker.self, element: "datePicker", make: { UIDatePicker(frame: .zero) }) { picker in
            [
                picker.checkedText("timeZone", file: nil) { owner, name in
                    guard let zone = TimeZone(identifier: name) else { return false }
                    owner.timeZone = zone
                    return true
                },
                picker.checkedText("locale", file: nil) { owner, name in
                    owner.locale = Locale(identifier: name)
                    return true
                },
                picker.choice(
                    "datePickerMode", also: ["mode"],
                    of: [
                        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                        "yearAndMonth": .yearAndMonth,
                    ], absent: .dateAndTime
                ) { $0.datePickerMode = $1 },
                picker.choice(
                    "preferredDatePickerStyle", also: ["style"],
                    of: ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline],
                    file: "style", absent: .automatic
                ) { $0.preferredDatePickerStyle = $1 },
                picker.whole("minuteInterval", in: 1...30, absent: 1) { $0.minuteInterval = $1 },
                picker.date("minimumDate", isClearedWhenAbsent: true) { $0.minimumDate = $1 },
                picker.date("maximumDate", isClearedWhenAbsent: true) { $0.maximumDate = $1 },
                picker.date("date") { owner, date in
                    if let date { owner.date = date }
                },
                picker.number("countDownDuration") { $0.countDownDuration = $1 },
            ]
        },
    ]
}
