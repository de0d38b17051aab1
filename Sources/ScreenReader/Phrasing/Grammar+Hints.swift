import AccessibilityTree
import Speech

extension Grammar {
    /// How the element is used: its own hint, then the reader's.
    ///
    /// - Parameter wasPromoted: whether the element's own hint already stands in the description.
    func hint(wasPromoted: Bool) -> (text: String, parts: [Utterance.Part]) {
        guard style == .snapshot || options.speaksHints else { return ("", []) }
        var hints: [Fragment] = []
        if !wasPromoted, let hint = node.hint, !hint.string.isEmpty {
            hints.append(Fragment(text: hint, role: .hint, language: node.language, joint: .part))
        }
        let isEnabled = !traits.contains(.notEnabled)
        if isEnabled, traits.contains(.toggleButton) { hints.append(own(.toggleHint, .part, role: .hint)) }
        if isEnabled, traits.contains(.textEntry) {
            // The tool lets this hint replace whatever stood before it; a device reads both.
            if style == .snapshot { hints.removeAll() }
            hints.append(own(textHint, .part, role: .hint))
        }
        if isEnabled, traits.contains(.adjustable), !traits.contains(.toggleButton), !saysOnlyItsHint {
            hints.append(own(.adjustableHint, .part, role: .hint))
        }
        var joiner = FragmentJoiner(style: .snapshot)
        joiner.append(hints)
        return (joiner.text, joiner.parts)
    }

    /// "Actions available" and "more content available".
    func suffixes() -> [Fragment] {
        let inheritsActions = style == .voiceover && context.inheritsCustomActions
        var suffixes: [Fragment] = []
        if !node.customActions.isEmpty || inheritsActions {
            suffixes.append(own(.actionsAvailable, .part, role: .hint))
        }
        if !node.customContent.isEmpty { suffixes.append(own(.moreContentAvailable, .part, role: .hint)) }
        return suffixes
    }

    private var textHint: StringKey {
        if traits.contains(.isEditing) { return .isEditingHint }
        return traits.contains(.textArea) ? .textAreaHint : .textFieldHint
    }

    private var saysOnlyItsHint: Bool {
        func isEmpty(_ text: AttributedText?) -> Bool { text?.string.isEmpty ?? true }
        return !isEmpty(node.hint) && isEmpty(node.label) && isEmpty(node.value)
    }
}
