/// Reads a JSON text (RFC 8259) strictly: no duplicate keys, no lone surrogates, no number that is not finite, no
/// more than a stated depth, nothing after the value.
struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var depth = 0
    private let depthLimit: Int

    /// How deep arrays and objects may lie inside each other.
    static let depthLimit = 512
    /// How many bytes a text may have.
    static let sizeLimit = 64 << 20

    private init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    static func parse(
        _ bytes: [UInt8], depthLimit: Int = depthLimit, sizeLimit: Int = sizeLimit
    ) throws(ViewDescriptionError) -> JSONValue {
        var parser = JSONParser(bytes, depthLimit: depthLimit)
        guard bytes.count <= sizeLimit else {
            throw parser.error("the text has \(bytes.count) bytes; \(sizeLimit) are allowed")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
        let value = try parser.value()
        parser.skipSpace()
        guard parser.index == bytes.count else { throw parser.error("there is more text after the end of the value") }
        return value
    }

    private var position: JSONValue.Position {
        JSONValue.Position(line: line, column: index - lineStart + 1)
    }

    private func error(_ message: String) -> ViewDescriptionError {
        ViewDescriptionError(message, at: position)
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte {
            switch byte {
            case 0x0A:
                index += 1
                line += 1
                lineStart = index
            case 0x20, 0x09, 0x0D: index += 1
            default: return
            }
        }
    }

    private mutating func value() throws(ViewDescriptionError) -> JSONValue {
        skipSpace()
        let start = position
        guard let byte else { throw error("the text ends where a value should stand") }
        let kind: JSONValue.Kind
        switch byte {
        case UInt8(ascii: "{"): kind = try object()
        case UInt8(ascii: "["): kind = try array()
        case UInt8(ascii: "\""): kind = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): kind = .number(try number())
        case UInt8(ascii: "t"): kind = try word("true", .bool(true))
        case UInt8(ascii: "f"): kind = try word("false", .bool(false))
        case UInt8(ascii: "n"): kind = try word("null", .null)
        default: throw error("this is no JSON value")
        }
        return JSONValue(kind: kind, position: start)
    }

    private mutating func word(_ word: StaticString, _ kind: JSONValue.Kind) throws(ViewDescriptionError)
        -> JSONValue.Kind
    {
        let letters = word.withUTF8Buffer { Array($0) }
        guard bytes[index...].starts(with: letters) else { throw error("this is no JSON value") }
        index += letters.count
        return kind
    }

    // MARK: Objects and arrays

    private mutating func descend() throws(ViewDescriptionError) {
        depth += 1
        guard depth <= depthLimit else {
            throw error("more than \(depthLimit) arrays and objects lie inside each other")
        }
        index += 1
    }

    private mutating func object() throws(ViewDescriptionError) -> JSONValue.Kind {
        try descend()
        var members: [JSONValue.Member] = []
        var keys: Set<String> = []
        skipSpace()
        if byte == UInt8(ascii: "}") {
            index += 1
            depth -= 1
            return .object([])
        }
        while true {
            skipSpace()
            let start = position
            guard byte == UInt8(ascii: "\"") else { throw error("a key in double quotes should stand here") }
            let key = try string()
            guard keys.insert(key).inserted else {
                throw ViewDescriptionError("the key \(key.quoted) stands here for the second time", at: start)
            }
            skipSpace()
            guard byte == UInt8(ascii: ":") else { throw error("a colon should stand here") }
            index += 1
            members.append(JSONValue.Member(key: key, position: start, value: try value()))
            if try isOver(UInt8(ascii: "}")) { return .object(members) }
        }
    }

    private mutating func array() throws(ViewDescriptionError) -> JSONValue.Kind {
        try descend()
        var values: [JSONValue] = []
        skipSpace()
        if byte == UInt8(ascii: "]") {
            index += 1
            depth -= 1
            return .array([])
        }
        while true {
            values.append(try value())
            if try isOver(UInt8(ascii: "]")) { return .array(values) }
        }
    }

    private mutating func isOver(_ end: UInt8) throws(ViewDescriptionError) -> Bool {
        skipSpace()
        switch byte {
        case UInt8(ascii: ","):
            index += 1
            return false
        case end:
            index += 1
            depth -= 1
            return true
        default: throw error("a comma or \(Character(Unicode.Scalar(end))) should stand here")
        }
    }

    // MARK: Numbers

    private mutating func number() throws(ViewDescriptionError) -> Double {
        let start = index
        if byte == UInt8(ascii: "-") { index += 1 }
        let whole = digits()
        guard whole > 0, whole == 1 || bytes[index - whole] != UInt8(ascii: "0") else {
            throw error("this is no JSON number")
        }
        if byte == UInt8(ascii: ".") {
            index += 1
            guard digits() > 0 else { throw error("digits should follow the point") }
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            guard digits() > 0 else { throw error("digits should follow the exponent") }
        }
        guard index - start <= 64, let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
            number.isFinite
        else { throw error("the number is too large or has too many digits") }
        return number
    }

    private mutating func digits() -> Int {
        let start = index
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        return index - start
    }

    // MARK: Strings

    private mutating func string() throws(ViewDescriptionError) -> String {
        let start = position
        index += 1
        var content: [UInt8] = []
        while true {
            guard let byte else { throw ViewDescriptionError("the string has no end", at: start) }
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                guard let text = String(validating: content, as: UTF8.self) else {
                    throw ViewDescriptionError("the string is not valid UTF-8", at: start)
                }
                return text
            case UInt8(ascii: "\\"): try escape(&content)
            case 0..<0x20: throw error("a control character must be written as an escape")
            default:
                content.append(byte)
                index += 1
            }
        }
    }

    private mutating func escape(_ content: inout [UInt8]) throws(ViewDescriptionError) {
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(bytes[index])
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "u"):
            index += 1
            content.append(contentsOf: try scalar().utf8Bytes)
            return
        default: throw error("there is no such escape")
        }
        index += 1
    }

    private mutating func scalar() throws(ViewDescriptionError) -> Unicode.Scalar {
        let first = try hexadecimal()
        var number = first
        if (0xD800..<0xDC00).contains(first), byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
            bytes[index + 1] == UInt8(ascii: "u")
        {
            index += 2
            let second = try hexadecimal()
            guard (0xDC00..<0xE000).contains(second) else { throw error("half of a surrogate pair is missing") }
            number = 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(number) else { throw error("half of a surrogate pair is missing") }
        return scalar
    }

    private mutating func hexadecimal() throws(ViewDescriptionError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("four hexadecimal digits should stand here")
            }
            number = number << 4 + UInt32(digit)
            index += 1
        }
        return number
    }
}

extension Unicode.Scalar {
    fileprivate var utf8Bytes: [UInt8] { Array(String(Character(self)).utf8) }
}

extension String {
    /// The text in quotes for a message: shortened, and with control characters as escapes.
    var quoted: String {
        var text = ""
        for scalar in unicodeScalars.prefix(60) {
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator:
                text += "\\u{\(String(scalar.value, radix: 16))}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\(unicodeScalars.dropFirst(60).isEmpty ? "" : "…")\""
    }
}
