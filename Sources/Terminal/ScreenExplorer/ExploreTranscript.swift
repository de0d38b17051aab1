import Escaping
import ScreenReader
import SessionOutput

/// The events of `earshot explore`, as plain lines.
struct ExploreTranscript {
    private var printer = TranscriptPrinter()
    /// The last lines, oldest first.
    private(set) var lines: [String] = []
    private var new: [String] = []

    /// The maximum number of lines shown together.
    private static let limit = 200

    /// Starts with another screen, whose session has a separate log.
    mutating func begin(_ name: String) {
        printer = TranscriptPrinter()
        add(SafeText.line("screen: \(name)"))
    }

    /// Adds the new events of a session's log.
    mutating func add(from log: EventLog) {
        add(printer.lines(of: log))
    }

    /// Adds a line.
    mutating func add(_ line: String) {
        add([line])
    }

    /// Adds lines.
    mutating func add(_ added: [String]) {
        guard !added.isEmpty else { return }
        new += added
        lines = Array((lines + added).suffix(Self.limit))
    }

    /// Returns the new lines.
    mutating func takeNew() -> [String] {
        defer { new = [] }
        return new
    }
}
