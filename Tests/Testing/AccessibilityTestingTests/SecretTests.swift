import AccessibilityTesting
import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import Testing

/// A secret of an app's own making is never read in the clear.
@Suite(.serialized) @MainActor struct SecretTests {
    /// A field for a PIN that the app has made itself: a view that takes keys.
    private final class PINView: UIView, UIKeyInput {
        var digits = "" { didSet { accessibilityValue = digits } }
        var keyboardType = UIKeyboardType.numberPad
        var returnKeyType = UIReturnKeyType.default
        var autocapitalizationType = UITextAutocapitalizationType.none
        var autocorrectionType = UITextAutocorrectionType.no
        var isSecureTextEntry = false
        var textContentType: UITextContentType!

        init(_ digits: String) {
            super.init(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
            isAccessibilityElement = true
            accessibilityLabel = "PIN"
            // The private trait of secure text fields.
            accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 24)
            self.digits = digits
            accessibilityValue = digits
        }

        required init?(coder: NSCoder) { nil }

        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { digits = String(digits.dropLast()) }
        override var canBecomeFirstResponder: Bool { true }
        override func accessibilityActivate() -> Bool { becomeFirstResponder() }
    }

    private func reader(_ view: UIView) -> ScreenReaderSession {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        screen.addSubview(view)
        let reader = ScreenReaderSession(view: screen)
        reader.settle()
        return reader
    }

    private func expectSecret(_ reader: ScreenReaderSession, _ secret: String = "5678") throws {
        let said = reader.session.spokenLog.joined(separator: "\n")
        let tree = reader.session.tree
        let json = String(decoding: try JSONEncoder().encode(tree), as: UTF8.self)
        for text in [said, reader.session.log.description, tree.dump(), json] {
            #expect(!text.contains(secret), "\(text)")
            for digit in secret { #expect(!said.contains(digit), "\(said)") }
        }
    }

    @Test func `a view with the trait of secure fields is read as bullets, whatever is done with it`() throws {
        let reader = reader(PINView("5678"))
        defer { reader.end() }
        #expect(reader.session.spokenLog.contains { $0.contains("PIN, ••••") })
        for setting in [RotorSetting.characters, .words, .lines, .edit] {
            reader.session.perform(Command.rotor(setting))
            for _ in 0..<5 { reader.session.nextItem() }
            for _ in 0..<5 { reader.session.previousItem() }
        }
        for command in [
            Command.readElement, .readFromTop, .readPosition, .copyLastSpeech, .itemChooser, .next, .escape,
        ] {
            reader.session.perform(command)
            reader.settle()
        }
        try expectSecret(reader)
    }

    @Test func `typing into it is not echoed and never logged`() throws {
        let view = PINView("")
        let reader = reader(view)
        defer { reader.end() }
        reader.session.activate()
        #expect(view.isFirstResponder)
        reader.session.perform(Command.type("5678"))
        #expect(view.digits == "5678")
        reader.session.perform(.deleteBackward)
        reader.session.perform(Command.type("8"))
        reader.settle()
        try expectSecret(reader)
    }

    @Test func `a field that the app has given the trait is as secret as one with secure text entry`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 24 | 1 << 18)
        field.text = "5678"
        let reader = reader(field)
        defer { reader.end() }
        reader.session.activate()
        for setting in [RotorSetting.characters, .edit] {
            reader.session.perform(Command.rotor(setting))
            for _ in 0..<6 { reader.session.previousItem() }
        }
        reader.session.perform(Command.type("5"))
        reader.settle()
        try expectSecret(reader)
    }

    @Test(arguments: [true, false]) func `what an app says of a secure field is no less secret`(_ isEmpty: Bool) throws
    {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.isSecureTextEntry = true
        field.text = isEmpty ? "" : "0000"
        field.placeholder = "Your PIN"
        field.accessibilityValue = "5678"
        // An app may take the private trait away; the text is secret all the same.
        field.accessibilityTraits = .staticText
        let reader = reader(field)
        defer { reader.end() }
        reader.session.activate()
        reader.session.perform(.readElement)
        reader.settle()
        try expectSecret(reader)
    }

    @Test func `VoiceOver reads the placeholder of an empty secure field`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.isSecureTextEntry = true
        field.placeholder = "Your PIN"
        let reader = reader(field)
        defer { reader.end() }
        #expect(reader.session.spokenLog.contains { $0.hasPrefix("Your PIN, secure text field") })
    }

    @Test func `a cell does not speak the secret that it holds`() {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 402, height: 60))
        cell.contentView.addSubview(PINView("5678"))
        #expect(cell.accessibilityLabel == "PIN, ••••")
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 402, height: 60))
        field.text = "5678"
        field.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 24)
        let other = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 402, height: 60))
        other.contentView.addSubview(field)
        #expect(other.accessibilityLabel == nil, "the field is an element of its own")
        other.isAccessibilityElement = true
        #expect(other.accessibilityLabel == "••••")
    }
}
