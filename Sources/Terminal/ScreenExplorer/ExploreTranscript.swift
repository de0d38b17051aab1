import Escaping
import ScreenReader
import SessionOutput

/// The events of `earshot explore`, as plain lines.
struct ExploreTranscript {
    private var printer = TranscriptPrinter()
    /// The last lines, oldest first.
    private(set) var lines: [String] = []
    private var new: [String] = []

    /// More lines are never shown at once.
    private static let limit = 200

    /// Begins with another screen, whose session has a log of its own.
    mutating func begin(_ name: String) {
        printer = TranscriptPrinter()
        add(SafeText.line("screen: \(name)"))
    }

    /// Adds what a session has written down since the last time.
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

    /// The lines that have come since the last call.
    mutating func takeNew() -> [String] {
        defer { new = [] }
        return new
    }
}
