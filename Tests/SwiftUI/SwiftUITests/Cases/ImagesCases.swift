import SwiftUI

extension SwiftUICase {
    static let images: [SwiftUICase] = [
        SwiftUICase(
            "as-basic-symbol-with-label", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testBasicAccessibilityDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Label, Text description for an element"),
                ExpectedElement(description: "Favorite. Image."),
            ]
        ) {
            Titled(title: "Label", detail: "Text description for an element") {
                Image(systemName: "star.fill").font(.title2).accessibilityLabel("Favorite")
            }
        },
        SwiftUICase(
            "as-basic-shape-with-label", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testBasicAccessibilityDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Activation Point, Custom tap target"),
                ExpectedElement(description: "Custom tap target", activationPoint: CGPoint(x: 50, y: 30)),
            ]
        ) {
            // A label makes an element of a shape, without any trait; the overlay shape makes none.
            Titled(title: "Activation Point", detail: "Custom tap target") {
                RoundedRectangle(cornerRadius: 8)
                    .fill(Color.blue)
                    .frame(width: 60, height: 40)
                    .overlay(Circle().fill(Color.white).frame(width: 8, height: 8).offset(x: 20, y: 10))
                    .accessibilityLabel("Custom tap target")
                    .accessibilityActivationPoint(CGPoint(x: 50, y: 30))
            }
        },
        SwiftUICase(
            "cvs-ui-informative-images", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testInformative + InformativeView.swift",
            match: .subset,
            expect: [
                ExpectedElement(type: .image, label: "Get 10% off", identifier: "goodImage"),
                ExpectedElement(type: .image, label: "get10off", identifier: "badImage"),
                ExpectedElement(type: .image, identifier: "badIcon"),
            ]
        ) {
            VStack {
                Image("get10off").resizable().frame(width: 100, height: 100)
                    .accessibilityLabel("Get 10% off").accessibilityIdentifier("goodImage")
                Image("get10off").resizable().frame(width: 100, height: 100)
                    .accessibilityIdentifier("badImage")
                Image(systemName: "exclamationmark.circle").accessibilityIdentifier("badIcon")
            }
        },
        SwiftUICase(
            "cvs-ui-decorative", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testDecorative + DecorativeView.swift",
            absent: ["goodImage", "goodIcon"],
            expect: [
                ExpectedElement(type: .image, label: "newspaper", identifier: "badImage"),
                ExpectedElement(type: .image, label: "Globe", identifier: "badIcon"),
            ]
        ) {
            // BadIcon's label is "not empty" in the test and "globe"/"Globe" in the app's text and reference
            // picture.
            VStack {
                Image(decorative: "newspaper").resizable().frame(width: 100, height: 100).accessibilityIdentifier(
                    "goodImage")
                Image(systemName: "globe").accessibilityHidden(true).accessibilityIdentifier("goodIcon")
                Image("newspaper").resizable().frame(width: 100, height: 100).accessibilityIdentifier("badImage")
                Image(systemName: "globe").accessibilityIdentifier("badIcon")
            }
        },
        SwiftUICase(
            "si-other-label", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/OtherTests.swift",
            match: .nodes,
            expect: [
                ExpectedElement(type: .other, label: "Label", identifier: "Identifier")
            ]
        ) {
            // A colour becomes an element by its label.
            Color.green.frame(width: 100, height: 100).accessibilityLabel("Label").accessibilityIdentifier("Identifier")
        },
        SwiftUICase(
            "si-other-identifier-only", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/OtherTests.swift",
            expect: [
                ExpectedElement(type: .other, identifier: "Identifier")
            ]
        ) {
            // An identifier alone makes an "other" node that a test finds; whether VoiceOver stops there is not
            // tested (inferred: no).
            Color.green.frame(width: 100, height: 100).accessibilityIdentifier("Identifier")
        },
        SwiftUICase(
            "cvs-image-decorative-forms", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/DecorativeView.swift:100,113",
            expect: [
                ExpectedElement(type: .image, label: "newspaper"),
                ExpectedElement(type: .staticText, label: "End"),
            ]
        ) {
            // The file name is spoken when nothing else is given.
            VStack {
                Image(decorative: "newspaper")
                Image(systemName: "globe").accessibilityHidden(true)
                Image("newspaper")
                Text("End")
            }
        },
        SwiftUICase(
            "cvs-image-tap-gesture", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/FunctionalView.swift:116-136",
            expect: [
                ExpectedElement(label: "Scan Barcode", traits: [.image, .button]),
                ExpectedElement(label: "Scan Code", traits: [.image], absentTraits: [.button]),
            ]
        ) {
            VStack {
                Image(systemName: "barcode.viewfinder")
                    .onTapGesture {}
                    .accessibilityLabel("Scan Barcode")
                    .accessibilityAddTraits(.isButton)
                Image(systemName: "barcode.viewfinder")
                    .onTapGesture {}
                    .accessibilityLabel("Scan Code")
            }
        },
        SwiftUICase(
            "cvs-image-golden-retriever", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/AccessibilityLabelView.swift (image)",
            expect: [
                ExpectedElement(type: .image, label: "Golden retriever playing in the park", traits: [.image])
            ]
        ) {
            Image("IMG_1234")
                .resizable()
                .accessibilityLabel("Golden retriever playing in the park")
        },
    ]
}
