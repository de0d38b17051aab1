import Speech

/// The events that a client gets without asking. The raw value is the name of the message.
enum OutputEvent: String, CaseIterable {
    /// Speech begins.
    case captured = "interaction.capturedOutput"
    /// Speech has ended.
    case ended = "earshot:interaction.outputEnded"

    private static let kinds = SpeechKind.allCases.map { kind in
        switch kind {
        case .focus: "\"\(kind.rawValue)\", the element under the cursor"
        case .announcement: "\"\(kind.rawValue)\" of the app"
        case .system: "\"\(kind.rawValue)\", a message of the reader's own"
        }
    }.joined(separator: "; ")

    /// When it comes.
    var meaning: String {
        switch self {
        case .captured: "Something begins to be spoken."
        case .ended: "What was spoken, or waited to be, has ended."
        }
    }

    /// The members of its `params`, by name.
    var members: [(name: String, meaning: String)] {
        let shared = [
            ("data", "The text."), ("earshot:id", "The number of the utterance, the same in both events."),
            ("earshot:at", "Seconds since the session began."),
        ]
        return switch self {
        case .captured: shared + [("earshot:kind", "What is spoken: \(Self.kinds).")]
        case .ended:
            shared + [
                ("finished", "Whether it was heard to its end."), ("captured", "Whether it had begun."),
            ]
        }
    }
}
