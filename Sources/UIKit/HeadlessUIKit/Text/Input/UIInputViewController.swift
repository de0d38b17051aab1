import Foundation

/// The gestures for editing that a responder offers, with UIKit's raw values.
public enum UIEditingInteractionConfiguration: Int, Sendable {
    /// None.
    case none = 0
    /// The system's.
    case `default` = 1
}

/// The controller of a keyboard: an app's own view in place of the system's, or a keyboard extension.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The view of the keyboard.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// The document that the keyboard types into: that of the first responder.
    open var textDocumentProxy: any UITextDocumentProxy { DocumentProxy(of: self) }
    /// The language of the keyboard, a BCP 47 tag, or nil.
    open var primaryLanguage: String?
    /// Whether a dictation key is there; stored only.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network; true here.
    open var hasFullAccess: Bool { true }
    /// Whether the keyboard has to offer a key for the next one: false, as there is no other.
    open var needsInputModeSwitchKey: Bool { false }

    /// Makes a view with the appearance of a keyboard.
    open override func loadView() {
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: 216), inputViewStyle: .keyboard)
    }

    /// Ends editing.
    open func dismissKeyboard() { view.window?.endEditing(true) }
    /// Shows the next keyboard; there is no other.
    open func advanceToNextInputMode() {}
    /// Shows the list of keyboards; there is no other.
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Reads the user's names and shortcuts: none.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }
    /// Called before the text changes.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the text has changed.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    /// Called before the selection changes.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called after the selection has changed.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

extension UIInputViewController: UITextInputDelegate {}

/// Words that a keyboard need not correct.
@preconcurrency @MainActor open class UILexicon: NSObject {
    /// The entries: none.
    open var entries: [UILexiconEntry] { [] }
}

/// A word that a keyboard need not correct.
@preconcurrency @MainActor open class UILexiconEntry: NSObject {
    /// The text that replaces the typed one.
    open var documentText: String { "" }
    /// The typed text.
    open var userInput: String { "" }
}

/// Types into the first responder of the application's key window.
private final class DocumentProxy: NSObject, UITextDocumentProxy {
    private weak var controller: UIInputViewController?
    let documentIdentifier = UUID()

    init(of controller: UIInputViewController) {
        self.controller = controller
        super.init()
    }

    private var input: (any UITextInput)? {
        (controller?.viewIfLoaded?.window ?? UIApplication.shared.keyWindow)?.firstResponder as? any UITextInput
    }

    var hasText: Bool { input?.hasText ?? false }
    func insertText(_ text: String) { input?.insertText(text) }
    func deleteBackward() { input?.deleteBackward() }
    var documentInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    var documentContextBeforeInput: String? {
        guard let input, let cursor = input.selectedTextRange?.start else { return nil }
        return input.textRange(from: input.beginningOfDocument, to: cursor).flatMap(input.text)
    }

    var documentContextAfterInput: String? {
        guard let input, let cursor = input.selectedTextRange?.end else { return nil }
        return input.textRange(from: cursor, to: input.endOfDocument).flatMap(input.text)
    }

    var selectedText: String? {
        guard let input, let range = input.selectedTextRange, !range.isEmpty else { return nil }
        return input.text(in: range)
    }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let cursor = input.selectedTextRange?.start,
            let place = input.position(from: cursor, offset: offset)
        else { return }
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        input?.setMarkedText(markedText, selectedRange: selectedRange)
    }

    func unmarkText() { input?.unmarkText() }
}
