import Foundation

extension UITextFieldDelegate {
    /// For calls such as `delegate.textFieldShouldBeginEditing?(…)`.
    public var textFieldShouldBeginEditing: UITextFieldDelegateTextFieldShouldBeginEditingCalls? {
        UITextFieldDelegateTextFieldShouldBeginEditingCalls(self)
    }

    /// For calls such as `delegate.textFieldDidBeginEditing?(…)`.
    public var textFieldDidBeginEditing: UITextFieldDelegateTextFieldDidBeginEditingCalls? {
        UITextFieldDelegateTextFieldDidBeginEditingCalls(self)
    }

    /// For calls such as `delegate.textFieldShouldEndEditing?(…)`.
    public var textFieldShouldEndEditing: UITextFieldDelegateTextFieldShouldEndEditingCalls? {
        UITextFieldDelegateTextFieldShouldEndEditingCalls(self)
    }

    /// For calls such as `delegate.textFieldDidEndEditing?(…)`.
    public var textFieldDidEndEditing: UITextFieldDelegateTextFieldDidEndEditingCalls? {
        UITextFieldDelegateTextFieldDidEndEditingCalls(self)
    }

    /// For calls such as `delegate.textField?(…)`.
    public var textField: UITextFieldDelegateTextFieldCalls? { UITextFieldDelegateTextFieldCalls(self) }

    /// For calls such as `delegate.textFieldDidChangeSelection?(…)`.
    public var textFieldDidChangeSelection: UITextFieldDelegateTextFieldDidChangeSelectionCalls? {
        UITextFieldDelegateTextFieldDidChangeSelectionCalls(self)
    }

    /// For calls such as `delegate.textFieldShouldClear?(…)`.
    public var textFieldShouldClear: UITextFieldDelegateTextFieldShouldClearCalls? {
        UITextFieldDelegateTextFieldShouldClearCalls(self)
    }

    /// For calls such as `delegate.textFieldShouldReturn?(…)`.
    public var textFieldShouldReturn: UITextFieldDelegateTextFieldShouldReturnCalls? {
        UITextFieldDelegateTextFieldShouldReturnCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldBeginEditingCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textFieldShouldBeginEditing(_:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call("textFieldShouldBeginEditing(_:)") { object.textFieldShouldBeginEditing(textField) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldDidBeginEditingCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textFieldDidBeginEditing(_:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
        OptionalRequirement.call("textFieldDidBeginEditing(_:)") { object.textFieldDidBeginEditing(textField) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldEndEditingCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textFieldShouldEndEditing(_:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call("textFieldShouldEndEditing(_:)") { object.textFieldShouldEndEditing(textField) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldDidEndEditingCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textFieldDidEndEditing(_:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
        OptionalRequirement.call("textFieldDidEndEditing(_:)") { object.textFieldDidEndEditing(textField) }
    }

    /// Calls `textFieldDidEndEditing(_:reason:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
        -> Void?
    {
        OptionalRequirement.call("textFieldDidEndEditing(_:reason:)") {
            object.textFieldDidEndEditing(textField, reason: reason)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
    @discardableResult public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool? {
        OptionalRequirement.call("textField(_:shouldChangeCharactersIn:replacementString:)") {
            object.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldDidChangeSelectionCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textFieldDidChangeSelection(_:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Void? {
        OptionalRequirement.call("textFieldDidChangeSelection(_:)") { object.textFieldDidChangeSelection(textField) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldClearCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textFieldShouldClear(_:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call("textFieldShouldClear(_:)") { object.textFieldShouldClear(textField) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextFieldDelegateTextFieldShouldReturnCalls {
    private let object: any UITextFieldDelegate

    fileprivate init(_ object: any UITextFieldDelegate) { self.object = object }

    /// Calls `textFieldShouldReturn(_:)`.
    @discardableResult public func callAsFunction(_ textField: UITextField) -> Bool? {
        OptionalRequirement.call("textFieldShouldReturn(_:)") { object.textFieldShouldReturn(textField) }
    }
}
