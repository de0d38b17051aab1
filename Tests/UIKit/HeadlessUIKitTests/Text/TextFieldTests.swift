import AccessibilityTree
import Testing

@testable import HeadlessUIKit

/// Text fields and text views: their announcements, and how editing begins and ends.
@MainActor struct TextFieldTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var allowsEnd = true

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            log.append("shouldBegin")
            return true
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allowsEnd }
        func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { string != "x" }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.append("return")
            return true
        }
    }

    private func names(_ view: UIView) -> [String] {
        AccessibilityTraits(rawValue: view.accessibilityTraits.rawValue).names
    }

    private func show(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.addSubview(view)
        return window
    }

    @Test func `an empty field speaks its placeholder`() {
        let field = UITextField()
        #expect(field.isAccessibilityElement)
        #expect(field.accessibilityValue == nil)
        field.placeholder = "Name"
        #expect(field.accessibilityLabel == nil)
        #expect(field.accessibilityValue == "Name")
        field.text = "Ada"
        #expect(field.accessibilityValue == "Ada")
        #expect(names(field) == ["textEntry"])
        field.text = nil
        #expect(field.text == "")
        #expect(field.accessibilityValue == "Name")
    }

    @Test func `a secret field speaks a bullet for each character and shows nothing to audits`() {
        let field = UITextField()
        field.text = "pässword"
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "••••••••")
        #expect(names(field) == ["textEntry", "secureTextField"])
        #expect(field.accessibilityAppearance?.text == "••••••••")
    }

    @Test func `a tap begins editing and resigning ends it`() {
        let field = UITextField()
        let delegate = Delegate()
        field.delegate = delegate
        #expect(!field.becomeFirstResponder())
        let window = show(field)
        var events: [String] = []
        field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
        field.performPrimaryAction()
        #expect(field.isEditing)
        #expect(names(field) == ["textEntry", "isEditing"])
        delegate.allowsEnd = false
        #expect(!field.resignFirstResponder())
        delegate.allowsEnd = true
        #expect(field.resignFirstResponder())
        #expect(names(field) == ["textEntry"])
        #expect(delegate.log == ["shouldBegin", "didBegin", "didEnd"])
        #expect(events == ["begin", "end"])
        withExtendedLifetime(window) {}
    }

    @Test func `a second field takes the editing over`() {
        let first = UITextField()
        let second = UITextField()
        let window = show(first)
        window.addSubview(second)
        first.becomeFirstResponder()
        second.becomeFirstResponder()
        #expect(!first.isEditing)
        #expect(second.isEditing)
    }

    @Test func `typing asks the delegate and notifies the targets`() {
        let field = UITextField()
        let delegate = Delegate()
        field.delegate = delegate
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        field.insertText("a")
        field.insertText("x")
        field.insertText("👩‍👩‍👧")
        field.deleteBackward()
        #expect(field.text == "a")
        #expect(changes == 3)
        field.insertText("\n")
        #expect(delegate.log == ["return"])
        #expect(field.text == "a")
    }

    @Test func `a text view is a text area that speaks its text`() {
        let view = UITextView()
        #expect(view.accessibilityValue == nil)
        #expect(names(view) == ["textEntry", "textArea"])
        view.text = "One\nTwo"
        #expect(view.accessibilityValue == "One\nTwo")
        let window = show(view)
        #expect(view.becomeFirstResponder())
        #expect(names(view) == ["textEntry", "isEditing", "textArea"])
        view.isEditable = false
        #expect(names(view) == ["staticText", "readOnly"])
        withExtendedLifetime(window) {}
    }

    @Test func `typing in a text view notifies the delegate and grows the content`() {
        final class Delegate: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let delegate = Delegate()
        view.delegate = delegate
        view.layoutIfNeeded()
        let height = view.contentSize.height
        for _ in 0..<20 { view.insertText("A line of text. ") }
        view.deleteBackward()
        view.layoutIfNeeded()
        #expect(delegate.changes == 21)
        #expect(view.text.hasSuffix("text."))
        #expect(view.contentSize.height > height)
    }
}
