/// The property list of a project of Xcode, `project.pbxproj`: the form of OpenStep, with comments (Apple's "Old-Style
/// ASCII Property Lists").
struct ProjectFileText {
    /// A value with where it starts.
    struct Value {
        var content: Content
        var line: Int
        var column: Int

        enum Content {
            case text(String)
            case list([Value])
            case dictionary([(key: Value, value: Value)])
        }

        var text: String? { if case .text(let text) = content { text } else { nil } }
        var list: [Value] { if case .list(let values) = content { values } else { [] } }
        var pairs: [(key: Value, value: Value)] { if case .dictionary(let pairs) = content { pairs } else { [] } }

        /// The value under a key; the last of several, as for Xcode.
        subscript(key: String) -> Value? { pair(key)?.value }

        /// A key with its value.
        func pair(_ key: String) -> (key: Value, value: Value)? { pairs.last { $0.key.text == key } }
    }

    /// Why it can't be read.
    struct ParseError: Error {
        var message: String
        var line: Int
        var column: Int
    }

    /// The maximum nesting depth of lists and dictionaries; Xcode's own files reach five.
    static let depthLimit = 32

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var column = 1

    /// Reads a list.
    static func read(_ bytes: [UInt8]) throws(ParseError) -> Value {
        var reader = ProjectFileText(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
        try reader.skipBlanks()
        let value = try reader.value(depth: 0)
        try reader.skipBlanks()
        guard reader.peek == nil else { throw reader.parseError("unexpected text after the end") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func parseError(_ message: String) -> ParseError {
        ParseError(message: message, line: line, column: column)
    }

    private mutating func advance() {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\n") {
            (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    private func starts(_ first: Character, _ second: Character) -> Bool {
        index + 1 < bytes.count && bytes[index] == first.asciiValue && bytes[index + 1] == second.asciiValue
    }

    private mutating func skipBlanks() throws(ParseError) {
        while let byte = peek {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                advance()
            } else if starts("/", "/") {
                while let byte = peek, byte != UInt8(ascii: "\n") { advance() }
            } else if starts("/", "*") {
                let start = parseError("the comment is not terminated")
                while !starts("*", "/") {
                    guard peek != nil else { throw start }
                    advance()
                }
                advance()
                advance()
            } else {
                return
            }
        }
    }

    private mutating func value(depth: Int) throws(ParseError) -> Value {
        guard depth <= Self.depthLimit else {
            throw parseError("lists are nested deeper than \(Self.depthLimit) levels")
        }
        let (line, column) = (line, column)
        let content: Value.Content
        switch peek {
        case UInt8(ascii: "{"): content = .dictionary(try pairs(depth))
        case UInt8(ascii: "("): content = .list(try members(depth))
        case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .text(try quoted())
        default: content = .text(try word())
        }
        return Value(content: content, line: line, column: column)
    }

    private mutating func pairs(_ depth: Int) throws(ParseError) -> [(key: Value, value: Value)] {
        advance()
        var pairs: [(key: Value, value: Value)] = []
        while true {
            try skipBlanks()
            if peek == UInt8(ascii: "}") { break }
            let key = try value(depth: depth + 1)
            guard key.text != nil else { throw parseError("a key is not text") }
            try expect("=")
            try skipBlanks()
            pairs.append((key, try value(depth: depth + 1)))
            try expect(";")
        }
        advance()
        return pairs
    }

    private mutating func members(_ depth: Int) throws(ParseError) -> [Value] {
        advance()
        var members: [Value] = []
        while true {
            try skipBlanks()
            if peek == UInt8(ascii: ")") { break }
            members.append(try value(depth: depth + 1))
            try skipBlanks()
            if peek == UInt8(ascii: ",") { advance() } else { break }
        }
        try expect(")")
        return members
    }

    private mutating func expect(_ character: Character) throws(ParseError) {
        try skipBlanks()
        guard let byte = peek, byte == character.asciiValue else { throw parseError("“\(character)” is missing") }
        advance()
    }

    private mutating func word() throws(ParseError) -> String {
        let start = index
        while let byte = peek, Self.isPartOfWord(byte) { advance() }
        guard index > start else { throw parseError(peek == nil ? "unexpected end of the file" : "a value is missing") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
        default: "_./$:-<>+@".utf8.contains(byte)
        }
    }

    private mutating func quoted() throws(ParseError) -> String {
        let start = parseError("the text is not terminated")
        let quote = bytes[index]
        advance()
        var text: [UInt8] = []
        while let byte = peek, byte != quote {
            advance()
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escaped = peek else { throw start }
            advance()
            switch escaped {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "t"): text.append(0x09)
            default: text.append(escaped)
            }
        }
        guard peek != nil else { throw start }
        advance()
        return String(decoding: text, as: UTF8.self)
    }
}
