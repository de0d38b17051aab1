import SwiftUI

extension SwiftUICase {
    static let actions: [SwiftUICase] = [
        SwiftUICase(
            "as-custom-rotor", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/CustomRotorsDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testCustomRotorsDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Restaurant Menu"),
                ExpectedElement(
                    description: "Use the \"Vegan Options\" rotor.",
                    rotors: [
                        "Vegan Options": [
                            "Garden Salad, $9, Vegan", "Falafel Wrap, $11, Vegan", "Buddha Bowl, $14, Vegan",
                        ]
                    ]),
                ExpectedElement(description: "Classic Burger, $12"),
                ExpectedElement(description: "Garden Salad, $9, Vegan"),
                ExpectedElement(description: "Ribeye Steak, $28"),
                ExpectedElement(description: "Falafel Wrap, $11, Vegan"),
                ExpectedElement(description: "Grilled Salmon, $22"),
                ExpectedElement(description: "Buddha Bowl, $14, Vegan"),
            ]
        ) {
            // The second text was shortened; what a rotor leads to speaks the element's label, not the entry's.
            VeganMenu()
        },
        SwiftUICase(
            "pb-separate-actions", .device,
            "playbook-ui/accessibility-snapshot-ios@6d87fbc assets/percy.png (left) + ActionExample.swift",
            expect: [
                ExpectedElement(description: "Element with default action"),
                ExpectedElement(description: "Element with default action. Button."),
                ExpectedElement(description: "Element with custom actions"),
                ExpectedElement(
                    description: "Element with custom actions", actions: ["Custom Action 2", "Custom Action 1"]),
                ExpectedElement(description: "Custom adjustment action element"),
                ExpectedElement(
                    description: "Custom increment element: 0. Adjustable.",
                    hint: "Swipe up or down with one finger to adjust the value."),
            ]
        ) {
            // Chained named actions: the last one written comes first.
            VStack(alignment: .leading) {
                Text("Element with default action")
                RoundedRectangle(cornerRadius: 8).frame(width: 128, height: 48)
                    .accessibilityLabel(Text("Element with default action"))
                    .accessibilityAddTraits(.isButton)
                    .accessibilityAction {}
                Text("Element with custom actions")
                RoundedRectangle(cornerRadius: 8).frame(width: 128, height: 48)
                    .accessibilityLabel(Text("Element with custom actions"))
                    .accessibilityAction(named: Text("Custom Action 1")) {}
                    .accessibilityAction(named: Text("Custom Action 2")) {}
                Text("Custom adjustment action element")
                RoundedRectangle(cornerRadius: 8).frame(width: 128, height: 48)
                    .accessibilityLabel(Text("Custom increment element"))
                    .accessibilityValue(Text(verbatim: "0"))
                    .accessibilityAdjustableAction { _ in }
            }
        },
        SwiftUICase(
            "cvs-card-link-with-actions", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/CardsView.swift (good, NavigationLink with actions)",
            expect: [
                ExpectedElement(
                    type: .button, label: "NEW, $3.00 off any haircut, Expires 05/31/24", traits: [.button],
                    actionsInAnyOrder: ["Show details", "Add coupon to wallet"])
            ]
        ) {
            // A link flattens its label like a button. Chained actions stand in reverse order in
            // accessibilityCustomActions (as-custom-actions).
            NavigationStack {
                NavigationLink(destination: Text("Detail")) {
                    VStack(alignment: .leading) {
                        Text("NEW")
                        Text("$3.00 off any haircut")
                        Text("Expires 05/31/24")
                    }
                }
                .accessibilityAction(named: "Show details") {}
                .accessibilityAction(named: "Add coupon to wallet") {}
            }
        },
        SwiftUICase(
            "pr-actions-heard-in-reverse", .practitioner, "zenn.dev/moutend/articles/aeaa11e2e2c30a (iOS 15.3.1)",
            expect: [
                ExpectedElement(type: .button, label: "Button", actions: ["Three", "Two", "One"])
            ]
        ) {
            // Swiping down tells the action that was written last first; the reference images of iOS 18.5 and 26.2
            // show the same reversed array.
            Button("Button") {}
                .accessibilityAction(named: "One") {}
                .accessibilityAction(named: "Two") {}
                .accessibilityAction(named: "Three") {}
        },
    ]
}
