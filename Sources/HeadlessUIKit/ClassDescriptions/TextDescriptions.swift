import Foundation

extension ClassDescription {
    /// Views that show text, and those that take it.
    static let texts: [ClassDescription] = [
        // A label without a text is no element.
        ClassDescription(
            UILabel.self, element: "label", traits: .staticText, make: { UILabel(frame: .zero) }
        ) { label in
            [
                label.font("font") { $0.font = $1 },
                label.color("textColor") { $0.textColor = $1 },
                label.text("text", isClearedWhenAbsent: true, \.text),
                label.styledText("attributedText", \.attributedText),
                label.whole("numberOfLines", in: 0...1_000_000, absent: 1, \.numberOfLines),
                label.flag("isEnabled", absent: true, \.isEnabled),
                label.flag("isHighlighted", absent: false, \.isHighlighted),
                label.choice("textAlignment", of: textAlignments, \.textAlignment),
                label.choice("lineBreakMode", of: lineBreakModes, \.lineBreakMode),
                label.flag("adjustsFontForContentSizeCategory", absent: false, \.adjustsFontForContentSizeCategory),
                label.flag("adjustsFontSizeToFitWidth", file: "adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
                label.number("minimumScaleFactor", \.minimumScaleFactor),
                label.number("preferredMaxLayoutWidth", file: nil, \.preferredMaxLayoutWidth),
            ]
        },
        ClassDescription(
            UITextView.self, element: "textView", isElement: true, traits: [.textEntry, .textArea],
            make: { UITextView(frame: .zero) }
        ) { text in
            [
                text.font("font") { $0.font = $1 },
                text.color("textColor", \.textColor),
                text.checkedText("text") { owner, string in
                    owner.text = string
                    return true
                },
                text.styledText("attributedText", \.attributedText),
                text.flag("isEditable", absent: true, \.isEditable),
                text.flag("isSelectable", absent: true, \.isSelectable),
                text.choice("textAlignment", of: textAlignments, \.textAlignment),
                text.flag("adjustsFontForContentSizeCategory", absent: false, \.adjustsFontForContentSizeCategory),
                text.flag(
                    "isSecureTextEntry", also: ["isSecure", "secure"], file: "textInputTraits.secureTextEntry",
                    absent: false,
                    \.isSecureTextEntry),
                text.choice("keyboardType", of: keyboards, file: "textInputTraits.keyboardType", \.keyboardType),
                text.choice("returnKeyType", of: returnKeys, file: "textInputTraits.returnKeyType", \.returnKeyType),
            ]
        },
    ]

    /// Text fields are controls: what controls have is set before.
    static let textFields = ClassDescription(
        UITextField.self, element: "textField", isElement: true, traits: .textEntry, make: { UITextField(frame: .zero) }
    ) { field in
        [
            field.font("font") { $0.font = $1 },
            field.color("textColor", \.textColor),
            field.text("text", isClearedWhenAbsent: true, \.text),
            field.text("placeholder", isClearedWhenAbsent: true, \.placeholder),
            field.styledText("attributedPlaceholder", \.attributedPlaceholder),
            field.choice("textAlignment", of: textAlignments, \.textAlignment),
            field.choice(
                "borderStyle", of: ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect],
                \.borderStyle),
            field.choice("clearButtonMode", of: viewModes, \.clearButtonMode),
            field.flag("clearsOnBeginEditing", absent: false, \.clearsOnBeginEditing),
            field.flag("adjustsFontForContentSizeCategory", absent: false, \.adjustsFontForContentSizeCategory),
            field.flag("adjustsFontSizeToFitWidth", file: "adjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            field.number("minimumFontSize", \.minimumFontSize),
            field.flag(
                "isSecureTextEntry", also: ["isSecure", "secure"], file: "textInputTraits.secureTextEntry",
                absent: false,
                \.isSecureTextEntry),
            field.choice("keyboardType", of: keyboards, file: "textInputTraits.keyboardType", \.keyboardType),
            field.choice("returnKeyType", of: returnKeys, file: "textInputTraits.returnKeyType", \.returnKeyType),
            field.choice(
                "autocapitalizationType",
                of: [
                    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
                ], file: "textInputTraits.autocapitalizationType", \.autocapitalizationType),
            field.choice(
                "autocorrectionType", of: ["default": .default, "no": .no, "yes": .yes],
                file: "textInputTraits.autocorrectionType", \.autocorrectionType),
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
    private static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
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
