import SwiftUI

extension SwiftUICase {
    static let pickers: [SwiftUICase] = [
        SwiftUICase(
            "cvs-ui-segmented", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testSegmentedControls + SegmentedControlsView.swift",
            expect: [
                ExpectedElement(type: .button, label: "Red", traits: [.button, .selected], parent: .segmentedControl),
                ExpectedElement(type: .button, label: "Green", parent: .segmentedControl),
                ExpectedElement(type: .button, label: "Blue", parent: .segmentedControl),
            ]
        ) {
            // Only "Red" is asserted by the test; the picker itself is no element.
            Picker("What is your favorite color?", selection: .constant("Red")) {
                Text("Red").tag("Red")
                Text("Green").tag("Green")
                Text("Blue").tag("Blue")
            }
            .pickerStyle(.segmented)
            .accessibilityElement(children: .contain)
            .accessibilityLabel("What is your favorite color?")
        },
        SwiftUICase(
            "cvs-picker-menu", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/PickersView.swift (default and menu style, good)",
            absent: ["Cherry"],
            expect: [
                ExpectedElement(label: "Fruit", value: "Banana", traits: [.button]),
                ExpectedElement(label: "Snack", value: "Apple", traits: [.button]),
            ]
        ) {
            // Outside a Form the label is not drawn but spoken. XCUITest exposes such a picker as a button whose
            // label is "Fruit, Banana" on some versions; compare label+value together.
            VStack(alignment: .leading) {
                Picker("Fruit", selection: .constant("Banana")) {
                    ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).tag(fruit) }
                }
                Picker("Snack", selection: .constant("Apple")) {
                    ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).tag(fruit) }
                }
                .pickerStyle(.menu)
            }
        },
        SwiftUICase(
            "cvs-picker-menu-label-hides-value", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/PickersView.swift (default style, bad)",
            absent: ["Banana"],
            expect: [
                ExpectedElement(label: "Fruit", value: "", traits: [.button])
            ]
        ) {
            // Stated by the app for iOS 17; a fault of the system that need not be copied: a case to know, not to
            // insist on.
            Picker("", selection: .constant("Banana")) {
                ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).tag(fruit) }
            }
            .accessibilityLabel("Fruit")
        },
        SwiftUICase(
            "cvs-picker-wheel-contain", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/PickersView.swift (wheel, good)",
            expect: [
                ExpectedElement(type: .pickerWheel, traits: [.adjustable], container: ["Fruit"], spokenValue: "Cherry")
            ]
        ) {
            // MagentaA11y reads a wheel as "November, Picker item, Adjustable, Swipe up or down with one finger to
            // adjust the value".
            Picker("Fruit", selection: .constant("Cherry")) {
                ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).tag(fruit) }
            }
            .pickerStyle(WheelPickerStyle())
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Fruit")
        },
        SwiftUICase(
            "cvs-picker-wheel-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/PickersView.swift (wheel, bad)",
            absent: ["Fruit"],
            expect: [
                ExpectedElement(type: .pickerWheel, traits: [.adjustable], spokenValue: "Cherry")
            ]
        ) {
            // A wheel does not speak its picker label.
            Picker("Fruit", selection: .constant("Cherry")) {
                ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).tag(fruit) }
            }
            .pickerStyle(.wheel)
        },
        SwiftUICase(
            "cvs-picker-segmented-contain", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/PickersView.swift (segmented, good)",
            expect: [
                ExpectedElement(type: .button, label: "Apple", container: ["Fruit"], position: "1 of 3"),
                ExpectedElement(type: .button, label: "Banana", container: ["Fruit"], position: "2 of 3"),
                ExpectedElement(
                    type: .button, label: "Cherry", traits: [.button, .selected], container: ["Fruit"],
                    position: "3 of 3"),
            ]
        ) {
            Picker("Fruit", selection: .constant("Cherry")) {
                ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).tag(fruit) }
            }
            .pickerStyle(SegmentedPickerStyle())
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Fruit")
        },
        SwiftUICase(
            "cvs-picker-segmented-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/PickersView.swift (segmented, bad)",
            absent: ["Fruit"],
            expect: [
                ExpectedElement(type: .button, label: "Apple", traits: [.button, .selected], position: "1 of 3"),
                ExpectedElement(type: .button, label: "Banana", position: "2 of 3"),
                ExpectedElement(type: .button, label: "Cherry", position: "3 of 3"),
            ]
        ) {
            Picker("Fruit", selection: .constant("Apple")) {
                ForEach(["Apple", "Banana", "Cherry"], id: \.self) { fruit in Text(fruit).tag(fruit) }
            }
            .pickerStyle(.segmented)
        },
        SwiftUICase(
            "ma-radio", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/radio-button/radioButtonIosVoiceOver-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(description: "Selected, Net banking, 1 of 4, button"),
                ExpectedElement(description: "Card, 2 of 4, button"),
                ExpectedElement(description: "Cash, 3 of 4, button"),
                ExpectedElement(description: "Voucher, 4 of 4, button"),
            ]
        ) {
            // The control of the recorded app is not known; only the word order is taken from it; that app says
            // "Unselected" before the others (not iOS's own word), which is left out.
            Picker("Method", selection: .constant(1)) {
                Text("Net banking").tag(1)
                Text("Card").tag(2)
                Text("Cash").tag(3)
                Text("Voucher").tag(4)
            }
            .pickerStyle(.segmented)
        },
        SwiftUICase(
            "ma-wheel", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/time-picker/time-picker_IosVoiceOver-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(
                    description:
                        "November, Picker item, Adjustable, Swipe up or down with one finger to adjust the value")
            ]
        ) {
            // The recording also tells the position ("11 of 12") in other apps.
            Picker("Month", selection: .constant("November")) {
                Text("October").tag("October")
                Text("November").tag("November")
                Text("December").tag("December")
            }
            .pickerStyle(.wheel)
        },
    ]
}
