import AccessibilityTree

/// Typing, selection and editing commands.
extension ActionPerformer {
    /// Sends text to the target if it is being edited, otherwise to the object being edited on its screen.
    mutating func editText(_ action: ActionRequest.Action) -> ActionOutcome {
        guard let target else { return outcome(false) }
        let editor: UIResponder? =
            (target as? UIResponder)?.isFirstResponder == true
            ? target as? UIResponder : Self.window(of: target)?.firstResponder
        guard let editor else { return outcome(false) }
        trace.append(ResponderWalk.describe(editor))
        guard let text = editor as? any EditableText else { return typeKeys(action, into: editor as? any UIKeyInput) }
        switch action {
        case .setSelection(let range) where editor === target:
            text.selection = text.edited(range)
            return outcome(true)
        case .insertText(let string):
            return editing(text, text.takesSecret ? nil : string) { $0.insertText(string) }
        case .deleteBackward:
            guard let range = text.rangeToDelete else { return outcome(false) }
            let deleted = text.takesSecret ? nil : text.editedText.substring(range)
            return editing(text, deleted) { $0.deleteBackward() }
        case .replaceText(let range, let string) where editor === target:
            let place = text.edited(range)
            return editing(text, text.takesSecret ? nil : string) { $0.replaceByTyping(place, with: string) }
        case .edit(let command):
            guard let result = text.request(command) else { return outcome(false) }
            var answer = outcome(true)
            answer.text = text.takesSecret ? nil : result
            return answer
        default: return outcome(false)
        }
    }

    /// Changes a text; succeeds when the text has changed afterwards, or editing has ended.
    private mutating func editing(
        _ text: any EditableText, _ result: String?, _ change: (any EditableText) -> Void
    ) -> ActionOutcome {
        let before = text.editedText
        change(text)
        let isReturn = result == "\n" && text is UITextField
        var answer = outcome(text.editedText != before || isReturn)
        answer.text = result
        return answer
    }

    private mutating func typeKeys(_ action: ActionRequest.Action, into keys: (any UIKeyInput)?) -> ActionOutcome {
        guard let keys else { return outcome(false) }
        switch action {
        case .insertText(let string):
            keys.insertText(string)
            var answer = outcome(true)
            answer.text = keys.takesSecret ? nil : string
            return answer
        case .deleteBackward where keys.hasText:
            keys.deleteBackward()
            return outcome(true)
        default: return outcome(false)
        }
    }
}
