import SwiftUI

extension SwiftUICase {
    static let toggles: [SwiftUICase] = [
        SwiftUICase(
            "al-repeated", .device,
            "IRS-Public/aloud test/fixtures/voiceover-ios27.json + src/ios/voiceover-native/FixtureApp/VoiceOverFixture.swift",
            expect: [
                ExpectedElement(utterance: "VoiceOverFixture Fixture repeated Heading"),
                ExpectedElement(utterance: "Same label Button"),
                ExpectedElement(utterance: "Same label Button"),
                ExpectedElement(utterance: "Balance $1,234.50; rate 2.5%"),
                ExpectedElement(utterance: "Notifications Switch button on Double tap to toggle setting."),
            ]
        ) {
            // Recorded speech of XCUIVoiceOverService: parts joined by spaces, no punctuation, roles capitalised
            // except "button on". The first utterance begins with the app's name (screen change). At the end the
            // last element is repeated.
            VStack(spacing: 24) {
                Text("Fixture repeated").accessibilityAddTraits(.isHeader)
                Button("Same label") {}.accessibilityIdentifier("first")
                Button("Same label") {}.accessibilityIdentifier("second")
                Text("Balance $1,234.50; rate 2.5%")
                Toggle("Notifications", isOn: .constant(true))
            }
            .padding()
        },
        SwiftUICase(
            "cvs-ui-progress", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testProgressIndicators + ProgressIndicatorsView.swift",
            expect: [
                ExpectedElement(type: .progressIndicator, identifier: "progressView2good", hasLabel: true),
                ExpectedElement(type: .progressIndicator, identifier: "progressView2bad"),
            ]
        ) {
            VStack {
                ProgressView("Downloading", value: 0.4).accessibilityIdentifier("progressView2good")
                ProgressView(value: 0.4).accessibilityIdentifier("progressView2bad")
            }
        },
        SwiftUICase(
            "cvs-ui-steppers", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testSteppers + SteppersView.swift",
            match: .nodes,
            expect: [
                ExpectedElement(type: .stepper, label: "Tickets: 1", identifier: "stepperGood1"),
                ExpectedElement(type: .stepper, label: "Copies", identifier: "stepperGood2"),
                ExpectedElement(type: .stepper, label: "", identifier: "stepperBad1"),
                ExpectedElement(type: .stepper, label: "", identifier: "stepperBad2"),
            ]
        ) {
            VStack {
                Stepper(value: .constant(1)) { Text("Tickets: 1") }.accessibilityIdentifier("stepperGood1")
                Stepper("", value: .constant(1)).accessibilityLabel("Copies").accessibilityIdentifier("stepperGood2")
                Stepper(value: .constant(1)) {}.accessibilityIdentifier("stepperBad1")
                Stepper("", value: .constant(1)).accessibilityIdentifier("stepperBad2")
            }
        },
        SwiftUICase(
            "cvs-ui-checkboxes", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testCheckboxes + CheckboxesView.swift",
            expect: [
                ExpectedElement(type: .toggle, label: "Accept Terms", identifier: "checkboxGood"),
                ExpectedElement(type: .toggle, label: "Email"),
                ExpectedElement(type: .toggle, label: "Phone"),
                ExpectedElement(type: .toggle, label: "Text"),
                ExpectedElement(type: .button, identifier: "checkboxBad", hasLabel: true),
            ]
        ) {
            // A toggle with a custom style is still one switch; image and text of the style are not announced
            // beside it.
            VStack {
                Toggle(isOn: .constant(false)) { Text("Accept Terms") }
                    .toggleStyle(BoxStyle())
                    .accessibilityValue("Unchecked")
                    .accessibilityIdentifier("checkboxGood")
                VStack {
                    Toggle(isOn: .constant(false)) { Text("Email") }.toggleStyle(BoxStyle()).accessibilityValue(
                        "Unchecked")
                    Toggle(isOn: .constant(false)) { Text("Phone") }.toggleStyle(BoxStyle()).accessibilityValue(
                        "Unchecked")
                    Toggle(isOn: .constant(false)) { Text("Text") }.toggleStyle(BoxStyle()).accessibilityValue(
                        "Unchecked")
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Preferred contact method(s):")
                Button {
                } label: {
                    HStack {
                        Image(systemName: "square").resizable().frame(width: 24, height: 24)
                        Text("Accept Terms")
                    }
                }
                .accessibilityIdentifier("checkboxBad")
            }
        },
        SwiftUICase(
            "si-switch-label", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/SwitchTests.swift",
            expect: [
                ExpectedElement(type: .toggle, label: "Some Toggle")
            ]
        ) {
            Toggle("Some Toggle", isOn: .constant(false))
        },
        SwiftUICase(
            "si-switch-identifier", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/SwitchTests.swift",
            expect: [
                ExpectedElement(type: .toggle, identifier: "the_switch")
            ]
        ) {
            Toggle("", isOn: .constant(false)).accessibilityIdentifier("the_switch")
        },
        SwiftUICase(
            "cvs-value-custom-toggle", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityValueView.swift:123",
            expect: [
                ExpectedElement(type: .button, label: "Notifications", value: "enabled", traits: [.button])
            ]
        ) {
            Button(action: {}) {
                HStack {
                    Text("Notifications")
                    Spacer()
                    Image(systemName: "bell.fill").accessibilityHidden(true)
                }
            }
            .accessibilityValue("enabled")
        },
        SwiftUICase(
            "cvs-value-custom-toggle-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityValueView.swift:194",
            expect: [
                ExpectedElement(type: .button, label: "Notifications", value: "", traits: [.button])
            ]
        ) {
            Button(action: {}) {
                HStack {
                    Text("Notifications")
                    Spacer()
                }
            }
        },
        SwiftUICase(
            "ma-switch", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/toggle-switch/toggle-switch_IosVoiceOver-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(description: "Reachability, off, Double tap to toggle setting")
            ]
        ) {
            // Older iOS: without the role words "switch button".
            Toggle("Reachability", isOn: .constant(false))
        },
        SwiftUICase(
            "cvs-errors-toggle-trait-buttons", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniquesTests/__Snapshots__/AccessibilitySnapshotTests/testErrorValidationViewAccessibilitySnapshot.1.png + ErrorValidationView.swift",
            expect: [
                ExpectedElement(description: "Good Example Choice Button Group Error Message. Heading."),
                ExpectedElement(description: "Choose an option"),
                ExpectedElement(
                    description: "Option 1. Switch Button. invalid entry, unchecked",
                    hint: "⚠ Please select one of the options. Double tap to toggle setting."),
                ExpectedElement(
                    description: "Option 2. Switch Button. invalid entry, unchecked",
                    hint: "⚠ Please select one of the options. Double tap to toggle setting."),
                ExpectedElement(
                    description: "Option 3. Switch Button. invalid entry, unchecked",
                    hint: "⚠ Please select one of the options. Double tap to toggle setting."),
                ExpectedElement(
                    description: "Option 4. Switch Button. invalid entry, unchecked",
                    hint: "⚠ Please select one of the options. Double tap to toggle setting."),
                ExpectedElement(description: "⚠ Please select one of the options."),
                ExpectedElement(description: "Submit Choice. Button."),
            ]
        ) {
            // A value other than 0, 1, 2 is spoken raw after "Switch Button"; grid cells are read line by line;
            // the container's label is not in the tool's lines (VoiceOver speaks it on entering).
            VStack(alignment: .leading, spacing: 8) {
                Text("Good Example Choice Button Group Error Message").accessibilityAddTraits(.isHeader)
                Text("Choose an option").font(.subheadline)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 100), spacing: 24)], spacing: 24) {
                    ForEach(1...4, id: \.self) { index in
                        Button(action: {}) {
                            Text("Option \(index)")
                                .frame(minWidth: 100, minHeight: 100)
                                .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.red, lineWidth: 3))
                        }
                        .accessibilityAddTraits(.isToggle)
                        .accessibilityHint("\u{26a0} Please select one of the options.")
                        .accessibilityValue("invalid entry, unchecked")
                    }
                }
                .padding(.vertical, 6)
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Choose an option")
                Text("\u{26a0} Please select one of the options.")
                Button(action: {}) { Text("Submit Choice") }
            }
            .padding()
        },
    ]
}
