/// Why a text is not JSON, and where.
package struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The place, in bytes from 0.
    package var offset: Int
    /// What is wrong.
    package var message: String

    /// The message and the column, from 1.
    package var description: String { "\(message) at column \(offset + 1)" }
}

extension JSON {
    /// Reads one JSON value, strictly: valid UTF-8, no member twice, no lone surrogates, finite numbers, nothing after
    /// the value, and no more nesting than is allowed.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - depth: How deep arrays and objects may lie in each other.
    package static func parse(_ bytes: some Sequence<UInt8>, depth: Int = 32) throws(JSONError) -> JSON {
        var reader = JSONReader(Array(bytes), depth: depth)
        return try reader.read()
    }
}

/// One reading of a JSON text. The depth of the calls is bounded by the depth that is allowed.
private struct JSONReader {
    private let bytes: [UInt8]
    private let depth: Int
    private var index = 0
    private var level = 0

    init(_ bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        self.depth = depth
    }

    mutating func read() throws(JSONError) -> JSON {
        let result = try value()
        skipSpace()
        guard index == bytes.count else { throw error("there is more after the end of the value") }
        return result
    }

    private func error(_ message: String) -> JSONError { JSONError(offset: index, message: message) }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
    }

    private mutating func take(_ expected: Character) -> Bool {
        guard byte == expected.asciiValue else { return false }
        index += 1
        return true
    }

    private mutating func value() throws(JSONError) -> JSON {
        skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try reader.object() }
        case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw error("the text ends where a value is expected")
        default: return try number()
        }
    }

    private mutating func nested(
        _ body: (inout JSONReader) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        guard level < depth else { throw error("arrays and objects are nested more than \(depth) deep") }
        level += 1
        index += 1
        let result = try body(&self)
        level -= 1
        return result
    }

    private mutating func word(_ text: String, _ value: JSON) throws(JSONError) -> JSON {
        guard bytes[index...].starts(with: text.utf8) else { throw error("a value is expected") }
        index += text.utf8.count
        return value
    }

    private mutating func array() throws(JSONError) -> JSON {
        var values: [JSON] = []
        skipSpace()
        if take("]") { return .array(values) }
        while true {
            values.append(try value())
            skipSpace()
            if take("]") { return .array(values) }
            guard take(",") else { throw error("\",\" or \"]\" is expected") }
        }
    }

    private mutating func object() throws(JSONError) -> JSON {
        var members: [String: JSON] = [:]
        skipSpace()
        if take("}") { return .object(members) }
        while true {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw error("a name in quotation marks is expected") }
            let start = index
            let name = try string()
            skipSpace()
            guard take(":") else { throw error("\":\" is expected") }
            guard members.updateValue(try value(), forKey: name) == nil else {
                throw JSONError(offset: start, message: "the name is there twice")
            }
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw error("\",\" or \"}\" is expected") }
        }
    }

    private mutating func number() throws(JSONError) -> JSON {
        let start = index
        var isWhole = true
        if byte == UInt8(ascii: "-") { index += 1 }
        let begins = byte
        let count = try digits()
        guard count > 0 else { throw JSONError(offset: start, message: "a value is expected") }
        guard count == 1 || begins != UInt8(ascii: "0") else {
            throw JSONError(offset: start, message: "a number may not begin with 0")
        }
        if byte == UInt8(ascii: ".") {
            index += 1
            isWhole = false
            guard try digits() > 0 else { throw error("a digit is expected") }
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            index += 1
            isWhole = false
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
            guard try digits() > 0 else { throw error("a digit is expected") }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole, let integer = Int64(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else {
            throw JSONError(offset: start, message: "the number is too large")
        }
        return .number(number)
    }

    /// Skips digits and returns how many there were. No honest number has more than a few hundred.
    private mutating func digits() throws(JSONError) -> Int {
        let start = index
        while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        guard index - start <= 400 else { throw error("the number has too many digits") }
        return index - start
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        var result: [UInt8] = []
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: result, as: UTF8.self) else {
                    throw error("the string is not valid UTF-8")
                }
                index += 1
                return text
            case UInt8(ascii: "\\"): result += Array(String(try escape()).utf8)
            case 0..<0x20: throw error("a control character must be escaped")
            default:
                result.append(byte)
                index += 1
            }
        }
        throw error("the string does not end")
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        index += 1
        defer { index += 1 }
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape()
        default: throw error("this escape does not exist")
        }
    }

    /// Reads four digits, and the second half of a pair; leaves the index at the last digit.
    private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard (0xD800...0xDBFF).contains(first), bytes[(index + 1)...].starts(with: "\\u".utf8) else {
            throw error("half of a surrogate pair is missing")
        }
        index += 2
        let second = try hexadecimal()
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error("half of a surrogate pair is missing") }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        let digits = bytes[(index + 1)...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits are expected") }
        index += 4
        return value
    }
}
