import SwiftUI

extension SwiftUICase {
    static let containing: [SwiftUICase] = [
        SwiftUICase(
            "as-representables-with-paths", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/PathShapesDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testPathShapesDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Path Shapes, Testing badge placement on various accessibility paths"),
                ExpectedElement(description: "Circle"),
                ExpectedElement(description: "Oval"),
                ExpectedElement(description: "Diamond"),
                ExpectedElement(description: "L Bottom Right"),
                ExpectedElement(description: "L Bottom Left"),
                ExpectedElement(description: "L Top Left"),
                ExpectedElement(description: "L Top Right"),
                ExpectedElement(description: "Star"),
                ExpectedElement(description: "Crescent"),
                ExpectedElement(description: "Thin Rectangle"),
                ExpectedElement(description: "Triangle"),
                ExpectedElement(description: "Cross"),
            ]
        ) {
            // UIKit views inside SwiftUI are read in place.
            ScrollView {
                VStack(alignment: .leading, spacing: 32) {
                    Titled(title: "Path Shapes", detail: "Testing badge placement on various accessibility paths") {
                        VStack(spacing: 64) {
                            HStack(spacing: 48) {
                                Piece(name: "Circle", width: 60, height: 60);
                                Piece(name: "Oval", width: 80, height: 50);
                                Piece(name: "Diamond", width: 50, height: 60)
                            }
                            HStack(spacing: 48) {
                                Piece(name: "L Bottom Right", width: 60, height: 60);
                                Piece(name: "L Bottom Left", width: 60, height: 60);
                                Piece(name: "L Top Left", width: 60, height: 60);
                                Piece(name: "L Top Right", width: 60, height: 60)
                            }
                            HStack(spacing: 48) {
                                Piece(name: "Star", width: 60, height: 60);
                                Piece(name: "Crescent", width: 50, height: 60)
                            }
                            HStack(spacing: 48) {
                                Piece(name: "Thin Rectangle", width: 100, height: 20);
                                Piece(name: "Triangle", width: 60, height: 52);
                                Piece(name: "Cross", width: 60, height: 60)
                            }
                        }
                    }
                }
                .padding()
            }
        },
        SwiftUICase(
            "pb-contain-with-toggles", .inferred,
            "playbook-ui/accessibility-snapshot-ios@6d87fbc assets/snapshot.png + Example/SampleApp/AccessibilityExamples/ContainerExample.swift",
            expect: [
                ExpectedElement(description: "Grouping Container"),
                ExpectedElement(description: "Toggle 1. Switch Button. On.", hint: "Double tap to toggle setting."),
                ExpectedElement(description: "Toggle 2. Switch Button. On.", hint: "Double tap to toggle setting."),
                ExpectedElement(description: "Toggle 3. Switch Button. On.", hint: "Double tap to toggle setting."),
                ExpectedElement(description: "Toggle 4. Switch Button. On.", hint: "Double tap to toggle setting."),
            ]
        ) {
            // The picture shows an older tool without the state ("Toggle 1. Switch Button."); with today's:
            // "Switch Button. On." A toggle's label and switch are one element.
            VStack(alignment: .leading) {
                Text("Grouping Container")
                Toggle(isOn: .constant(true)) { Text("Toggle 1") }
                Toggle(isOn: .constant(true)) { Text("Toggle 2") }
                Toggle(isOn: .constant(true)) { Text("Toggle 3") }
                Toggle(isOn: .constant(true)) { Text("Toggle 4") }
            }
            .padding()
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Grouping Container"))
        },
        SwiftUICase(
            "cvs-group-yes-no-contain", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/GroupingControlsView.swift (good)",
            expect: [
                ExpectedElement(type: .staticText, label: "Would you like to receive text notifications?"),
                ExpectedElement(
                    type: .button, label: "Yes", traits: [.button, .selected],
                    container: ["Would you like to receive text notifications?"]),
                ExpectedElement(
                    type: .button, label: "No", traits: [.button],
                    container: ["Would you like to receive text notifications?"]),
            ]
        ) {
            VStack(alignment: .leading) {
                Text("Would you like to receive text notifications?")
                HStack {
                    Button("Yes") {}.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
                    Button("No") {}.buttonStyle(.borderedProminent)
                }
                .accessibilityElement(children: .contain)
                .accessibilityLabel("Would you like to receive text notifications?")
            }
        },
        SwiftUICase(
            "cvs-group-label-without-contain", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/../Documentation/GroupingControls.md:9",
            absent: ["Yes", "No"],
            expect: [
                ExpectedElement(type: .button, label: "Text notifications", traits: [.button, .selected]),
                ExpectedElement(type: .button, label: "Text notifications", traits: [.button]),
            ]
        ) {
            // Without .contain the label goes to every element inside.
            HStack {
                Button("Yes") {}.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
                Button("No") {}.buttonStyle(.borderedProminent)
            }
            .accessibilityLabel("Text notifications")
        },
        SwiftUICase(
            "cvs-group-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/GroupingControlsView.swift (bad)",
            expect: [
                ExpectedElement(type: .staticText, label: "Would you like to receive text notifications?"),
                ExpectedElement(type: .button, label: "Yes", traits: [.button]),
                ExpectedElement(type: .button, label: "No", traits: [.button]),
            ]
        ) {
            VStack(alignment: .leading) {
                Text("Would you like to receive text notifications?")
                HStack {
                    Button("Yes") {}.buttonStyle(.borderedProminent)
                    Button("No") {}.buttonStyle(.borderedProminent)
                }
            }
        },
        SwiftUICase(
            "cvs-representation-slider", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityRepresentationView.swift:145",
            expect: [
                ExpectedElement(type: .slider, label: "Opacity", value: "0%", traits: [.adjustable])
            ]
        ) {
            // Only the replacement is in the tree.
            ZStack(alignment: .leading) {
                Capsule().frame(height: 8)
                Circle().frame(width: 24, height: 24)
            }
            .accessibilityRepresentation {
                Slider(value: .constant(0), in: 0...100) { Text("Opacity") }
            }
        },
        SwiftUICase(
            "ma-table", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/table/table_IosVoiceOver-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(description: "generic price list, AMLODIPINE 2.5 milligrams"),
                ExpectedElement(description: "30 day, amlodipine 2.5 milligrams, $20"),
                ExpectedElement(description: "90 day, amlodipine 2.5 milligrams, $40"),
            ]
        ) {
            // A recording of the CVS SwiftUI app: the container's label comes first, once. mg is spoken as
            // milligrams by the voice.
            VStack {
                HStack {
                    Text("AMLODIPINE 2.5mg")
                    Text("$20").accessibilityLabel("30 Day, AMLODIPINE 2.5mg, $20")
                    Text("$40").accessibilityLabel("90 Day, AMLODIPINE 2.5mg, $40")
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Generic Price List")
        },
        SwiftUICase(
            "ap-children-synthetic", .apple,
            "https://developer.apple.com/documentation/swiftui/view/accessibilitychildren(children:)",
            expect: [
                ExpectedElement(label: "Cod", value: "3", container: ["Fish sightings"]),
                ExpectedElement(label: "Trout", value: "3", container: ["Fish sightings"]),
            ]
        ) {
            // The view becomes a container (WWDC 2021 session 10119 shows this with a chart).
            Canvas { _, _ in }
                .frame(width: 200, height: 100)
                .accessibilityLabel("Fish sightings")
                .accessibilityChildren {
                    HStack {
                        ForEach(["Cod", "Trout"], id: \.self) { name in
                            Rectangle().accessibilityLabel(name).accessibilityValue("3")
                        }
                    }
                }
        },
    ]
}
