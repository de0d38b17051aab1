import Escaping

/// The destination of messages.
enum LogLine {
    /// Whether anything is written, as the environment said when it was first asked.
    static let isWritten = ProcessInfo.processInfo.environment["EARSHOT_OS_LOG"] == "stderr"

    /// Writes a message as one line, in which no control character is left.
    static func write(_ kind: String, subsystem: String, category: String, _ message: () -> String) {
        guard isWritten else { return }
        FileHandle.standardError.write(
            Data((line(kind, subsystem: subsystem, category: category, message()) + "\n").utf8))
    }

    /// The line without its end.
    static func line(_ kind: String, subsystem: String, category: String, _ message: String) -> String {
        LineEscaping.escaped("[\(subsystem):\(category)] \(kind): \(message)")
    }

    /// A message of a format such as "%{public}s in %.1f": values in the places of those of the format, private ones hidden.
    static func message(_ format: String, _ values: [any CVarArg]) -> String {
        var rest = values[...]
        return format.replacing(/%(?:%|(?:\{([^}]*)\})?[-+ #0-9.*]*(?:hh|h|ll|l|q|z|t|j|L)?[A-Za-z@])/) { match in
            if match.output.0 == "%%" { return "%" }
            guard let value = rest.popFirst() else { return String(match.output.0) }
            return match.output.1?.contains("private") == true ? "<private>" : "\(value)"
        }
    }
}
