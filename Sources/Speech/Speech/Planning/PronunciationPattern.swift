/// A pattern of a lexicon: literal text with `#` for one or more digits and `@` for one or more letters.
///
/// A run takes all digits or letters that follow, up to 64, and never gives one back, so a match costs at most as many
/// steps as it has characters. The replacement may contain `$1` to `$9` for the text of the runs, in order, and `$$`
/// for a dollar sign. A backslash makes the next character of the pattern literal.
public struct PronunciationPattern: Sendable, Hashable, Codable {
    /// The pattern as it was written.
    public let pattern: String
    /// The text spoken for a match.
    public let spoken: String
    private let elements: [Element]
    private let output: [Output]

    private enum Element: Sendable, Hashable {
        case scalar(Unicode.Scalar)
        case digits
        case letters
    }

    private enum Output: Sendable, Hashable {
        case text(String)
        case run(Int)
    }

    /// The maximum number of digits or letters in a run.
    public static let longestRun = 64

    /// Why a pattern can't be used.
    public struct Mistake: Error, Sendable, Hashable, CustomStringConvertible {
        /// The error and how to fix it.
        public var description: String
    }

    /// Creates a pattern.
    ///
    /// - Throws: `Mistake` if the pattern is empty, too long, has two runs of one kind side by side or none at all, or
    ///   if `spoken` names a run that is not there.
    public init(_ pattern: String, spoken: String) throws(Mistake) {
        self.pattern = pattern
        self.spoken = spoken
        guard (1...Lexicon.longestEntry).contains(pattern.unicodeScalars.count),
            spoken.unicodeScalars.count <= Lexicon.longestEntry
        else { throw Mistake(description: "a pattern has 1 to \(Lexicon.longestEntry) characters") }
        elements = try Self.elements(pattern)
        let runs = elements.count { $0 == .digits || $0 == .letters }
        guard runs > 0 else {
            throw Mistake(description: "a pattern must contain # or @; put plain words under \"words\"")
        }
        output = try Self.output(spoken, runs: runs)
    }

    private static func elements(_ pattern: String) throws(Mistake) -> [Element] {
        var elements: [Element] = []
        var isEscaped = false
        for scalar in pattern.unicodeScalars {
            if isEscaped {
                elements.append(.scalar(scalar))
                isEscaped = false
                continue
            }
            switch scalar {
            case "\\": isEscaped = true
            case "#", "@":
                let run: Element = scalar == "#" ? .digits : .letters
                guard elements.last != run else {
                    throw Mistake(
                        description: "two runs of the same kind follow each other; one already matches the whole run")
                }
                elements.append(run)
            default: elements.append(.scalar(scalar))
            }
        }
        guard !isEscaped else { throw Mistake(description: "the pattern ends with a backslash") }
        return elements
    }

    private static func output(_ spoken: String, runs: Int) throws(Mistake) -> [Output] {
        var output: [Output] = []
        var text = ""
        var isReference = false
        for scalar in spoken.unicodeScalars {
            if isReference {
                isReference = false
                if scalar == "$" {
                    text += "$"
                } else if let number = Int(String(scalar)), (1...runs).contains(number) {
                    if !text.isEmpty { output.append(.text(text)) }
                    text = ""
                    output.append(.run(number - 1))
                } else {
                    throw Mistake(description: "the pattern has \(runs) runs: $1 to $\(runs); a dollar sign is $$")
                }
            } else if scalar == "$" {
                isReference = true
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        guard !isReference else { throw Mistake(description: "a dollar sign is written $$") }
        if !text.isEmpty { output.append(.text(text)) }
        return output
    }

    /// Returns the end of the match and the text to speak for it, or nil if the pattern does not match at a position.
    func match(_ text: [Unicode.Scalar], at start: Int) -> (end: Int, spoken: String)? {
        var place = start
        var runs: [Range<Int>] = []
        for element in elements {
            switch element {
            case .scalar(let scalar):
                guard place < text.count, text[place] == scalar else { return nil }
                place += 1
            case .digits, .letters:
                let begin = place
                while place < text.count, place - begin < Self.longestRun,
                    element == .digits ? Self.isDigit(text[place]) : Self.isLetter(text[place])
                {
                    place += 1
                }
                guard place > begin else { return nil }
                runs.append(begin..<place)
            }
        }
        var spoken = String.UnicodeScalarView()
        for item in output {
            switch item {
            case .text(let literal): spoken.append(contentsOf: literal.unicodeScalars)
            case .run(let number): spoken.append(contentsOf: text[runs[number]])
            }
        }
        return (place, String(spoken))
    }

    /// Whether a scalar is one that `#` takes.
    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x30...0x39).contains(scalar.value) }
        return scalar.properties.numericType == .decimal
    }

    /// Whether a scalar is one that `@` takes.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x41...0x5A).contains(scalar.value & ~0x20) }
        return scalar.properties.isAlphabetic
    }

    /// Reads a pattern.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            container.decode(String.self, forKey: .pattern), spoken: container.decode(String.self, forKey: .spoken))
    }

    /// Writes the pattern as it was written.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pattern, forKey: .pattern)
        try container.encode(spoken, forKey: .spoken)
    }

    private enum CodingKeys: String, CodingKey { case pattern, spoken }
}
