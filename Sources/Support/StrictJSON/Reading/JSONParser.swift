extension JSONValue {
    /// Reads a JSON text (RFC 8259) strictly: valid UTF-8 (a byte order mark may precede it), no key twice, no lone
    /// surrogates, numbers that are finite, nothing after the value, no more than the limits allow.
    ///
    /// - Throws: The error with its location. Nothing is repaired.
    public init(parsing bytes: some Sequence<UInt8>, limits: JSONLimits = JSONLimits()) throws(JSONError) {
        var parser = JSONParser(Array(bytes), limits)
        self = try parser.document()
    }

    /// Reads a JSON text, or several on separate lines (JSON Lines), equally strictly: the value of one text, or an
    /// array of the values of several.
    ///
    /// - Throws: The error with its location. Nothing is repaired.
    public init(
        parsingLines bytes: some Sequence<UInt8>, limits: JSONLimits = JSONLimits()
    ) throws(JSONError) {
        var parser = JSONParser(Array(bytes), limits)
        var values = [try parser.document(isLast: false)]
        while !parser.isAtEnd { values.append(try parser.nextLine()) }
        self = values.count == 1 ? values[0] : JSONValue(.array(values), at: JSONPosition())
    }
}

/// One reading of a text. It does not recurse: open containers are kept on an explicit stack.
struct JSONParser {
    let bytes: [UInt8]
    var index = 0
    private var line = 1
    private var lineStart = 0
    /// The line on which the value before has ended.
    private var lastLine = 0
    private let limits: JSONLimits
    private var open: [Container] = []

    /// An array or an object whose end has not come yet.
    private struct Container {
        let isObject: Bool
        let start: JSONPosition
        var values: [JSONValue] = []
        var members = JSONObject()
        var key = ""
        var keyPosition = JSONPosition()
    }

    init(_ bytes: [UInt8], _ limits: JSONLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// Reads a value from the beginning of the text.
    ///
    /// - Parameter isLast: Whether nothing may come after it.
    mutating func document(isLast: Bool = true) throws(JSONError) -> JSONValue {
        guard bytes.count <= limits.size else {
            throw error("the text has \(bytes.count) bytes; the limit is \(limits.size)")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        return try value(isLast: isLast)
    }

    /// Whether nothing but blanks is left.
    var isAtEnd: Bool { bytes[index...].allSatisfy { [0x0A, 0x20, 0x09, 0x0D].contains($0) } }

    /// Reads the next value, which is on a separate line.
    mutating func nextLine() throws(JSONError) -> JSONValue {
        guard line > lastLine else { throw error("unexpected text after the end of the value") }
        return try value(isLast: false)
    }

    private mutating func value(isLast: Bool) throws(JSONError) -> JSONValue {
        while true {
            // A value begins here: a simple one is read whole, others are opened.
            guard var value = try simpleValueOrOpening() else { continue }
            // It may be the last one of its container, which may be the last one of another, and so on.
            while !open.isEmpty {
                try add(value)
                guard try isOver(), let closed = open.popLast() else { break }
                value = JSONValue(closed.isObject ? .object(closed.members) : .array(closed.values), at: closed.start)
            }
            if open.isEmpty { return try end(with: value, isLast: isLast) }
        }
    }

    private mutating func end(with value: JSONValue, isLast: Bool) throws(JSONError) -> JSONValue {
        lastLine = line
        skipSpace()
        guard index == bytes.count || !isLast else { throw error("unexpected text after the end of the value") }
        return value
    }

    // MARK: Positions

    var position: JSONPosition { JSONPosition(line: line, column: index - lineStart + 1) }

    func error(_ message: String) -> JSONError { JSONError(message, at: position) }

    var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x0A:
                line += 1
                lineStart = index + 1
            case 0x20, 0x09, 0x0D: break
            default: return
            }
            index += 1
        }
    }

    // MARK: Values

    /// Reads a value that holds no others, or an empty container; nil after opening one that is not empty.
    private mutating func simpleValueOrOpening() throws(JSONError) -> JSONValue? {
        skipSpace()
        let start = position
        switch byte {
        case UInt8(ascii: "{"):
            try descend()
            if takes(UInt8(ascii: "}")) { return JSONValue(.object(JSONObject()), at: start) }
            open.append(Container(isObject: true, start: start))
            try key()
            return nil
        case UInt8(ascii: "["):
            try descend()
            if takes(UInt8(ascii: "]")) { return JSONValue(.array([]), at: start) }
            open.append(Container(isObject: false, start: start))
            return nil
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
        case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
            return JSONValue(try number(), at: start)
        case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: start)
        case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: start)
        case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: start)
        case nil: throw error("unexpected end of the text; expected a value")
        default: throw error("this is not a JSON value")
        }
    }

    private mutating func word(_ word: StaticString, _ content: JSONValue.Content) throws(JSONError)
        -> JSONValue.Content
    {
        let letters = word.withUTF8Buffer { Array($0) }
        guard bytes[index...].starts(with: letters) else { throw error("this is not a JSON value") }
        index += letters.count
        return content
    }

    private mutating func descend() throws(JSONError) {
        guard open.count < limits.depth else {
            throw error("arrays and objects are nested deeper than \(limits.depth) levels")
        }
        index += 1
    }

    // MARK: Arrays and objects

    /// Adds a value to the innermost container.
    private mutating func add(_ value: JSONValue) throws(JSONError) {
        let last = open.count - 1
        guard open[last].isObject else { return open[last].values.append(value) }
        let (key, position) = (open[last].key, open[last].keyPosition)
        guard open[last].members.insert(JSONObject.Member(key: key, position: position, value: value)) else {
            throw JSONError("duplicate key \(key.quoted)", at: position)
        }
    }

    private mutating func takes(_ end: UInt8) -> Bool {
        skipSpace()
        guard byte == end else { return false }
        index += 1
        return true
    }

    /// Whether the innermost container ends here; else its next value begins here.
    private mutating func isOver() throws(JSONError) -> Bool {
        let isObject = open[open.count - 1].isObject
        if takes(UInt8(ascii: isObject ? "}" : "]")) { return true }
        guard byte == UInt8(ascii: ",") else { throw error("expected a comma or \(isObject ? "}" : "]")") }
        index += 1
        if isObject { try key() }
        return false
    }

    /// Reads the key of the innermost container's next member.
    private mutating func key() throws(JSONError) {
        skipSpace()
        let last = open.count - 1
        open[last].keyPosition = position
        guard byte == UInt8(ascii: "\"") else { throw error("expected a key in double quotes") }
        open[last].key = try string()
        skipSpace()
        guard byte == UInt8(ascii: ":") else { throw error("expected a colon") }
        index += 1
    }
}
