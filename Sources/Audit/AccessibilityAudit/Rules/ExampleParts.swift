import AccessibilityTree

// The parts of the examples of several rules.

extension Node {
    /// Changes the appearance.
    mutating func editAppearance(_ edit: (inout Appearance) -> Void) {
        var looks = appearance ?? Appearance()
        edit(&looks)
        appearance = looks
    }

    /// Draws a text.
    mutating func shows(text: String) { editAppearance { $0.text = text } }

    /// Draws its text in a color.
    mutating func textIs(_ color: Appearance.Color) { editAppearance { $0.textColor = color } }

    /// Fills itself with a color.
    mutating func paints(_ color: Appearance.Color) { editAppearance { $0.backgroundColor = color } }

    /// Draws an image, from whose name the label is derived.
    mutating func shows(_ image: String, isSymbol: Bool) {
        editAppearance { ($0.imageName, $0.isSymbol) = (image, isSymbol) }
        touch?.isLabelGiven = false
    }

    /// Declares the element in a file.
    mutating func isInFile() {
        source = SourceLocation(file: "Main.storyboard", line: 12, column: 9, objectID: "example")
    }
}

extension ExampleView {
    /// A modal view in the middle of the screen.
    static func modal(_ views: ExampleView...) -> ExampleView {
        .container(Rect(x: 40, y: 90, width: 300, height: 200), views) { $0.isModal = true }
    }
}

extension RuleExample {
    /// The same screen, and code reaches its views that are in a file by an outlet.
    func reached(by outlet: String) -> RuleExample { declaring { $0.outlets = [outlet] } }

    /// The same screen, with facts about its views that are in a file.
    func declaring(_ edit: (inout Declaration) -> Void) -> RuleExample {
        var copy = self
        edit(&copy.screen.declarations["example", default: Declaration()])
        return copy
    }

    /// The same screen, with a text that the file declares and that is translated.
    func declaring(_ text: Declaration.TranslatedText) -> RuleExample {
        declaring { $0.texts = [text] }
    }
}
