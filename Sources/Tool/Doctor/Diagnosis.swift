import Escaping

/// The result of one check of the machine.
package struct Diagnosis: Encodable, Hashable {
    /// The state of the subject.
    package enum State: String, Encodable {
        /// The part works.
        case ok
        /// It is missing or not optimal, and nothing requires it.
        case note
        /// Something required does not work.
        case problem
    }

    /// The subject of the check: "sound", "voices", "tmux".
    package var subject: String
    /// The state of the subject.
    package var state: State
    /// The result, in a sentence without its full stop.
    package var message: String
    /// The way to fix it.
    package var remedy: String?

    static func ok(_ subject: String, _ message: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .ok, message: message)
    }

    static func note(_ subject: String, _ message: String, _ remedy: String? = nil) -> Diagnosis {
        Diagnosis(subject: subject, state: .note, message: message, remedy: remedy)
    }

    static func problem(_ subject: String, _ message: String, _ remedy: String) -> Diagnosis {
        Diagnosis(subject: subject, state: .problem, message: message, remedy: remedy)
    }

    /// The lines that are printed. The state comes first, so that users who listen can skip a line after one word.
    package var lines: [String] {
        let first = SafeText.line("\(state.rawValue): \(subject): \(message)")
        return [first] + (remedy.map { ["  " + SafeText.line($0)] } ?? [])
    }
}
