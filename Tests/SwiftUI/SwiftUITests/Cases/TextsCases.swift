import SwiftUI

extension SwiftUICase {
    static let texts: [SwiftUICase] = [
        SwiftUICase(
            "cvs-buttons-markdown-and-headings", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniquesTests/__Snapshots__/AccessibilitySnapshotTests/testButtonsViewAccessibilitySnapshot.1.png + ButtonsView.swift",
            expect: [
                ExpectedElement(
                    description:
                        "Name buttons by text or by .accessibilityLabel. Use .disabled(true) for a button that can't be used."
                ),
                ExpectedElement(description: "Good Examples. Heading."),
                ExpectedElement(description: "Good Example Unique .accessibilityLabel. Heading."),
            ]
        ) {
            // Code spans of Markdown lose their backticks; a divider is no element. The first text is ours.
            ScrollView {
                VStack {
                    Text(
                        "Name buttons by text or by `.accessibilityLabel`. Use `.disabled(true)` for a button that can't be used."
                    )
                    Text("Good Examples").font(.subheadline).fontWeight(.bold)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .accessibilityAddTraits(.isHeader)
                    Divider().frame(height: 2.0, alignment: .leading).background { Color.green }.padding(.bottom)
                    Text("Good Example Unique `.accessibilityLabel`").font(.subheadline)
                        .accessibilityAddTraits(.isHeader)
                }
                .padding()
            }
        },
        SwiftUICase(
            "cvs-ui-dynamic-type", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testDynamicType + DynamicTypeView.swift",
            expect: [
                ExpectedElement(type: .staticText, label: "Large text", identifier: "goodLabel"),
                ExpectedElement(type: .staticText, label: "Small text", identifier: "badLabel"),
                ExpectedElement(type: .textField, identifier: "badTextField"),
                ExpectedElement(type: .button, label: "Continue", identifier: "goodButton"),
            ]
        ) {
            VStack {
                Text("Large text").accessibilityIdentifier("goodLabel")
                Text("Small text").font(.system(size: 12)).accessibilityIdentifier("badLabel")
                TextField("", text: .constant("")).accessibilityIdentifier("badTextField")
                Button("Continue") {}.accessibilityIdentifier("goodButton")
            }
        },
        SwiftUICase(
            "si-static-text", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/StaticTextTests.swift",
            expect: [
                ExpectedElement(type: .staticText, label: "Hello", identifier: "the_text")
            ]
        ) {
            Text("Hello").accessibilityIdentifier("the_text")
        },
        SwiftUICase(
            "si-conditional", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/PageHierarchyTests.swift",
            expect: [
                ExpectedElement(type: .staticText, label: "First Text"),
                ExpectedElement(type: .staticText, label: "Conditional Second Text"),
            ]
        ) {
            VStack {
                Text("First Text")
                if true { Text("Conditional Second Text") }
            }
        },
        SwiftUICase(
            "cvs-value-step-indicator-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityValueView.swift:175",
            expect: [
                ExpectedElement(type: .staticText, label: "1"),
                ExpectedElement(type: .staticText, label: "2"),
                ExpectedElement(type: .staticText, label: "3"),
                ExpectedElement(type: .staticText, label: "4"),
            ]
        ) {
            HStack {
                ForEach(1..<5) { step in
                    Text("\(step)").padding()
                }
            }
        },
        SwiftUICase(
            "cvs-list-single-text", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/ListsView.swift",
            expect: [
                ExpectedElement(type: .staticText, label: "Milk\nEggs\nBread\nCheese"),
                ExpectedElement(type: .staticText, label: "1. Fork repository."),
                ExpectedElement(type: .staticText, label: "2. Make code changes."),
            ]
        ) {
            // One Text = one element, line breaks stay in the label.
            VStack {
                Text("Milk\nEggs\nBread\nCheese")
                Text("1. Fork repository.")
                Text("2. Make code changes.")
            }
        },
        SwiftUICase(
            "cvs-attributed-price", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AttributedStringsView.swift:46",
            expect: [
                ExpectedElement(type: .staticText, label: "Old Price: $99, New Price: $79"),
                ExpectedElement(type: .staticText, label: "$99 $79"),
            ]
        ) {
            // Struck-through text is not marked in the label; concatenated texts are one element.
            VStack {
                (Text("$99").strikethrough() + Text(" $79"))
                    .accessibilityLabel("Old Price: $99, New Price: $79")
                Text("$99").strikethrough() + Text(" $79")
            }
        },
    ]
}
