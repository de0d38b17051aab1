extension PlainParser {
    // MARK: Text between tags

    /// Reads text up to the next tag, comment or section; false when it is not plain.
    mutating func text() -> Bool {
        var start = cursor
        run = TextRun(range: start..<start)
        while true {
            let next = byte()
            switch next {
            case UInt8(ascii: "<"):
                run.range = start..<cursor
                return true
            case 0x20: skipSpaces()
            case 0x0A:
                endLine(at: cursor)
                cursor += 1
            case 0x09: cursor += 1
            case 0x0D:
                run.hasReturn = true
                cursor += 1
            case UInt8(ascii: "&"):
                run.range = start..<cursor
                guard keepRun(), reference(isText: true) else { return false }
                start = cursor
                run = TextRun(range: start..<start)
            case UInt8(ascii: "]"):
                // The end of a section that has no start.
                if byte(1) == next, byte(2) == UInt8(ascii: ">") { return false }
                run.isBlank = false
                cursor += 1
            default:
                run.isBlank = false
                guard skipByte(next) else { return false }
            }
        }
    }

    /// Puts the stretch of text that ends here to what is decoded; false when it is not plain or too long.
    mutating func keepRun() -> Bool {
        guard !run.hasReturn else { return false }
        decoded.append(contentsOf: bytes[run.range])
        pending.length += run.range.count
        pending.isBlank = pending.isBlank && run.isBlank
        run = TextRun(range: cursor..<cursor)
        return pending.length <= limits.valueLength
    }

    /// Reads a CDATA section; false where there is none, or none that is plain.
    mutating func section() -> Bool {
        guard follows("<![CDATA[") else { return false }
        cursor += 9
        let start = cursor
        while !follows("]]>") {
            switch byte() {
            case 0x0A:
                endLine(at: cursor)
                cursor += 1
            case 0x20, 0x09: cursor += 1
            case 0x0D:
                run.hasReturn = true
                cursor += 1
            case let next:
                run.isBlank = false
                guard skipByte(next) else { return false }
            }
        }
        run.range = start..<cursor
        guard keepRun() else { return false }
        cursor += 3
        return true
    }

    // MARK: Values

    /// Reads the value of an attribute; nil for one that is not plain or too long.
    mutating func value() -> XMLDocument.PoolRange? {
        let quote = byte()
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        cursor += 1
        let first = cursor
        let start = decoded.count
        // Where the part begins that is not among what is decoded.
        var rest = cursor
        while case let next = byte(), next != quote {
            switch next {
            case UInt8(ascii: "&"):
                decoded.append(contentsOf: bytes[rest..<cursor])
                guard reference(isText: false) else { return nil }
                rest = cursor
            case 0x0A, 0x09:
                // White space in values is spaces.
                if next == 0x0A { endLine(at: cursor) }
                decoded.append(contentsOf: bytes[rest..<cursor])
                decoded.append(0x20)
                cursor += 1
                rest = cursor
            case UInt8(ascii: "<"): return nil
            default: guard skipByte(next) else { return nil }
            }
        }
        let end = cursor
        cursor += 1
        guard end - first <= limits.valueLength else { return nil }
        if rest == first { return written(first..<end) }
        decoded.append(contentsOf: bytes[rest..<end])
        return decoded(from: start)
    }

    // MARK: References

    /// Decodes the reference that starts here; false for one that is none of the five entities and no character.
    private mutating func reference(isText: Bool) -> Bool {
        let start = cursor
        guard let scalar = follows("&#") ? number() : entity() else { return false }
        decoded.append(contentsOf: UTF8.encode(scalar)!)
        if isText {
            pending.length += cursor - start
            if scalar.value > 0x20 { pending.isBlank = false }
        }
        return true
    }

    private mutating func entity() -> Unicode.Scalar? {
        for (name, scalar) in Self.entities where follows(name) {
            cursor += name.utf8CodeUnitCount
            return scalar
        }
        return nil
    }

    private static let entities: [(StaticString, Unicode.Scalar)] = [
        ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
    ]

    /// The character of a reference such as "&#10;" or "&#xA;".
    private mutating func number() -> Unicode.Scalar? {
        cursor += 2
        let isHexadecimal = byte() == UInt8(ascii: "x")
        if isHexadecimal { cursor += 1 }
        var value: UInt32 = 0
        let first = cursor
        while case let next = byte(), next != UInt8(ascii: ";") {
            guard let digit = Character(Unicode.Scalar(next)).hexDigitValue, isHexadecimal || digit < 10 else {
                return nil
            }
            value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
            guard value <= 0x10FFFF else { return nil }
            cursor += 1
        }
        guard cursor > first, let scalar = Unicode.Scalar(value), Self.isAllowed(value) else { return nil }
        cursor += 1
        return scalar
    }

    private static func isAllowed(_ scalar: UInt32) -> Bool {
        scalar >= 0x20 ? scalar != 0xFFFE && scalar != 0xFFFF : scalar == 0x09 || scalar == 0x0A || scalar == 0x0D
    }
}
