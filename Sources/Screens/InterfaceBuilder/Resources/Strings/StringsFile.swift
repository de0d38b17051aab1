/// Reads `.strings` files: property lists in the old ASCII syntax, of texts by key (Apple: Property List Programming
/// Guide, "Old-Style ASCII Property Lists"; Resource Programming Guide, "String Resources").
///
/// An error costs its entry, and is reported; the entries after it are read.
struct StringsFile {
    /// A text with the position of its key.
    struct Entry {
        var text: String
        var line: Int
        var column: Int
    }

    private(set) var entries: [String: Entry] = [:]
    private(set) var notes = ResourceNoteList()
    private let file: String
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var counted = (index: 0, column: 1)

    /// Reads the text of a file, which is UTF-8.
    init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        run()
    }

    private mutating func run() {
        do throws(ResourceError) {
            try skipSpace()
            // A whole dictionary may stand in braces.
            let isBraced = byte == UInt8(ascii: "{")
            if isBraced { index += 1 }
            while true {
                try skipSpace()
                if isBraced, byte == UInt8(ascii: "}") { return }
                if index == bytes.count {
                    if isBraced { throw parseError("the file ends before the } that ends the list") }
                    return
                }
                entry()
            }
        } catch {
            notes.add(ResourceNote(error, file: file))
        }
    }

    private mutating func entry() {
        let start = index
        do throws(ResourceError) {
            let (line, column) = place()
            let key = try text("a key")
            try skipSpace()
            var text = key
            if byte == UInt8(ascii: "=") {
                index += 1
                try skipSpace()
                text = try self.text("a text")
            } else if byte != UInt8(ascii: ";"), byte != UInt8(ascii: "}") {
                throw parseError("expected an equals sign")
            }
            if entries.updateValue(Entry(text: text, line: line, column: column), forKey: key) != nil {
                notes.add(ResourceNote(.duplicateKey(key), file: file, line: line, column: column))
            }
            try skipSpace()
            guard byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}") else {
                // The next entry probably begins here.
                return notes.add(ResourceNote(parseError("expected a semicolon"), file: file))
            }
            if byte == UInt8(ascii: ";") { index += 1 }
        } catch {
            notes.add(ResourceNote(error, file: file))
            skipEntry(from: start)
        }
    }

    /// Skips to the next entry, after a semicolon.
    private mutating func skipEntry(from start: Int) {
        index = max(index, start + 1)
        while let byte, byte != UInt8(ascii: ";") { advance() }
        if byte != nil { advance() }
    }

    // MARK: Positions

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Returns the line and column of the reader. It counts from the last position, so that long lines cost no more
    /// than short ones.
    private mutating func place() -> (line: Int, column: Int) {
        if counted.index < lineStart { counted = (lineStart, 1) }
        // Continuation bytes of UTF-8 are no separate characters.
        let column = counted.column + bytes[counted.index..<index].count { $0 & 0xC0 != 0x80 }
        counted = (index, column)
        return (line, column)
    }

    private mutating func parseError(_ message: String) -> ResourceError {
        let (line, column) = place()
        return ResourceError(message: message, line: line, column: column)
    }

    private mutating func advance() {
        if bytes[index] == 0x0A {
            line += 1
            lineStart = index + 1
        }
        index += 1
    }

    private mutating func skipSpace() throws(ResourceError) {
        while let byte {
            switch byte {
            case 0x09...0x0D, 0x20: advance()
            // U+2028, U+2029 and U+00A0 count as space, as editors put them in.
            case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA8]): index += 3
            case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): index += 3
            case 0xC2 where bytes[index...].starts(with: [0xC2, 0xA0]): index += 2
            case UInt8(ascii: "/") where bytes[index...].starts(with: "//".utf8):
                while let byte = self.byte, byte != 0x0A, byte != 0x0D { advance() }
            case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(ResourceError) {
        let opening = parseError("the comment that begins here is not terminated")
        index += 2
        while index < bytes.count {
            if bytes[index...].starts(with: "*/".utf8) {
                index += 2
                return
            }
            advance()
        }
        throw opening
    }

    // MARK: Texts

    private mutating func text(_ what: String) throws(ResourceError) -> String {
        switch byte {
        case nil: throw parseError("unexpected end of the file; expected \(what)")
        case UInt8(ascii: "\"")?, UInt8(ascii: "'")?: return try quoted()
        default: return try word(what)
        }
    }

    private mutating func word(_ what: String) throws(ResourceError) -> String {
        let start = index
        while let byte, Self.isWordByte(byte) { index += 1 }
        guard index > start else { throw parseError("expected \(what) in double quotes") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func quoted() throws(ResourceError) -> String {
        let opening = parseError("the text that begins here is not terminated")
        let quote = bytes[index]
        index += 1
        var result: [UInt8] = []
        var half: UInt16?
        while let byte {
            if byte == quote {
                index += 1
                guard half == nil else { throw parseError("unpaired UTF-16 surrogate") }
                return String(decoding: result, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else {
                guard half == nil else { throw parseError("unpaired UTF-16 surrogate") }
                result.append(byte)
                advance()
                continue
            }
            index += 1
            try escape(into: &result, &half)
        }
        throw opening
    }

    /// Reads the rest of an escape sequence after the backslash.
    private mutating func escape(into result: inout [UInt8], _ half: inout UInt16?) throws(ResourceError) {
        guard let byte else { throw parseError("the file ends after a backslash") }
        if byte == UInt8(ascii: "U") || byte == UInt8(ascii: "u") {
            index += 1
            return try append(unit: number(radix: 16, upTo: 4), to: &result, &half)
        }
        guard half == nil else { throw parseError("unpaired UTF-16 surrogate") }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            return try append(unit: number(radix: 8, upTo: 3), to: &result, &half)
        case UInt8(ascii: "a"): result.append(0x07)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "v"): result.append(0x0B)
        // Any other character is kept, a line end too.
        default: result.append(byte)
        }
        advance()
    }

    private mutating func number(radix: UInt16, upTo digits: Int) throws(ResourceError) -> UInt16 {
        var value: UInt16 = 0
        var count = 0
        while count < digits, let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix {
            value = value &* radix &+ UInt16(digit)
            index += 1
            count += 1
        }
        guard count > 0 else { throw parseError("expected hexadecimal digits after \\U") }
        return value
    }

    /// Adds a UTF-16 unit, or keeps it as the first half of a character.
    private mutating func append(
        unit: UInt16, to result: inout [UInt8], _ half: inout UInt16?
    ) throws(ResourceError) {
        if let first = half {
            guard UTF16.isTrailSurrogate(unit) else { throw parseError("unpaired UTF-16 surrogate") }
            half = nil
            let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(unit & 0x3FF))
            if let scalar = Unicode.Scalar(value) { result.append(contentsOf: Array(String(scalar).utf8)) }
        } else if UTF16.isLeadSurrogate(unit) {
            half = unit
        } else if let scalar = Unicode.Scalar(unit) {
            result.append(contentsOf: Array(String(scalar).utf8))
        } else {
            throw parseError("unpaired UTF-16 surrogate")
        }
    }
}
