import Escaping

/// The destination of messages.
enum LogLine {
    /// Whether messages are written, read once from the environment.
    static let isWritten = ProcessInfo.processInfo.environment["EARSHOT_OS_LOG"] == "stderr"

    /// Writes a message as one line, without control characters.
    static func write(_ kind: String, subsystem: String, category: String, _ message: () -> String) {
        guard isWritten else { return }
        FileHandle.standardError.write(
            Data((line(kind, subsystem: subsystem, category: category, message()) + "\n").utf8))
    }

    /// Returns the line without its line end.
    static func line(_ kind: String, subsystem: String, category: String, _ message: String) -> String {
        LineEscaping.escaped("[\(subsystem):\(category)] \(kind): \(message)")
    }

    /// Returns the message of a format such as "%{public}s in %.1f" with its values, private ones hidden.
    static func message(_ format: String, _ values: [any CVarArg]) -> String {
        var rest = values[...]
        return format.replacing(/%(?:%|(?:\{([^}]*)\})?[-+ #0-9.*]*(?:hh|h|ll|l|q|z|t|j|L)?[A-Za-z@])/) { match in
            if match.output.0 == "%%" { return "%" }
            guard let value = rest.popFirst() else { return String(match.output.0) }
            return match.output.1?.contains("private") == true ? "<private>" : "\(value)"
        }
    }
}
