import Foundation

extension ClassDescription {
    /// Views that show text, and those for text input.
    static let texts: [ClassDescription] = [
        // A label without a text is no element.
        ClassDescription(
            UILabel.self, element: "label", traits: .staticText, make: { UILabel(frame: .zero) }
        ) { label in
            [
                label.font("font") { $0.font = $1 },
                label.requiredColor("textColor") { $0.textColor = $1 },
                label.text("text", isClearedWhenAbsent: true) { $0.text = $1 },
                label.styledText("attributedText") { $0.attributedText = $1 },
                label.whole("numberOfLines", in: 0...1_000_000, absent: 1) { $0.numberOfLines = $1 },
                label.flag("isEnabled", absent: true) { $0.isEnabled = $1 },
                label.flag("isHighlighted", absent: false) { $0.isHighlighted = $1 },
                label.choice("textAlignment", of: textAlignments) { $0.textAlignment = $1 },
                label.choice("lineBreakMode", of: lineBreakModes) { $0.lineBreakMode = $1 },
                label.flag("adjustsFontForContentSizeCategory", absent: false) {
                    $0.adjustsFontForContentSizeCategory = $1
                },
                label.flag("adjustsFontSizeToFitWidth", file: "adjustsFontSizeToFit") {
                    $0.adjustsFontSizeToFitWidth = $1
                },
                label.number("minimumScaleFactor") { $0.minimumScaleFactor = $1 },
                label.number("preferredMaxLayoutWidth", file: nil) { $0.preferredMaxLayoutWidth = $1 },
            ]
        },
        ClassDescription(
            UITextView.self, element: "textView", isElement: true, traits: [.textEntry, .textArea],
            make: { UITextView(frame: .zero) }
        ) { text in
            [
                text.font("font") { $0.font = $1 },
                text.color("textColor") { $0.textColor = $1 },
                text.checkedText("text") { owner, string in
                    owner.text = string
                    return true
                },
                text.styledText("attributedText") { $0.attributedText = $1 },
                text.flag("isEditable", absent: true) { $0.isEditable = $1 },
                text.flag("isSelectable", absent: true) { $0.isSelectable = $1 },
                text.choice("textAlignment", of: textAlignments) { $0.textAlignment = $1 },
                text.flag("adjustsFontForContentSizeCategory", absent: false) {
                    $0.adjustsFontForContentSizeCategory = $1
                },
                text.flag(
                    "isSecureTextEntry", also: ["isSecure", "secure"], file: "textInputTraits.secureTextEntry",
                    absent: false
                ) { $0.isSecureTextEntry = $1 },
                text.choice("keyboardType", of: keyboards, file: "textInputTraits.keyboardType") {
                    $0.keyboardType = $1
                },
                text.choice("returnKeyType", of: returnKeys, file: "textInputTraits.returnKeyType") {
                    $0.returnKeyType = $1
                },
            ]
        },
    ]

    /// Text fields are controls: the properties of controls are set before.
    static let textFields = ClassDescription(
        UITextField.self, element: "textField", isElement: true, traits: .textEntry, make: { UITextField(frame: .zero) }
    ) { field in
        [
            field.font("font") { $0.font = $1 },
            field.color("textColor") { $0.textColor = $1 },
            field.text("text", isClearedWhenAbsent: true) { $0.text = $1 },
            field.text("placeholder", isClearedWhenAbsent: true) { $0.placeholder = $1 },
            field.styledText("attributedPlaceholder") { $0.attributedPlaceholder = $1 },
            field.choice("textAlignment", of: textAlignments) { $0.textAlignment = $1 },
            field.choice(
                "borderStyle", of: ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
            ) { $0.borderStyle = $1 },
            field.choice("clearButtonMode", of: viewModes) { $0.clearButtonMode = $1 },
            field.flag("clearsOnBeginEditing", absent: false) { $0.clearsOnBeginEditing = $1 },
            field.flag("adjustsFontForContentSizeCategory", absent: false) {
                $0.adjustsFontForContentSizeCategory = $1
            },
            field.flag("adjustsFontSizeToFitWidth", file: "adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 },
            field.number("minimumFontSize") { $0.minimumFontSize = $1 },
            field.flag(
                "isSecureTextEntry", also: ["isSecure", "secure"], file: "textInputTraits.secureTextEntry",
                absent: false
            ) { $0.isSecureTextEntry = $1 },
            field.choice("keyboardType", of: keyboards, file: "textInputTraits.keyboardType") { $0.keyboardType = $1 },
            field.choice("returnKeyType", of: returnKeys, file: "textInputTraits.returnKeyType") {
                $0.returnKeyType = $1
            },
            field.choice(
                "autocapitalizationType",
                of: [
                    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
                ], file: "textInputTraits.autocapitalizationType"
            ) { $0.autocapitalizationType = $1 },
            field.choice(
                "autocorrectionType", of: ["default": .default, "no": .no, "yes": .yes],
                file: "textInputTraits.autocorrectionType"
            ) { $0.autocorrectionType = $1 },
            field.checkedText("textContentType", file: "textInputTraits.textContentType") { owner, name in
                owner.textContentType = UITextContentType(rawValue: name)
                return true
            },
        ]
    }

    private static let textAlignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    // Interface Builder's words, and UIKit's.
    static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle, "byWordWrapping": .byWordWrapping,
        "byCharWrapping": .byCharWrapping, "byClipping": .byClipping, "byTruncatingHead": .byTruncatingHead,
        "byTruncatingTail": .byTruncatingTail, "byTruncatingMiddle": .byTruncatingMiddle,
    ]

    private static let viewModes: KeyValuePairs<String, UITextField.ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]

    private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
        "default": .default, "alphabet": .asciiCapable, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
        "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
        "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
