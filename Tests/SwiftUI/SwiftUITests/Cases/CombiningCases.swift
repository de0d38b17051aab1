import SwiftUI

extension SwiftUICase {
    static let combining: [SwiftUICase] = [
        SwiftUICase(
            "as-basic-combine-with-value", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testBasicAccessibilityDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Value, Current state or content"),
                ExpectedElement(description: "Progress, 75%: 75 percent complete"),
            ]
        ) {
            Titled(title: "Value", detail: "Current state or content") {
                HStack {
                    Text("Progress")
                    Spacer()
                    Text("75%").foregroundColor(.secondary)
                }
                .accessibilityElement(children: .combine)
                .accessibilityValue("75 percent complete")
            }
        },
        SwiftUICase(
            "as-basic-combine-drops-symbol", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testBasicAccessibilityDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Element Grouping, Combine children"),
                ExpectedElement(description: "John Doe, Online"),
            ]
        ) {
            // An image with only its automatic label adds neither label nor trait.
            Titled(title: "Element Grouping", detail: "Combine children") {
                HStack {
                    Image(systemName: "person.circle.fill").font(.title2)
                    VStack(alignment: .leading, spacing: 2) {
                        Text("John Doe").font(.subheadline)
                        Text("Online").font(.caption2)
                    }
                }
                .padding(8)
                .accessibilityElement(children: .combine)
            }
        },
        SwiftUICase(
            "pb-combine-joins-hints", .inferred,
            "playbook-ui/accessibility-snapshot-ios@6d87fbc assets/snapshot.png + ContainerExample.swift",
            expect: [
                ExpectedElement(description: "Combining, Container", hint: "First Hint, Second Hint")
            ]
        ) {
            // In the picture labels and hints are joined by line breaks (iOS 13-14); labels are joined by ", " on
            // iOS 18.5 and 26.2, the same is assumed for hints.
            VStack(alignment: .leading) {
                Text("Combining").accessibilityHint(Text("First Hint"))
                Text("Container").accessibilityHint(Text("Second Hint"))
            }
            .accessibilityElement(children: .combine)
        },
        SwiftUICase(
            "pb-combined-actions", .inferred, "playbook-ui/accessibility-snapshot-ios@6d87fbc assets/sample-after.png",
            expect: [
                ExpectedElement(
                    description: "Element with default action. Button.", actions: ["Element with default action"]),
                ExpectedElement(
                    description: "Element with custom actions", actions: ["Custom Action 2", "Custom Action 1"]),
                ExpectedElement(
                    description: "Custom adjustment action element: 0. Adjustable.",
                    hint: "Swipe up or down with one finger to adjust the value."),
            ]
        ) {
            // Only the picture is public, its code is not: this reconstruction rests on the frames and texts of
            // the picture. It shows: the label of a child with a default action names an action instead of joining
            // the label; button trait, value and adjustability survive; the adjustable child's label is dropped.
            VStack(alignment: .leading) {
                VStack(alignment: .leading) {
                    Text("Element with default action")
                    RoundedRectangle(cornerRadius: 8).frame(width: 128, height: 48)
                        .accessibilityLabel(Text("Element with default action"))
                        .accessibilityAddTraits(.isButton)
                        .accessibilityAction {}
                }
                .accessibilityElement(children: .combine)
                VStack(alignment: .leading) {
                    Text("Element with custom actions")
                    RoundedRectangle(cornerRadius: 8).frame(width: 128, height: 48)
                        .accessibilityLabel(Text("Element with custom actions"))
                        .accessibilityAction(named: Text("Custom Action 1")) {}
                        .accessibilityAction(named: Text("Custom Action 2")) {}
                }
                .accessibilityElement(children: .combine)
                VStack(alignment: .leading) {
                    Text("Custom adjustment action element")
                    RoundedRectangle(cornerRadius: 8).frame(width: 128, height: 48)
                        .accessibilityLabel(Text("Custom increment element"))
                        .accessibilityValue(Text(verbatim: "0"))
                        .accessibilityAdjustableAction { _ in }
                }
                .accessibilityElement(children: .combine)
            }
        },
        SwiftUICase(
            "cvs-ui-informative-combined-icon", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testInformative + InformativeView.swift",
            match: .subset,
            expect: [
                ExpectedElement(type: .other, identifier: "goodIcon", absentTraits: [.image])
            ]
        ) {
            // The identifier of a combined child goes to the combined element, whose type is other.
            HStack {
                Text("Hello,")
                Label("World", systemImage: "globe").labelStyle(IconOnlyLabelStyle())
                    .accessibilityRemoveTraits(.isImage)
                    .accessibilityIdentifier("goodIcon")
                Text("!")
            }
            .accessibilityElement(children: .combine)
        },
        SwiftUICase(
            "cvs-order-columns-combine", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/ReadingOrderView.swift (good, combine)",
            expect: [
                ExpectedElement(label: "Starter, 2 websites, 10GB storage", traits: [.header]),
                ExpectedElement(label: "Business, 10 websites, 100GB storage", traits: [.header]),
                ExpectedElement(label: "Enterprise, ∞ websites, ∞ storage", traits: [.header]),
            ]
        ) {
            // The source reads "2 websites, 10GB storage" for the joined texts; a child's heading trait survives
            // (CardsView says so too).
            HStack(alignment: .top) {
                VStack(alignment: .leading) {
                    Text("Starter").font(.headline).accessibilityAddTraits(.isHeader)
                    Text("2 websites")
                    Text("10GB storage")
                }.accessibilityElement(children: .combine)
                VStack(alignment: .leading) {
                    Text("Business").font(.headline).accessibilityAddTraits(.isHeader)
                    Text("10 websites")
                    Text("100GB storage")
                }.accessibilityElement(children: .combine)
                VStack(alignment: .leading) {
                    Text("Enterprise").font(.headline).accessibilityAddTraits(.isHeader)
                    Text("∞ websites")
                    Text("∞ storage")
                }.accessibilityElement(children: .combine)
            }
        },
        SwiftUICase(
            "cvs-card-combined-heading-and-button", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/CardsView.swift (good, combine)",
            expect: [
                ExpectedElement(
                    label: "Get 20% off with code SUMMER20, Save on summer go-tos., Shop Now",
                    traits: [.header, .button])
            ]
        ) {
            VStack(alignment: .leading) {
                Text("Get 20% off with code SUMMER20").accessibilityAddTraits(.isHeader)
                Text("Save on summer go-tos.")
                Button(action: {}) { Text("Shop Now") }
                    .accessibilityRemoveTraits(.isButton)
                    .buttonStyle(.plain)
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
        },
        SwiftUICase(
            "ap-ignore-empty", .apple,
            "https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/ignore",
            absent: ["A", "B"],
            expect: [
                ExpectedElement(label: "", traits: []),
                ExpectedElement(type: .staticText, label: "C"),
            ]
        ) {
            // An element without any property: VoiceOver would stop on it and say nothing.
            VStack {
                HStack {
                    Text("A")
                    Text("B")
                }
                .accessibilityElement(children: .ignore)
                Text("C")
            }
        },
        SwiftUICase(
            "ap-combine-not-hidden", .apple,
            "https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine",
            absent: ["Secret"],
            expect: [
                ExpectedElement(label: "Title, Detail")
            ]
        ) {
            VStack {
                Text("Title")
                Text("Secret").accessibilityHidden(true)
                Text("Detail")
            }
            .accessibilityElement(children: .combine)
        },
        SwiftUICase(
            "pr-labels-of-combined-row", .practitioner, "Piper app PR 41, canvas-ios (iOS 26)",
            expect: [
                ExpectedElement(label: "Invoice 12, Paid")
            ]
        ) {
            List {
                HStack {
                    Text("Invoice 12")
                    Spacer()
                    Text("Paid")
                }
                .accessibilityElement(children: .combine)
            }
        },
    ]
}
