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
        case .system: "\"\(kind.rawValue)\", a message of the reader"
        }
    }.joined(separator: "; ")

    /// When it comes.
    var meaning: String {
        switch self {
        case .captured: "Speech of an utterance begins."
        case .ended: "An utterance that was spoken or queued has ended."
        }
    }

    /// The members of its `params`, by name.
    var members: [(name: String, meaning: String)] {
        let shared = [
            ("data", "The text."), ("earshot:id", "The number of the utterance, the same in both events."),
            ("earshot:at", "Seconds since the start of the session."),
        ]
        return switch self {
        case .captured: shared + [("earshot:kind", "The kind: \(Self.kinds).")]
        case .ended:
            shared + [
                ("finished", "Whether it was spoken to the end."), ("captured", "Whether its speech had begun."),
            ]
        }
    }
}
