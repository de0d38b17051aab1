import Foundation

extension UITextViewDelegate {
    /// For calls such as `delegate.textViewShouldBeginEditing?(…)`.
    public var textViewShouldBeginEditing: UITextViewDelegateTextViewShouldBeginEditingCalls? {
        UITextViewDelegateTextViewShouldBeginEditingCalls(self)
    }

    /// For calls such as `delegate.textViewShouldEndEditing?(…)`.
    public var textViewShouldEndEditing: UITextViewDelegateTextViewShouldEndEditingCalls? {
        UITextViewDelegateTextViewShouldEndEditingCalls(self)
    }

    /// For calls such as `delegate.textViewDidBeginEditing?(…)`.
    public var textViewDidBeginEditing: UITextViewDelegateTextViewDidBeginEditingCalls? {
        UITextViewDelegateTextViewDidBeginEditingCalls(self)
    }

    /// For calls such as `delegate.textViewDidEndEditing?(…)`.
    public var textViewDidEndEditing: UITextViewDelegateTextViewDidEndEditingCalls? {
        UITextViewDelegateTextViewDidEndEditingCalls(self)
    }

    /// For calls such as `delegate.textView?(…)`.
    public var textView: UITextViewDelegateTextViewCalls? { UITextViewDelegateTextViewCalls(self) }

    /// For calls such as `delegate.textViewDidChange?(…)`.
    public var textViewDidChange: UITextViewDelegateTextViewDidChangeCalls? {
        UITextViewDelegateTextViewDidChangeCalls(self)
    }

    /// For calls such as `delegate.textViewDidChangeSelection?(…)`.
    public var textViewDidChangeSelection: UITextViewDelegateTextViewDidChangeSelectionCalls? {
        UITextViewDelegateTextViewDidChangeSelectionCalls(self)
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextViewDelegateTextViewShouldBeginEditingCalls {
    private let object: any UITextViewDelegate

    fileprivate init(_ object: any UITextViewDelegate) { self.object = object }

    /// Calls `textViewShouldBeginEditing(_:)`.
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Bool? {
        OptionalRequirement.call("textViewShouldBeginEditing(_:)") { object.textViewShouldBeginEditing(textView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextViewDelegateTextViewShouldEndEditingCalls {
    private let object: any UITextViewDelegate

    fileprivate init(_ object: any UITextViewDelegate) { self.object = object }

    /// Calls `textViewShouldEndEditing(_:)`.
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Bool? {
        OptionalRequirement.call("textViewShouldEndEditing(_:)") { object.textViewShouldEndEditing(textView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextViewDelegateTextViewDidBeginEditingCalls {
    private let object: any UITextViewDelegate

    fileprivate init(_ object: any UITextViewDelegate) { self.object = object }

    /// Calls `textViewDidBeginEditing(_:)`.
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
        OptionalRequirement.call("textViewDidBeginEditing(_:)") { object.textViewDidBeginEditing(textView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextViewDelegateTextViewDidEndEditingCalls {
    private let object: any UITextViewDelegate

    fileprivate init(_ object: any UITextViewDelegate) { self.object = object }

    /// Calls `textViewDidEndEditing(_:)`.
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
        OptionalRequirement.call("textViewDidEndEditing(_:)") { object.textViewDidEndEditing(textView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextViewDelegateTextViewCalls {
    private let object: any UITextViewDelegate

    fileprivate init(_ object: any UITextViewDelegate) { self.object = object }

    /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
    @discardableResult public func callAsFunction(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool? {
        OptionalRequirement.call("textView(_:shouldChangeTextIn:replacementText:)") {
            object.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }
    }

    /// Calls `textView(_:shouldInteractWith:in:interaction:)` for a link.
    @discardableResult public func callAsFunction(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool? {
        OptionalRequirement.call("textView(_:shouldInteractWith:in:interaction:)") {
            object.textView(textView, shouldInteractWith: url, in: characterRange, interaction: interaction)
        }
    }

    /// Calls `textView(_:shouldInteractWith:in:interaction:)` for an attachment.
    @discardableResult public func callAsFunction(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool? {
        OptionalRequirement.call("textView(_:shouldInteractWith:in:interaction:)") {
            object.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
        }
    }

    /// Calls `textView(_:primaryActionFor:defaultAction:)`.
    @discardableResult public func callAsFunction(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        OptionalRequirement.call("textView(_:primaryActionFor:defaultAction:)") {
            object.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
        }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextViewDelegateTextViewDidChangeCalls {
    private let object: any UITextViewDelegate

    fileprivate init(_ object: any UITextViewDelegate) { self.object = object }

    /// Calls `textViewDidChange(_:)`.
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
        OptionalRequirement.call("textViewDidChange(_:)") { object.textViewDidChange(textView) }
    }
}

/// The optional requirements of one name; each call answers nil where the object does not have the method.
@preconcurrency @MainActor public struct UITextViewDelegateTextViewDidChangeSelectionCalls {
    private let object: any UITextViewDelegate

    fileprivate init(_ object: any UITextViewDelegate) { self.object = object }

    /// Calls `textViewDidChangeSelection(_:)`.
    @discardableResult public func callAsFunction(_ textView: UITextView) -> Void? {
        OptionalRequirement.call("textViewDidChangeSelection(_:)") { object.textViewDidChangeSelection(textView) }
    }
}
