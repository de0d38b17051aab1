import Escaping

/// What one look at the machine has found.
package struct Diagnosis: Encodable, Hashable {
    /// How it stands.
    package enum State: String, Encodable {
        /// It works.
        case ok
        /// It is not there or not at its best, and nothing needs it.
        case note
        /// Something that is used does not work.
        case mend
    }

    /// What was looked at: "sound", "voices", "tmux".
    package var subject: String
    /// How it stands.
    package var state: State
    /// What was found, in a sentence without its full stop.
    package var message: String
    /// How to mend it.
    package var remedy: String?

    static func ok(_ subject: String, _ message: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .ok, message: message)
    }

    static func note(_ subject: String, _ message: String, _ remedy: String? = nil) -> Diagnosis {
        Diagnosis(subject: subject, state: .note, message: message, remedy: remedy)
    }

    static func mend(_ subject: String, _ message: String, _ remedy: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .mend, message: message, remedy: remedy)
    }

    /// The lines that are printed. The state comes first, so that somebody who listens can leave a line after a word.
    package var lines: [String] {
        let first = SafeText.line("\(state.rawValue): \(subject): \(message)")
        return [first] + (remedy.map { ["  " + SafeText.line($0)] } ?? [])
    }
}
