import SwiftUI

extension SwiftUICase {
    static let disclosure: [SwiftUICase] = [
        SwiftUICase(
            "cvs-disclosure-native-collapsed", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccordionsView.swift:77",
            absent: ["Shown only when open."],
            expect: [
                ExpectedElement(
                    type: .button, label: "Details", traits: [.button], state: "Collapsed",
                    hintIgnoringCase: "double-tap to expand")
            ]
        ) {
            // The app writes "Collapsed, Double-tap to expand"; magentaA11y reads "collapsed, button, Double tap
            // to expand". Compare the hint without hyphen and case.
            DisclosureGroup("Details") {
                Text("Shown only when open.")
            }
        },
        SwiftUICase(
            "cvs-disclosure-native-expanded", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccordionsView.swift:77",
            expect: [
                ExpectedElement(
                    type: .button, label: "Details", traits: [.button], state: "Expanded",
                    hintIgnoringCase: "double-tap to collapse"),
                ExpectedElement(type: .staticText, label: "Shown only when open."),
            ]
        ) {
            DisclosureGroup("Details", isExpanded: .constant(true)) {
                Text("Shown only when open.")
            }
        },
        SwiftUICase(
            "cvs-disclosure-label-overrides-content", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccordionsView.swift:55",
            absent: ["First paragraph", "Second paragraph"],
            expect: [
                ExpectedElement(type: .button, label: "More about this"),
                ExpectedElement(label: "More about this"),
                ExpectedElement(label: "More about this"),
            ]
        ) {
            // A modifier on a view that makes several elements applies to each of them; same rule as grouping-
            // label-without-contain.
            DisclosureGroup("Details", isExpanded: .constant(true)) {
                Text("First paragraph")
                Text("Second paragraph")
            }
            .accessibilityLabel("More about this")
        },
        SwiftUICase(
            "cvs-disclosure-custom-button-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccordionsView.swift:97-120",
            expect: [
                ExpectedElement(hint: "", type: .button, label: "Details", value: "", traits: [.button]),
                ExpectedElement(type: .staticText, label: "Shown only when open."),
            ]
        ) {
            VStack {
                Button("Details") {}
                Text("Shown only when open.")
            }
        },
        SwiftUICase(
            "ma-expander", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/expandable/expandable-iOSVoiceover-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(description: "Amenities, collapsed, button, Double tap to expand")
            ]
        ) {
            DisclosureGroup("Amenities") { Text("Pool") }
        },
        SwiftUICase(
            "ma-expander-open", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/expandable/expandable-iOSVoiceover-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(description: "Amenities, expanded")
            ]
        ) {
            // Announced as "Amenities expanded to selected" in an app whose row has a value of its own; only the
            // state word is meant.
            DisclosureGroup("Amenities", isExpanded: .constant(true)) { Text("Pool") }
        },
    ]
}
