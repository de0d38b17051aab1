import SwiftUI

extension SwiftUICase {
    static let menus: [SwiftUICase] = [
        SwiftUICase(
            "cvs-menu-basic", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/MenusView.swift:49,71",
            absent: ["Rename", "Duplicate"],
            expect: [
                ExpectedElement(type: .button, label: "Actions", traits: [.button, .popupButton])
            ]
        ) {
            // Closed. The words are those the app quotes; magentaA11y reads "pop up button, Double tap to activate
            // the picker" from a menu too.
            Menu("Actions") {
                Button("Rename") {}
                Button("Duplicate") {}
            }
        },
        SwiftUICase(
            "cvs-menu-opened", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/MenusView.swift:36,49-53",
            activating: ["Actions"],
            expect: [
                ExpectedElement(type: .button, label: "Rename", traits: [.button]),
                ExpectedElement(type: .button, label: "Duplicate", traits: [.button]),
                ExpectedElement(label: "Dismiss context menu", traits: [.button]),
            ]
        ) {
            // Focus moves into the menu; after closing it does not return to the button automatically. The dismiss
            // element is announced in magentaA11y's recording of a menu.
            Menu("Actions") {
                Button("Rename") {}
                Button("Duplicate") {}
            }
        },
        SwiftUICase(
            "cvs-menu-custom-view-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/MenusView.swift:233",
            expect: [
                ExpectedElement(type: .button, label: "Actions", traits: [.button]),
                ExpectedElement(type: .staticText, label: "Rename"),
                ExpectedElement(type: .staticText, label: "Duplicate"),
            ]
        ) {
            // A tap gesture adds an action but no button trait.
            VStack(alignment: .leading) {
                Button("Actions") {}
                VStack {
                    Text("Rename").onTapGesture {}
                    Text("Duplicate").onTapGesture {}
                }
            }
        },
        SwiftUICase(
            "cvs-menu-section-header", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/MenusView.swift:137,203",
            match: .subset,
            activating: ["Map Options"],
            expect: [
                ExpectedElement(type: .staticText, label: "View", traits: [.staticText]),
                ExpectedElement(type: .button, label: "Satellite"),
                ExpectedElement(type: .button, label: "Remove"),
            ]
        ) {
            // A menu's section header is no heading (the app calls it a platform defect).
            Menu {
                Section("View") {
                    Button("Satellite") {}
                }
                Button("Remove", role: .destructive) {}
            } label: {
                Image(systemName: "ellipsis.circle")
            }
            .accessibilityLabel("Map Options")
        },
        SwiftUICase(
            "ma-popup", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/dropdown/dropdown-iOSVoiceover-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(
                    description: "Search by record locator, pop up button, Double tap to activate the picker")
            ]
        ) {
            Picker("Search by", selection: .constant("record locator")) {
                Text("record locator").tag("record locator")
                Text("Bag tag number").tag("Bag tag number")
            }
            .pickerStyle(.menu)
        },
        SwiftUICase(
            "ma-popup-open", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/dropdown/dropdown-iOSVoiceover-en-US.vtt",
            match: .words,
            activating: ["Search by"],
            expect: [
                ExpectedElement(description: "Selected, record locator, button"),
                ExpectedElement(description: "Bag tag number, button"),
            ]
        ) {
            Picker("Search by", selection: .constant("record locator")) {
                Text("record locator").tag("record locator")
                Text("Bag tag number").tag("Bag tag number")
            }
            .pickerStyle(.menu)
        },
    ]
}
