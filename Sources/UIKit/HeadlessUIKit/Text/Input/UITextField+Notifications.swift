import Foundation

extension UITextField {
    /// Posted when editing has begun; the object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing has ended; the object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when typing has changed the text; the object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    /// The key of the reason for the end of editing.
    public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}

extension UITextView {
    /// Posted when editing has begun; the object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when editing has ended; the object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when typing has changed the text; the object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension UIView {
    /// Ends editing in the view and its subviews: the first responder resigns, or is made to.
    @discardableResult public final func endEditing(_ force: Bool) -> Bool {
        guard let window = self as? UIWindow ?? window, let responder = window.firstResponder else { return true }
        var next: UIResponder? = responder
        while let current = next, current !== self { next = current.next }
        guard next === self else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        Keyboard.shared.firstResponderDidChange(in: window)
        responder.accessibilityDidChange(.attributes)
        return true
    }
}
