import SwiftUI

extension SwiftUICase {
    static let labels: [SwiftUICase] = [
        SwiftUICase(
            "as-basic-header-trait", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testBasicAccessibilityDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Traits, Element type and behavior"),
                ExpectedElement(description: "Section Header. Heading."),
            ]
        ) {
            // The title of the group is drawn semibold and is no heading.
            Titled(title: "Traits", detail: "Element type and behavior") {
                Text("Section Header").font(.headline).accessibilityAddTraits(.isHeader)
            }
        },
        SwiftUICase(
            "as-silent-traits", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/UnspokenTraitsDemoView.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testUnspokenTraitsDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: ".isKeyboardKey", traits: [.keyboardKey]),
                ExpectedElement(description: ".allowsDirectInteraction", traits: [.allowsDirectInteraction]),
                ExpectedElement(description: ".updatesFrequently", traits: [.updatesFrequently]),
                ExpectedElement(description: ".causesPageTurn", traits: [.causesPageTurn]),
                ExpectedElement(description: ".playsSound", traits: [.playsSound]),
                ExpectedElement(description: ".startsMediaSession", traits: [.startsMediaSession]),
                ExpectedElement(description: ".isSummaryElement", traits: [.summaryElement]),
                ExpectedElement(description: ".supportsZoom", traits: [.supportsZoom]),
            ]
        ) {
            // Traits listed are among the element's traits; none is spoken; a zoom action adds supportsZoom.
            VStack {
                Text(".isKeyboardKey").accessibilityAddTraits(.isKeyboardKey)
                Text(".allowsDirectInteraction").accessibilityAddTraits(.allowsDirectInteraction)
                Text(".updatesFrequently").accessibilityAddTraits(.updatesFrequently)
                Text(".causesPageTurn").accessibilityAddTraits(.causesPageTurn)
                Text(".playsSound").accessibilityAddTraits(.playsSound)
                Text(".startsMediaSession").accessibilityAddTraits(.startsMediaSession)
                Text(".isSummaryElement").accessibilityAddTraits(.isSummaryElement)
                Text(".supportsZoom").accessibilityZoomAction { _ in }
            }
        },
        SwiftUICase(
            "pb-hidden-inside-contain", .device,
            "playbook-ui/accessibility-snapshot-ios@6d87fbc assets/snapshot.png + ContainerExample.swift",
            absent: ["Hiding Container", "Red Dot", "Green Dot"],
            expect: [
                ExpectedElement(description: "After")
            ]
        ) {
            // A container without any element in it is not reached; the last text is ours.
            VStack {
                VStack(alignment: .leading) {
                    Text("Hiding Container")
                    Image("dot_red", label: Text("Red Dot"))
                    Image("dot_green", label: Text("Green Dot"))
                }
                .accessibilityHidden(true)
                .accessibilityElement(children: .contain)
                .accessibilityLabel(Text("Hiding Container"))
                Text("After")
            }
        },
        SwiftUICase(
            "cvs-ui-headings", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testHeadings + HeadingsView.swift",
            match: .subset,
            expect: [
                ExpectedElement(type: .staticText, label: "Store Hours", identifier: "goodHeading", traits: [.header]),
                ExpectedElement(
                    type: .staticText, label: "Store Hours", identifier: "badHeading1", absentTraits: [.header]),
                ExpectedElement(
                    type: .staticText, label: "Store Hours heading", identifier: "badHeading2", absentTraits: [.header]),
            ]
        ) {
            // A header trait does not change the element type: it is still found among static texts.
            VStack {
                Text("Store Hours").accessibilityAddTraits(.isHeader).accessibilityIdentifier("goodHeading")
                Text("Store Hours").accessibilityIdentifier("badHeading1")
                Text("Store Hours").accessibilityLabel("Store Hours heading").accessibilityIdentifier("badHeading2")
            }
        },
        SwiftUICase(
            "cvs-label-icon-button", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityLabelView.swift:51",
            expect: [
                ExpectedElement(type: .button, label: "Delete", traits: [.button])
            ]
        ) {
            Button(action: {}) { Image(systemName: "trash") }
                .accessibilityLabel("Delete")
        },
        SwiftUICase(
            "cvs-label-with-role-word", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityLabelView.swift:132",
            expect: [
                ExpectedElement(type: .button, label: "Delete button", traits: [.button])
            ]
        ) {
            // Nothing is removed from a label that repeats the role.
            Button(action: {}) { Image(systemName: "trash") }
                .accessibilityLabel("Delete button")
        },
        SwiftUICase(
            "cvs-label-missing-icon-button", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityLabelView.swift:106",
            expect: [
                ExpectedElement(type: .button, traits: [.button], labelIgnoringCase: "trash")
            ]
        ) {
            // The app says the symbol name is read. Symbols with a system description (globe,
            // exclamationmark.circle, …) speak that instead; compare without case.
            Button(action: {}) { Image(systemName: "trash") }
        },
        SwiftUICase(
            "cvs-value-step-indicator", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityValueView.swift:102",
            expect: [
                ExpectedElement(label: "Progress", value: "Step 2 of 4", traits: [])
            ]
        ) {
            // Not adjustable, no static-text trait: .ignore makes an element without properties.
            HStack {
                ForEach(1..<5) { step in
                    Text("\(step)").padding()
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Progress")
            .accessibilityValue("Step 2 of 4")
        },
        SwiftUICase(
            "cvs-table-labels", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/DataTablesView.swift (accessibilityLabel)",
            expect: [
                ExpectedElement(type: .staticText, label: "Name", container: ["Generic Price List"]),
                ExpectedElement(type: .staticText, label: "30 Day", container: ["Generic Price List"]),
                ExpectedElement(type: .staticText, label: "90 Day", container: ["Generic Price List"]),
                ExpectedElement(label: "AMLODIPINE 2.5mg", container: ["Generic Price List"]),
                ExpectedElement(label: "30 Day, AMLODIPINE 2.5mg, $20", container: ["Generic Price List"]),
                ExpectedElement(label: "90 Day, AMLODIPINE 2.5mg, $40", container: ["Generic Price List"]),
                ExpectedElement(label: "ANASTROZOLE 1mg", container: ["Generic Price List"]),
                ExpectedElement(label: "30 Day, ANASTROZOLE 1mg, $47", container: ["Generic Price List"]),
                ExpectedElement(label: "90 Day, ANASTROZOLE 1mg, $90", container: ["Generic Price List"]),
            ]
        ) {
            // MagentaA11y's recording of this very table: "generic price list, AMLODIPINE 2.5 milligrams", "30
            // day, amlodipine 2.5 milligrams, $20".
            VStack {
                HStack {
                    Text("Name")
                    Text("30 Day")
                    Text("90 Day")
                }
                HStack {
                    Text("AMLODIPINE 2.5mg")
                    Text("$20").accessibilityLabel("30 Day, AMLODIPINE 2.5mg, $20")
                    Text("$40").accessibilityLabel("90 Day, AMLODIPINE 2.5mg, $40")
                }
                HStack {
                    Text("ANASTROZOLE 1mg")
                    Text("$47").accessibilityLabel("30 Day, ANASTROZOLE 1mg, $47")
                    Text("$90").accessibilityLabel("90 Day, ANASTROZOLE 1mg, $90")
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Generic Price List")
        },
        SwiftUICase(
            "cvs-table-hints", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/DataTablesView.swift (accessibilityHint)",
            expect: [
                ExpectedElement(type: .staticText, label: "Name", container: ["Generic Price List"]),
                ExpectedElement(type: .staticText, label: "30 Day", container: ["Generic Price List"]),
                ExpectedElement(type: .staticText, label: "90 Day", container: ["Generic Price List"]),
                ExpectedElement(hint: "", label: "AMLODIPINE 2.5mg", container: ["Generic Price List"]),
                ExpectedElement(hint: "30 Day, AMLODIPINE 2.5mg", label: "$20", container: ["Generic Price List"]),
                ExpectedElement(hint: "90 Day, AMLODIPINE 2.5mg", label: "$40", container: ["Generic Price List"]),
                ExpectedElement(hint: "", label: "ANASTROZOLE 1mg", container: ["Generic Price List"]),
                ExpectedElement(hint: "30 Day, ANASTROZOLE 1mg", label: "$47", container: ["Generic Price List"]),
                ExpectedElement(hint: "90 Day, ANASTROZOLE 1mg", label: "$90", container: ["Generic Price List"]),
            ]
        ) {
            VStack {
                HStack {
                    Text("Name")
                    Text("30 Day")
                    Text("90 Day")
                }
                HStack {
                    Text("AMLODIPINE 2.5mg")
                    Text("$20").accessibilityHint("30 Day, AMLODIPINE 2.5mg")
                    Text("$40").accessibilityHint("90 Day, AMLODIPINE 2.5mg")
                }
                HStack {
                    Text("ANASTROZOLE 1mg")
                    Text("$47").accessibilityHint("30 Day, ANASTROZOLE 1mg")
                    Text("$90").accessibilityHint("90 Day, ANASTROZOLE 1mg")
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Generic Price List")
        },
        SwiftUICase(
            "cvs-table-values", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/DataTablesView.swift (accessibilityValue)",
            expect: [
                ExpectedElement(type: .staticText, label: "Name", container: ["Generic Price List"]),
                ExpectedElement(type: .staticText, label: "30 Day", container: ["Generic Price List"]),
                ExpectedElement(type: .staticText, label: "90 Day", container: ["Generic Price List"]),
                ExpectedElement(label: "AMLODIPINE 2.5mg", value: "", container: ["Generic Price List"]),
                ExpectedElement(label: "$20", value: "30 Day, AMLODIPINE 2.5mg", container: ["Generic Price List"]),
                ExpectedElement(label: "$40", value: "90 Day, AMLODIPINE 2.5mg", container: ["Generic Price List"]),
                ExpectedElement(label: "ANASTROZOLE 1mg", value: "", container: ["Generic Price List"]),
                ExpectedElement(label: "$47", value: "30 Day, ANASTROZOLE 1mg", container: ["Generic Price List"]),
                ExpectedElement(label: "$90", value: "90 Day, ANASTROZOLE 1mg", container: ["Generic Price List"]),
            ]
        ) {
            VStack {
                HStack {
                    Text("Name")
                    Text("30 Day")
                    Text("90 Day")
                }
                HStack {
                    Text("AMLODIPINE 2.5mg")
                    Text("$20").accessibilityValue("30 Day, AMLODIPINE 2.5mg")
                    Text("$40").accessibilityValue("90 Day, AMLODIPINE 2.5mg")
                }
                HStack {
                    Text("ANASTROZOLE 1mg")
                    Text("$47").accessibilityValue("30 Day, ANASTROZOLE 1mg")
                    Text("$90").accessibilityValue("90 Day, ANASTROZOLE 1mg")
                }
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Generic Price List")
        },
        SwiftUICase(
            "cvs-heading-levels", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/HeadingsView.swift:29,59,81,111,182",
            expect: [
                ExpectedElement(type: .staticText, label: "Section title", traits: [.header], headingLevel: 2),
                ExpectedElement(type: .staticText, label: "Not a heading", absentTraits: [.header]),
                ExpectedElement(type: .staticText, label: "Only big", absentTraits: [.header]),
            ]
        ) {
            // A level alone gives no heading; a font never does.
            VStack {
                Text("Section title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
                Text("Not a heading").accessibilityHeading(.h2)
                Text("Only big").font(.largeTitle)
            }
        },
        SwiftUICase(
            "cvs-heading-label-role-word", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/HeadingsView.swift:132",
            expect: [
                ExpectedElement(type: .staticText, label: "Store Hours heading", absentTraits: [.header]),
                ExpectedElement(type: .staticText, label: "Store Hours", traits: [.header]),
                ExpectedElement(type: .staticText, label: "Store Hours", absentTraits: [.header]),
            ]
        ) {
            VStack {
                Text("Store Hours").accessibilityLabel("Store Hours heading")
                Text("Store Hours").accessibilityAddTraits(.isHeader)
                Text("Store Hours").accessibilityHeading(.unspecified)
            }
        },
        SwiftUICase(
            "cvs-image-conditional-label", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/FunctionalView.swift:84",
            expect: [
                ExpectedElement(type: .button, label: "Super Favorite"),
                ExpectedElement(type: .button, label: "heart"),
            ]
        ) {
            // IsEnabled: false keeps the label the view had. (The second image is ours, to have a label that is
            // known.).
            VStack {
                Button(action: {}) { Image(systemName: "heart.fill") }
                    .accessibilityLabel("Super Favorite", isEnabled: true)
                Button(action: {}) { Image("heart") }
                    .accessibilityLabel("Super Favorite", isEnabled: false)
            }
        },
        SwiftUICase(
            "ap-add-favorites", .apple, "UIAccessibility/accessibilityLabel page: utterance \"Add Favorites, button\"",
            match: .subset,
            expect: [
                ExpectedElement(type: .button, label: "Add Favorites")
            ]
        ) {
            Button(action: {}) { Image(systemName: "plus") }
                .accessibilityLabel("Add Favorites")
        },
        SwiftUICase(
            "ap-labeled-pair", .inferred,
            "https://developer.apple.com/documentation/swiftui/view/accessibilitylabeledpair(role:id:in:)",
            match: .subset,
            expect: [
                ExpectedElement(type: .slider, label: "Volume", value: "50%")
            ]
        ) {
            // Whether the label text stays an element of its own is not documented.
            VolumePair()
        },
        SwiftUICase(
            "ap-opacity-zero", .inferred, "UIKit rule (alpha 0 is not read), SwiftUI follows it: WWDC 2019 session 238",
            absent: ["Gone", "Taken out"],
            expect: [
                ExpectedElement(type: .staticText, label: "Here")
            ]
        ) {
            VStack {
                Text("Gone").opacity(0)
                Text("Here")
                Text("Taken out").hidden()
            }
        },
    ]
}
