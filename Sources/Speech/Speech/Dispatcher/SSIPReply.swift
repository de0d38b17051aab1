/// One message from speech-dispatcher: an answer to a command, or an event.
struct SSIPReply: Sendable, Hashable {
    /// The reply code: 2xx for success, 3xx to 5xx for errors, 7xx for events.
    var code: Int
    /// The content lines.
    var lines: [String] = []
    /// The last line, which is for people.
    var text: String

    var isEvent: Bool { code / 100 == 7 }
    var isDone: Bool { code / 100 == 2 }
}

/// Assembles replies from received bytes. Replies that are too long or invalid are never kept.
struct SSIPReader: Sendable {
    /// No line is longer, in bytes.
    static let longestLine = 4096
    /// No reply has more lines: voices with all their variants are some twenty thousand.
    static let mostLines = 100_000

    private var line: [UInt8] = []
    private var code: Int?
    private var lines: [String] = []
    private var replies: [SSIPReply] = []

    /// The next reply, once.
    mutating func next() -> SSIPReply? { replies.isEmpty ? nil : replies.removeFirst() }

    /// Appends bytes.
    ///
    /// - Throws: `nonsense` for bytes that violate the protocol.
    mutating func take(_ bytes: some Sequence<UInt8>) throws(DispatcherFailure) {
        for byte in bytes {
            guard byte == 0x0A else {
                guard line.count < Self.longestLine else { throw .nonsense }
                line.append(byte)
                continue
            }
            if line.last == 0x0D { line.removeLast() }
            try takeLine()
            line.removeAll(keepingCapacity: true)
        }
    }

    private mutating func takeLine() throws(DispatcherFailure) {
        guard line.count >= 4, let number = Self.number(line[..<3]), code ?? number == number else { throw .nonsense }
        switch line[3] {
        case UInt8(ascii: "-"):
            guard lines.count < Self.mostLines else { throw .nonsense }
            code = number
            lines.append(Self.text(line[4...]))
        case UInt8(ascii: " "):
            replies.append(SSIPReply(code: number, lines: lines, text: Self.text(line[4...])))
            code = nil
            lines = []
        default: throw .nonsense
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }

    /// The text of a line; only tabs are left of its control characters, for they part fields.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        var view = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
        where scalar == "\t" || !SpeechText.isUnsafe(scalar) {
            view.append(scalar)
        }
        return String(view)
    }
}
