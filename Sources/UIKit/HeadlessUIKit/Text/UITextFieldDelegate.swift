import Foundation

/// Decides about a text field's editing and hears of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended, and why.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether typed text may take the place of a range, in UTF-16 code units.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The cursor or the selection has moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may empty the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the Return key does what it usually does.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// True unless the delegate says otherwise.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.noteMissing() }
    /// True unless the delegate says otherwise.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalRequirement.noteMissing() }
    /// Hands on to the form without a reason, as UIKit calls only one of the two.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalRequirement.noteMissing()
        textFieldDidEndEditing(textField)
    }
    /// True unless the delegate says otherwise.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalRequirement.noteMissing() }
    /// True unless the delegate says otherwise.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// True unless the delegate says otherwise.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
}
