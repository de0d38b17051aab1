import AccessibilityTree
import Speech

extension Grammar {
    /// Returns the hint of the element: its own, then the reader's.
    ///
    /// - Parameter wasPromoted: whether the description already contains the element's own hint.
    func hint(wasPromoted: Bool) -> (text: String, parts: [Utterance.Part]) {
        guard style == .snapshot || verbosity.speaksHints else { return ("", []) }
        var hints: [Fragment] = []
        if !wasPromoted, let hint = node.hint, !hint.string.isEmpty {
            hints.append(Fragment(text: hint, role: .hint, language: language, joint: .part))
        }
        let isEnabled = !traits.contains(.notEnabled)
        if isEnabled, traits.contains(.toggleButton) { hints.append(own(.toggleHint, .part, role: .hint)) }
        if isEnabled, traits.contains(.textEntry) {
            // The tool lets this hint replace any earlier one; a device reads both.
            if style == .snapshot { hints.removeAll() }
            hints.append(own(textHint, .part, role: .hint))
        }
        if isEnabled, traits.contains(.adjustable), !traits.contains(.toggleButton), !announcesOnlyHint {
            hints.append(own(.adjustableHint, .part, role: .hint))
        }
        // The pinned version of the tool does not write the status.
        if isEnabled, style == .voiceover {
            switch node.expandedStatus {
            case .expanded: hints.append(own(.expandedHint, .part, role: .hint))
            case .collapsed: hints.append(own(.collapsedHint, .part, role: .hint))
            case .unsupported: break
            }
        }
        // A hint is made of sentences in both styles.
        var joiner = joiner(style == .snapshot ? .snapshot : .sentences(words.writing))
        joiner.append(hints)
        return (joiner.text, joiner.parts)
    }

    /// "Actions available" and "more content available".
    func suffixes() -> (texts: [String], parts: [Utterance.Part]) {
        let inheritsActions = style == .voiceover && context.inheritsCustomActions
        var texts: [String] = []
        var parts: [Utterance.Part] = []
        func announce(_ key: StringKey, _ mode: Verbosity.ReportMode, _ sound: Earcon) {
            switch style == .snapshot ? .speak : mode {
            case .speak:
                let fragment = own(key, .part, role: .hint)
                texts.append(fragment.text.string)
                parts += fragment.text.spoken(role: .hint, language: fragment.language).map { .text($0) }
            case .playSound: parts.append(.earcon(sound))
            case .doNothing: break
            }
        }
        if !node.customActions.isEmpty || inheritsActions {
            announce(.actionsAvailable, verbosity.actions, .actionsAvailable)
        }
        if !node.customContent.isEmpty {
            announce(.moreContentAvailable, verbosity.moreContent, .moreContentAvailable)
        }
        return (texts, parts)
    }

    private var textHint: StringKey {
        if traits.contains(.isEditing) { return .isEditingHint }
        return traits.contains(.textArea) ? .textAreaHint : .textFieldHint
    }

    private var announcesOnlyHint: Bool {
        func isEmpty(_ text: AttributedText?) -> Bool { text?.string.isEmpty ?? true }
        return !isEmpty(node.hint) && isEmpty(node.label) && isEmpty(node.value)
    }
}
