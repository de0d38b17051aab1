import CommandIO
import Speech
import Suggestions

/// The destinations of speech, by the names that users give.
package struct SpeechSinks {
    /// The names; empty for the machine's default.
    package var names: [String]

    /// Creates sinks from their names.
    package init(_ names: [String] = []) { self.names = names }

    /// Whether any of them is a file.
    package var writesFile: Bool { names.contains { $0.contains("=") } }

    /// Opens all of them; none means what the machine has. `report` gets what the user has to know of them later.
    package func open(_ report: @escaping @Sendable (String) -> Void) throws -> any AudioSink {
        let sinks = try (names.isEmpty ? ["live"] : names).map { try Self.sink($0, allowed: Self.allowed, report) }
        return sinks.count == 1 ? sinks[0] : TeeSink(sinks)
    }

    private static let allowed = ["live", "wav=FILE", "raw=FILE"]

    /// Opens one.
    ///
    /// - Parameter allowed: The names that are suggested where there is no such sink.
    package static func sink(
        _ name: String, allowed: [String], _ report: @escaping @Sendable (String) -> Void
    ) throws -> any AudioSink {
        do {
            switch name {
            case "live": return LiveSink(report: report)
            case "stdout" where allowed.contains("stdout"): return RawSink.standardOutput()
            case _ where name.hasPrefix("wav="): return try WAVFileSink(path: String(name.dropFirst(4)))
            case _ where name.hasPrefix("raw="): return try RawSink(path: String(name.dropFirst(4)))
            default: break
            }
        } catch let error as AudioSinkError {
            throw ToolError("\(error)", exitCode: .cannotCreate)
        }
        throw ToolError(Suggestion.unknown("sink", name, allowed: allowed), exitCode: .usage)
    }
}
