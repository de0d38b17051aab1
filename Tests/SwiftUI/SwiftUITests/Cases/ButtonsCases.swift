import SwiftUI

extension SwiftUICase {
    static let buttons: [SwiftUICase] = [
        SwiftUICase(
            "as-basic-button-with-hint", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testBasicAccessibilityDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Hint, What happens when activated"),
                ExpectedElement(description: "Delete. Button.", hint: "Removes this item permanently"),
            ]
        ) {
            Titled(title: "Hint", detail: "What happens when activated") {
                Button("Delete") {}
                    .buttonStyle(.bordered)
                    .tint(.red)
                    .accessibilityHint("Removes this item permanently")
            }
        },
        SwiftUICase(
            "as-basic-input-labels", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshotPreviewsDemo/BasicAccessibilityDemo.swift + AccessibilitySnapshotPreviewsTests/ReferenceImages/_64/…/testBasicAccessibilityDemo_26_2_402x874@3x.png",
            expect: [
                ExpectedElement(description: "Input Labels, Voice Control phrases"),
                ExpectedElement(
                    description: "Microphone. Button.", inputLabels: ["Microphone", "Mic", "Record", "Voice"]),
            ]
        ) {
            // Input labels are never spoken; a button whose label is an image has no image trait.
            Titled(title: "Input Labels", detail: "Voice Control phrases") {
                Button {
                } label: {
                    Image(systemName: "mic.fill")
                }
                .buttonStyle(.bordered)
                .accessibilityLabel("Microphone")
                .accessibilityInputLabels(["Microphone", "Mic", "Record", "Voice"])
            }
        },
        SwiftUICase(
            "cvs-buttons-disabled-label", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniquesTests/__Snapshots__/AccessibilitySnapshotTests/testButtonsViewAccessibilitySnapshot.1.png + ButtonsView.swift",
            expect: [
                ExpectedElement(description: "Good Example Disabled Button. Heading."),
                ExpectedElement(description: "Username"),
                ExpectedElement(description: "Username. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Password"),
                ExpectedElement(description: "Password. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Log In. Dimmed. Button."),
                ExpectedElement(description: "Details. Button.", hint: "Good Example Disabled Button"),
            ]
        ) {
            // Disabled on what stands inside the button's label dims the button's element.
            VStack {
                Text("Good Example Disabled Button").accessibilityAddTraits(.isHeader)
                Text("Username").frame(maxWidth: .infinity, alignment: .leading)
                TextField("", text: .constant(""))
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .accessibilityLabel("Username")
                Text("Password").frame(maxWidth: .infinity, alignment: .leading)
                TextField("", text: .constant(""))
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .accessibilityLabel("Password")
                Button(action: {}) {
                    Text("Log In")
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding()
                        .disabled(true)
                }
                DisclosureGroup("Details") { Text("How it is made.") }
                    .accessibilityHint("Good Example Disabled Button")
            }
            .padding()
        },
        SwiftUICase(
            "cvs-buttons-generic-labels", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniquesTests/__Snapshots__/AccessibilitySnapshotTests/testButtonsViewAccessibilitySnapshot.1.png + ButtonsView.swift",
            expect: [
                ExpectedElement(description: "Bad Examples. Heading."),
                ExpectedElement(description: "Bad Example Generic Labels. Heading."),
                ExpectedElement(description: "Username"),
                ExpectedElement(description: "jdoe24. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Edit. Button."),
                ExpectedElement(description: "Email"),
                ExpectedElement(description: "jdoe24@gmail.com. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Edit Button. Button."),
                ExpectedElement(description: "Details. Button.", hint: "Bad Example Generic Labels"),
            ]
        ) {
            // A field takes no label from the text beside it.
            VStack {
                Text("Bad Examples").accessibilityAddTraits(.isHeader)
                Text("Bad Example Generic Labels").accessibilityAddTraits(.isHeader)
                HStack {
                    Text("Username").frame(minWidth: 80, alignment: .leading)
                    TextField("", text: .constant("jdoe24")).textFieldStyle(RoundedBorderTextFieldStyle())
                    Button(action: {}) { Text("Edit") }
                }
                HStack {
                    Text("Email").frame(minWidth: 80, alignment: .leading)
                    TextField("", text: .constant("jdoe24@gmail.com")).textFieldStyle(RoundedBorderTextFieldStyle())
                    Button(action: {}) { Text("Edit") }.accessibilityLabel("Edit Button")
                }
                DisclosureGroup("Details") { Text("How it is made.") }
                    .accessibilityHint("Bad Example Generic Labels")
            }
            .padding()
        },
        SwiftUICase(
            "cvs-buttons-tint-is-not-disabled", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniquesTests/__Snapshots__/AccessibilitySnapshotTests/testButtonsViewAccessibilitySnapshot.1.png + ButtonsView.swift",
            expect: [
                ExpectedElement(description: "Bad Example Disabled Button. Heading."),
                ExpectedElement(description: "Username"),
                ExpectedElement(description: "Username. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Password"),
                ExpectedElement(description: "Password. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Log In. Button."),
                ExpectedElement(description: "Details. Button.", hint: "Bad Example Disabled Button"),
            ]
        ) {
            VStack {
                Text("Bad Example Disabled Button").accessibilityAddTraits(.isHeader)
                Text("Username").frame(maxWidth: .infinity, alignment: .leading)
                TextField("", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()).accessibilityLabel(
                    "Username")
                Text("Password").frame(maxWidth: .infinity, alignment: .leading)
                TextField("", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()).accessibilityLabel(
                    "Password")
                Button(action: {}) {
                    Text("Log In").frame(maxWidth: .infinity, alignment: .leading).padding().tint(.gray)
                }
                DisclosureGroup("Details") { Text("How it is made.") }
                    .accessibilityHint("Bad Example Disabled Button")
            }
            .padding()
        },
        SwiftUICase(
            "cvs-ui-links", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testLinks + LinksView.swift",
            expect: [
                ExpectedElement(
                    type: .link, label: "Log In", identifier: "goodLink1a", traits: [.link], absentTraits: [.button]),
                ExpectedElement(type: .link, label: "Create Account", identifier: "goodLink1b"),
                ExpectedElement(type: .link, label: "View Weekly Ad", identifier: "goodLink2"),
                ExpectedElement(type: .button, label: "Click here", identifier: "badLink1a", traits: [.button, .link]),
                ExpectedElement(type: .button, label: "here", identifier: "badLink1b", traits: [.button, .link]),
                ExpectedElement(
                    type: .button, label: "View Weekly Ad", identifier: "badLink2", traits: [.button],
                    absentTraits: [.link]),
            ]
        ) {
            // A Link has both traits, button and link.
            VStack {
                Link(destination: URL(string: "https://www.example.com/login")!) { Text("Log In").underline() }
                    .accessibilityRemoveTraits(.isButton).accessibilityIdentifier("goodLink1a")
                Link(destination: URL(string: "https://www.example.com/create-account")!) {
                    Text("Create Account").underline()
                }
                .accessibilityRemoveTraits(.isButton).accessibilityIdentifier("goodLink1b")
                Link(destination: URL(string: "https://www.example.com/weekly-ad")!) { Text("View Weekly Ad") }
                    .accessibilityRemoveTraits(.isButton).accessibilityIdentifier("goodLink2")
                Link(destination: URL(string: "https://www.example.com/login")!) { Text("Click here") }
                    .accessibilityIdentifier("badLink1a")
                Link(destination: URL(string: "https://www.example.com/create-account")!) { Text("here") }
                    .accessibilityIdentifier("badLink1b")
                Button(action: {}) { Text("View Weekly Ad") }.accessibilityIdentifier("badLink2")
            }
        },
        SwiftUICase(
            "cvs-ui-button-by-name", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testXCTestAccessibility + XCTestAccessibilityView.swift",
            expect: [
                ExpectedElement(type: .button, label: "Scan barcode", identifier: "goodButtonLabel")
            ]
        ) {
            Button(action: {}) { Image("barcode.viewfinder") }
                .accessibilityLabel("Scan barcode")
                .accessibilityIdentifier("goodButtonLabel")
        },
        SwiftUICase(
            "cvs-link-two-traits", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/LinksView.swift:74,96",
            expect: [
                ExpectedElement(label: "Default link", traits: [.button, .link]),
                ExpectedElement(label: "Only a link", traits: [.link], absentTraits: [.button]),
            ]
        ) {
            VStack {
                Link("Default link", destination: URL(string: "https://example.com")!)
                Link("Only a link", destination: URL(string: "https://example.com")!)
                    .accessibilityRemoveTraits(.isButton)
            }
        },
        SwiftUICase(
            "cvs-link-as-button-bad", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/LinksView.swift:140",
            expect: [
                ExpectedElement(type: .button, label: "Visit the site", traits: [.button], absentTraits: [.link]),
                ExpectedElement(type: .staticText, label: "Tap me", absentTraits: [.link, .button]),
            ]
        ) {
            VStack {
                Button("Visit the site") {}
                Text("Tap me").foregroundColor(.blue).onTapGesture {}
            }
        },
        SwiftUICase(
            "cvs-markdown-links-stay-one-element", .practitioner,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniques/LinksView.swift:105-114",
            expect: [
                ExpectedElement(
                    type: .staticText, label: "Read the terms and the policy first.", links: ["terms", "policy"])
            ]
        ) {
            // One text element; links are reached with the Links rotor / by moving inside (the app: links inside
            // are not focused on their own).
            Text("Read the [terms](https://example.com/t) and the [policy](https://example.com/p) first.")
        },
        SwiftUICase(
            "cvs-errors-plain-choice-buttons", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniquesTests/__Snapshots__/AccessibilitySnapshotTests/testErrorValidationViewAccessibilitySnapshot.1.png + ErrorValidationView.swift",
            expect: [
                ExpectedElement(description: "Bad Example Choice Button Group Error Message. Heading."),
                ExpectedElement(description: "Choose an option"),
                ExpectedElement(description: "Option 1. Button."),
                ExpectedElement(description: "Option 2. Button."),
                ExpectedElement(description: "Option 3. Button."),
                ExpectedElement(description: "⚠ Please select one of the options."),
                ExpectedElement(description: "Submit Choice. Button."),
                ExpectedElement(description: "Details. Button.", hint: "Bad Example Choice Button Group Error Message"),
            ]
        ) {
            VStack(alignment: .leading, spacing: 8) {
                Text("Bad Example Choice Button Group Error Message").accessibilityAddTraits(.isHeader)
                Text("Choose an option").font(.subheadline)
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 100), spacing: 24)], spacing: 24) {
                    ForEach(1...3, id: \.self) { index in
                        Button(action: {}) { Text("Option \(index)").frame(minWidth: 100, minHeight: 100) }
                    }
                }
                Text("\u{26a0} Please select one of the options.")
                Button(action: {}) { Text("Submit Choice") }
                DisclosureGroup("Details") { Text("How it is made.") }
                    .accessibilityHint("Bad Example Choice Button Group Error Message")
            }
            .padding()
        },
    ]
}
