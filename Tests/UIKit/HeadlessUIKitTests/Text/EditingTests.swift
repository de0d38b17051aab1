import AccessibilityTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// The insertion point, the selection, the editing commands, and how assistive technologies see them.
@Suite(.serialized) @MainActor struct EditingTests {
    private final class FieldDelegate: NSObject, UITextFieldDelegate {
        var log: [String] = []
        var allows = true

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("\(range.location)+\(range.length) '\(string)'")
            return allows
        }
        func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    }

    private final class ViewDelegate: NSObject, UITextViewDelegate {
        var log: [String] = []

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("\(range.location)+\(range.length) '\(text)'")
            return true
        }
        func textViewDidChange(_ textView: UITextView) { log.append("change") }
        func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    }

    private func edit<View: UIView>(_ view: View) -> (View, UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        window.addSubview(view)
        #expect(view.becomeFirstResponder())
        return (view, window)
    }

    private func field(_ text: String) -> (UITextField, UIWindow) {
        let field = UITextField()
        field.text = text
        return edit(field)
    }

    private func facts(_ view: UIView) -> TextFacts? {
        view.window.flatMap { WindowSource($0).captureTree()[view.nodeID] }?.text
    }

    private func perform(_ action: ActionRequest.Action, _ view: UIView) -> ActionOutcome {
        ActionPerformer.perform(ActionRequest(target: view.nodeID, action: action))
    }

    @Test func `typing goes to the insertion point and takes the selection's place`() {
        let (field, window) = field("Ada")
        let delegate = FieldDelegate()
        field.delegate = delegate
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 3)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.insertText("D")
        #expect(field.text == "DAda")
        let end = field.position(from: field.beginningOfDocument, offset: 2) ?? field.endOfDocument
        field.selectedTextRange = field.textRange(from: end, to: field.beginningOfDocument)
        field.insertText("x")
        #expect(field.text == "xda")
        field.deleteBackward()
        #expect(field.text == "da")
        field.deleteBackward()
        #expect(field.text == "da")
        #expect(changes == 3)
        #expect(
            delegate.log == [
                "selection", "0+0 'D'", "selection", "selection", "0+2 'x'", "selection", "0+1 ''", "selection",
            ])
        withExtendedLifetime(window) {}
    }

    @Test func `whole characters are deleted and selected`() {
        let (field, window) = field("a👨‍👩‍👧e\u{301}")
        field.deleteBackward()
        #expect(field.text == "a👨‍👩‍👧")
        #expect(perform(.setSelection(TextRange(location: 3)), field).isHandled)
        #expect(facts(field)?.selection == TextRange(location: 1))
        field.insertText("b")
        #expect(field.text == "ab👨‍👩‍👧")
        withExtendedLifetime(window) {}
    }

    @Test func `a text view does the same and notifies its delegate`() {
        let view = UITextView()
        view.text = "one two"
        let delegate = ViewDelegate()
        view.delegate = delegate
        let (_, window) = edit(view)
        view.selectedRange = NSRange(location: 3, length: 4)
        view.insertText("!")
        #expect(view.text == "one!")
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        #expect(delegate.log == ["selection", "3+4 '!'", "change", "selection"])
        view.text = "new"
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        withExtendedLifetime(window) {}
    }

    @Test func `commands are offered while they do something`() {
        UIPasteboard.general.string = nil
        let (field, window) = field("one two")
        #expect(facts(field)?.commands == [.select, .selectAll])
        #expect(perform(.edit(.select), field).text == "two")
        #expect(facts(field)?.commands == [.selectAll, .cut, .copy])
        #expect(perform(.edit(.cut), field).text == "two")
        #expect(field.text == "one ")
        #expect(UIPasteboard.general.string == "two")
        #expect(facts(field)?.commands == [.selectAll, .paste, .undo])
        #expect(perform(.edit(.paste), field).text == "two")
        #expect(field.text == "one two")
        #expect(perform(.edit(.undo), field).text == "two")
        #expect(field.text == "one ")
        #expect(facts(field)?.commands.contains(.redo) == true)
        #expect(perform(.edit(.redo), field).isHandled)
        #expect(field.text == "one two")
        #expect(!perform(.edit(.redo), field).isHandled)
        field.selectAll(nil)
        field.copy(nil)
        #expect(UIPasteboard.general.string == "one two")
        field.delete(nil)
        #expect(field.text == "")
        UIPasteboard.general.string = nil
        withExtendedLifetime(window) {}
    }

    @Test func `a word that was typed is taken back as one`() {
        let (field, window) = field("")
        for character in "hi you" { field.insertText(String(character)) }
        _ = perform(.edit(.undo), field)
        #expect(field.text == "hi ")
        _ = perform(.edit(.undo), field)
        #expect(field.text == "")
        #expect(!perform(.edit(.undo), field).isHandled)
        withExtendedLifetime(window) {}
    }

    @Test func `a secret is neither read nor copied`() {
        let (field, window) = field("p👍x")
        field.isSecureTextEntry = true
        #expect(facts(field)?.selection == TextRange(location: 3))
        #expect(facts(field)?.string == nil)
        #expect(perform(.edit(.selectAll), field).text == nil)
        #expect(facts(field)?.selection == TextRange(location: 0, length: 3))
        #expect(facts(field)?.commands.contains(.copy) == false)
        #expect(facts(field)?.commands.contains(.cut) == false)
        #expect(perform(.setSelection(TextRange(location: 2)), field).isHandled)
        #expect(perform(.insertText("y"), field).text == nil)
        #expect(field.text == "p👍yx")
        #expect(perform(.deleteBackward, field).text == nil)
        #expect(field.text == "p👍x")
        withExtendedLifetime(window) {}
    }

    @Test(arguments: [true, false]) func `a secret does not get onto the pasteboard, by trait or by secure entry`(
        byTrait: Bool
    ) {
        let (field, window) = field("5678")
        if byTrait {
            field.accessibilityTraits = UIAccessibilityTraits(rawValue: 1 << 24 | 1 << 18)
        } else {
            field.isSecureTextEntry = true
        }
        UIPasteboard.general.string = "before"
        _ = perform(.edit(.selectAll), field)
        for command in [EditingCommand.copy, .cut] {
            #expect(!field.availableCommands.contains(command))
            #expect(!perform(.edit(command), field).isHandled)
        }
        #expect(UIPasteboard.general.string == "before" && field.text == "5678")
        withExtendedLifetime(window) {}
    }

    @Test func `a text view that is a secret is bullets, and its node says so whatever its traits are`() {
        let window = TestWindow()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "5678"
        view.isSecureTextEntry = true
        view.accessibilityTraits = .staticText
        window.add(view)
        #expect(view.accessibilityValue == "••••")
        let node = WindowSource(window.window).captureTree()[view.nodeID]
        #expect(node?.isSecret == true && node?.value == "••••")
    }

    @Test func `an empty field says that its placeholder is no text`() {
        let (field, window) = field("")
        field.placeholder = "Name"
        #expect(facts(field)?.string == "")
        field.resignFirstResponder()
        #expect(facts(field) == nil)
        withExtendedLifetime(window) {}
    }

    @Test func `what the delegate refuses is not done`() {
        let (field, window) = field("ab")
        let delegate = FieldDelegate()
        delegate.allows = false
        field.delegate = delegate
        #expect(!perform(.insertText("c"), field).isHandled)
        #expect(!perform(.deleteBackward, field).isHandled)
        #expect(!perform(.replaceText(TextRange(location: 0, length: 1), with: "x"), field).isHandled)
        #expect(field.text == "ab")
        withExtendedLifetime(window) {}
    }

    @Test func `keys go to what is being edited, the rest to the element alone`() {
        let (field, window) = field("")
        let other = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        window.addSubview(other)
        #expect(perform(.insertText("a"), other).isHandled)
        #expect(field.text == "a")
        #expect(!perform(.setSelection(TextRange(location: 0)), other).isHandled)
        field.resignFirstResponder()
        #expect(!perform(.insertText("a"), other).isHandled)
    }

    @Test(arguments: [
        TextRange(location: -1, length: 5), TextRange(location: .max, length: .max), TextRange(location: 1, length: -1),
        TextRange(location: .min, length: .max),
    ])
    func `ranges that cannot be are clamped`(_ range: TextRange) {
        let (field, window) = field("abc")
        #expect(perform(.setSelection(range), field).isHandled)
        _ = perform(.replaceText(range, with: "x"), field)
        let selection = facts(field)?.selection ?? TextRange(location: -1)
        #expect(selection.location >= 0 && selection.end <= field.text?.utf16.count ?? 0)
        withExtendedLifetime(window) {}
    }

    // MARK: Misspelled words

    private final class Dictionary: SpellingDictionary {
        let languages = ["en"]
        func isCorrect(_ word: String, language: String) -> Bool { word != "teh" }
        func guesses(for word: String, language: String) -> [String] { ["the"] }
    }

    @Test func `words that the dictionary does not know are marked`() {
        let (field, window) = field("see teh cat")
        #expect(facts(field)?.misspellings == [])
        UITextChecker.dictionary = Dictionary()
        defer { UITextChecker.dictionary = nil }
        field.accessibilityDidChange(.attributes)
        #expect(
            facts(field)?.misspellings == [.init(range: TextRange(location: 4, length: 3), suggestions: ["the"])])
        let checker = UITextChecker()
        let whole = NSRange(location: 0, length: 11)
        #expect(
            checker.rangeOfMisspelledWord(in: "see teh cat", range: whole, startingAt: 0, wrap: false, language: "en")
                == NSRange(location: 4, length: 3))
        #expect(
            checker.rangeOfMisspelledWord(in: "see teh cat", range: whole, startingAt: 8, wrap: false, language: "en")
                .location == NSNotFound)
        #expect(
            checker.rangeOfMisspelledWord(in: "see teh cat", range: whole, startingAt: 8, wrap: true, language: "en")
                .location == 4)
        UITextChecker.learnWord("teh")
        #expect(facts(field)?.misspellings == [])
        UITextChecker.unlearnWord("teh")
        field.autocorrectionType = .no
        #expect(facts(field)?.misspellings == [])
        withExtendedLifetime(window) {}
    }

    @Test func `marks of a text view's own come first`() {
        let text = NSMutableAttributedString(string: "teh cat")
        text.addAttribute(.accessibilityMarkedMisspelled, value: ["the"], range: NSRange(location: 0, length: 3))
        let view = UITextView()
        view.attributedText = text
        let (_, window) = edit(view)
        #expect(facts(view)?.misspellings == [.init(range: TextRange(location: 0, length: 3), suggestions: ["the"])])
        withExtendedLifetime(window) {}
    }

    // MARK: Lines

    @Test func `a label that wraps reports where its lines begin, also when its width changes`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.text = "one two three four five six"
        label.numberOfLines = 0
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.addSubview(label)
        let breaks = facts(label)?.lineBreaks ?? []
        #expect(!breaks.isEmpty)
        let height = label.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height
        #expect(Double(breaks.count + 1) == (Double(height) / Double(label.font.lineHeight)).rounded())
        let text = Array("one two three four five six".utf16)
        #expect(breaks.allSatisfy { text[$0 - 1] == 32 })
        label.frame.size.width = 400
        #expect(facts(label) == nil)
        label.numberOfLines = 1
        label.frame.size.width = 50
        #expect(facts(label) == nil)
    }

    @Test func `a text view reports its lines, including those of the text`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "one\ntwo"
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        window.addSubview(view)
        #expect(facts(view)?.lineBreaks == [4])
        #expect(facts(view)?.selection == nil)
    }
}
