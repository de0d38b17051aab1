import Speech
import StrictJSON

/// A recorded session in asciinema's format, version 2 or 3: a line of JSON that describes it, then one event per line.
public struct Cast: Sendable {
    /// A recorded event.
    public struct Event: Hashable, Sendable {
        /// The kind of an event.
        public enum Kind: String, Hashable, Sendable {
            /// The program wrote.
            case output = "o"
            /// A key was pressed.
            case input = "i"
            /// A marker.
            case marker = "m"
            /// The terminal got another size, as "80x24".
            case resize = "r"
        }

        /// When it happened, from the start of the recording.
        public var time: Instant
        /// The kind of the event.
        public var kind: Kind
        /// The bytes as text, the marker's label, or the size.
        public var data: String
    }

    /// Why a cast could not be read.
    public struct ReadingError: Error, Hashable, CustomStringConvertible {
        /// The line, from 1.
        public var line: Int
        /// A description of the problem.
        public var reason: String
        /// Both in a sentence.
        public var description: String { "line \(line): \(reason)" }
    }

    /// The columns of the terminal, 1 to 1,000.
    public var columns: Int
    /// The rows of the terminal, 1 to 1,000.
    public var rows: Int
    /// The events, in order.
    public var events: [Event]

    /// Reads a cast. Events of unknown kinds and comment lines are left out.
    ///
    /// - Throws: `ReadingError` for the first line that violates the format.
    public init(_ text: String) throws(ReadingError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, let header = try? StrictJSONDecoder().decode(Header.self, from: first.utf8),
            let size = header.size
        else { throw ReadingError(line: 1, reason: "This is not the header of an asciicast file of version 2 or 3.") }
        guard (1...1_000).contains(size.columns), (1...1_000).contains(size.rows) else {
            throw ReadingError(line: 1, reason: "Width and height must be 1 to 1,000.")
        }
        columns = size.columns
        rows = size.rows
        events = []
        var latest = 0.0
        for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy(\.isWhitespace) {
            // Since version 3 a line may be a comment.
            if header.version == 3, line.hasPrefix("#") { continue }
            guard let parts = try? JSONValue(parsing: line.utf8).array, parts.count >= 3,
                let time = parts[0].double, let kind = parts[1].string, let data = parts[2].string
            else { throw ReadingError(line: index + 1, reason: "An event must be [time, kind, text].") }
            // Times count from the start, in version 3 from the event before.
            latest =
                header.version == 3 ? min(latest + max(time, 0), Self.longest) : max(latest, min(time, Self.longest))
            if let kind = Event.Kind(rawValue: kind) {
                events.append(Event(time: Instant(seconds: latest), kind: kind, data: data))
            }
        }
    }

    /// No session is longer than this, in seconds.
    private static let longest = 1e8

    private struct Header: Decodable {
        struct Term: Decodable {
            var cols: Int
            var rows: Int
        }

        var version: Int
        var width: Int?
        var height: Int?
        var term: Term?

        var size: (columns: Int, rows: Int)? {
            switch version {
            case 2: if let width, let height { (width, height) } else { nil }
            case 3: term.map { ($0.cols, $0.rows) }
            default: nil
            }
        }
    }
}
