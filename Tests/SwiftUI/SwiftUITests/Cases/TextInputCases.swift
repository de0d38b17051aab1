import SwiftUI

extension SwiftUICase {
    static let textInput: [SwiftUICase] = [
        SwiftUICase(
            "as-text-entry", .device,
            "cashapp/AccessibilitySnapshot@5b03db8 Example/AccessibilitySnapshot/SwiftUITextEntry.swift + SnapshotTests/__Snapshots__/SnapshotTestingTests/testSwiftUITextEntry.402x874-26-2-3x.png (18.5, 17.5 alike)",
            expect: [
                ExpectedElement(description: "SwiftUI Text Field. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Value in Text Field. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Password. Secure Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "•••••••••. Secure Text Field.", hint: "Double tap to edit."),
                ExpectedElement(
                    description: "Text Field.", hint: "Double tap to edit., Use the rotor to access Misspelled Words"),
            ]
        ) {
            // The title is the placeholder: it is announced only while the field is empty.
            VStack {
                TextField("SwiftUI Text Field", text: .constant(""))
                TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
                SecureField("Password", text: .constant(""))
                SecureField("Password", text: .constant("secret123"))
                TextEditor(text: .constant(""))
            }
        },
        SwiftUICase(
            "cvs-buttons-fields-with-labels", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniques/iOSswiftUIa11yTechniquesTests/__Snapshots__/AccessibilitySnapshotTests/testButtonsViewAccessibilitySnapshot.1.png + ButtonsView.swift",
            expect: [
                ExpectedElement(description: "Username"),
                ExpectedElement(description: "Username: jdoe24. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Edit Username. Button."),
                ExpectedElement(description: "Email"),
                ExpectedElement(description: "Email: jdoe24@gmail.com. Text Field.", hint: "Double tap to edit."),
                ExpectedElement(description: "Edit Email. Button."),
                ExpectedElement(description: "Details. Button.", hint: "Good Example Unique .accessibilityLabel"),
            ]
        ) {
            // The label of a collapsed disclosure group is a button and takes the group's hint; the tool does not
            // say "collapsed".
            VStack {
                HStack {
                    Text("Username").frame(minWidth: 80, alignment: .leading)
                    TextField("", text: .constant("jdoe24"))
                        .textFieldStyle(RoundedBorderTextFieldStyle())
                        .accessibilityLabel("Username")
                    Button(action: {}) { Text("Edit") }.accessibilityLabel("Edit Username")
                }
                HStack {
                    Text("Email").frame(minWidth: 80, alignment: .leading)
                    TextField("", text: .constant("jdoe24@gmail.com"))
                        .textFieldStyle(RoundedBorderTextFieldStyle())
                        .accessibilityLabel("Email")
                    Button(action: {}) { Text("Edit") }.accessibilityLabel("Edit Email")
                }
                DisclosureGroup("Details") { Text("How it is made.") }
                    .padding(.bottom)
                    .accessibilityHint("Good Example Unique .accessibilityLabel")
            }
            .padding()
        },
        SwiftUICase(
            "cvs-ui-error-validation", .device,
            "cvs-health/ios-swiftui-accessibility-techniques@47e3a29 iOSswiftUIa11yTechniquesUITests/iOSswiftUIa11yTechniquesUITests.swift testErrorValidation + ErrorValidationView.swift",
            expect: [
                ExpectedElement(type: .textField, label: "First Name *", identifier: "fNameGood"),
                ExpectedElement(type: .textField, label: "Last Name *"),
                ExpectedElement(type: .textField, label: "Phone Number", identifier: "phoneGood"),
                ExpectedElement(type: .textField, label: "Email *"),
            ]
        ) {
            // Also with axis: .vertical it is a text FIELD.
            VStack {
                TextField("", text: .constant(""), axis: .vertical)
                    .accessibilityLabel("First Name *")
                    .accessibilityHint("\u{26a0} First Name is required. Please enter your first name.")
                    .accessibilityIdentifier("fNameGood")
                TextField("", text: .constant(""), axis: .vertical).accessibilityLabel("Last Name *")
                TextField("", text: .constant(""), axis: .vertical).accessibilityLabel("Phone Number")
                    .accessibilityIdentifier("phoneGood")
                TextField("", text: .constant(""), axis: .vertical).accessibilityLabel("Email *")
            }
        },
        SwiftUICase(
            "si-field-value", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/TextFieldTests.swift",
            expect: [
                ExpectedElement(type: .textField, value: "Some Value", identifier: "the_textfield")
            ]
        ) {
            TextField("Enter text", text: .constant("Some Value")).accessibilityIdentifier("the_textfield")
        },
        SwiftUICase(
            "si-field-among-others", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/TextFieldTests.swift",
            expect: [
                ExpectedElement(type: .staticText, label: "Some Text"),
                ExpectedElement(type: .textField, identifier: "the_textfield"),
                ExpectedElement(type: .button, label: "Some button"),
            ]
        ) {
            VStack {
                Text("Some Text")
                TextField("Enter text", text: .constant("")).accessibilityIdentifier("the_textfield")
                Button("Some button", action: {})
            }
        },
        SwiftUICase(
            "si-secure-field", .device,
            "SisyphosTests/Sisyphos@31469f6 Tests/SisyphosTestApp/SisyphosTests/SecureTextFieldTests.swift",
            expect: [
                ExpectedElement(type: .secureTextField, identifier: "the_securefield")
            ]
        ) {
            SecureField("Enter password", text: .constant("")).accessibilityIdentifier("the_securefield")
        },
        SwiftUICase(
            "ma-field-editing", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/text-input/text-input_IosVoiceOver-en-US.vtt",
            match: .words,
            activating: [""],
            expect: [
                ExpectedElement(description: "To, text field, is editing, insertion point at start")
            ]
        ) {
            TextField("To", text: .constant(""))
        },
        SwiftUICase(
            "ma-search", .recording,
            "tmobile/magentaA11y@1581528 public/content/assets/media/video/native/search/search_IosVoiceOver-en-US.vtt",
            match: .words,
            expect: [
                ExpectedElement(description: "Search, search field")
            ]
        ) {
            // Only the search field of the screen.
            NavigationStack {
                List { Text("Row") }.searchable(text: .constant(""))
            }
        },
    ]
}
