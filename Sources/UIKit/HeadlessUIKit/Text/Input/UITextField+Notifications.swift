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
