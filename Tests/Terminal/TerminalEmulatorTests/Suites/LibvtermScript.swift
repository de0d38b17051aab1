/// A script in the format of libvterm's tests: commands, each followed by the expected results.
struct LibvtermScript {
    /// A command and its expected results.
    struct Step {
        /// The number of the titled test that it belongs to, from 1; 0 before the first title.
        var test: Int
        var command: String
        var argument: String
        var expectations: [String]
    }

    private(set) var steps: [Step] = []
    private(set) var titles = ["before the first"]

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let line = Self.trimmed(line)
            if line.isEmpty || line.hasPrefix("#") { continue }
            if line.hasPrefix("!") {
                titles.append(String(line.dropFirst()))
            } else if line.hasPrefix("$"), let colon = line.firstIndex(of: ":") {
                let words = line[..<colon].split(separator: " ")
                let numbers = words.dropFirst().compactMap { Int($0) }
                let range = words[0] == "$SEQ" ? numbers[0]...numbers[1] : 1...numbers[0]
                let rest = Self.trimmed(line[line.index(after: colon)...])
                for number in range { add(rest.replacing("\\#", with: "\(number)")) }
            } else {
                add(line)
            }
        }
    }

    private mutating func add(_ line: String) {
        guard let first = line.first else { return }
        if first.isUppercase {
            let words = line.split(separator: " ", maxSplits: 1)
            let argument = words.count > 1 ? Self.trimmed(words[1]) : ""
            steps.append(
                Step(test: titles.count - 1, command: String(words[0]), argument: argument, expectations: []))
        } else if !steps.isEmpty {
            // A title may be between a command and a question about it.
            if steps[steps.count - 1].test != titles.count - 1 {
                steps.append(Step(test: titles.count - 1, command: "ASK", argument: "", expectations: []))
            }
            steps[steps.count - 1].expectations.append(line)
        }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// The bytes of a literal in Perl's manner, which may be repeated: `"\e[m"`, `"A"x5`.
    static func bytes(_ literal: some StringProtocol) -> [UInt8] {
        let source = Array(literal.utf8)
        var bytes: [UInt8] = []
        var index = 1
        while index < source.count, source[index] != 0x22 {
            guard source[index] == 0x5C, index + 1 < source.count else {
                bytes.append(source[index])
                index += 1
                continue
            }
            let letter = source[index + 1]
            index += 2
            switch letter {
            case UInt8(ascii: "e"): bytes.append(0x1B)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "b"): bytes.append(0x08)
            case UInt8(ascii: "a"): bytes.append(0x07)
            case UInt8(ascii: "0"): bytes.append(0x00)
            case UInt8(ascii: "x"):
                let isBraced = source[index] == UInt8(ascii: "{")
                if isBraced { index += 1 }
                let digits = source[index...].prefix(2)
                bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
                index += isBraced ? 3 : 2
            default: bytes.append(letter)
            }
        }
        let suffix = source[min(source.count, index + 1)...]
        guard suffix.first == UInt8(ascii: "x"), let count = Int(String(decoding: suffix.dropFirst(), as: UTF8.self))
        else { return bytes }
        return Array(repeatElement(bytes, count: count).joined())
    }
}

/// Something in a script that came out otherwise.
struct LibvtermFailure: Hashable {
    var test: Int
    var expectation: String
    var actual: String
}
