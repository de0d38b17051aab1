import Foundation

/// Hears of a text view's editing and decides about it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether typed text may take the place of a range, in UTF-16 code units.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The text was changed by typing.
    func textViewDidChange(_ textView: UITextView)
    /// The selection or the insertion point has moved.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Whether a user may do something with a link, at a range in UTF-16 code units.
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether a user may do something with an attachment, at a range in UTF-16 code units.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// What a tap on a link does; nil for nothing (iOS 17).
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
}

extension UITextViewDelegate {
    /// True unless the delegate says otherwise.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// True unless the delegate says otherwise.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.noteMissing() }
    /// True unless the delegate says otherwise.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        OptionalRequirement.noteMissing()
        return true
    }
    /// Nothing happens unless the delegate says what.
    public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.noteMissing() }
    /// Nothing happens unless the delegate says what.
    public func textViewDidChangeSelection(_ textView: UITextView) { OptionalRequirement.noteMissing() }
}
