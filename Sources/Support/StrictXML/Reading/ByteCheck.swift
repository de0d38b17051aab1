/// Checks of a document's bytes alone, before any parser sees them.
enum ByteCheck {
    /// The bytes that start a document in UTF-8 with a byte order mark.
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Another encoding that the first bytes give away, or nil.
    static func foreignEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.count >= 2 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0xFF, 0xFE), (0xFE, 0xFF), (0x3C, 0x00), (0x00, 0x3C): return "UTF-16"
        case (0x00, 0x00): return "UTF-32"
        case (0x4C, 0x6F): return bytes.count >= 4 && bytes[2] == 0xA7 && bytes[3] == 0x94 ? "EBCDIC" : nil
        default: return nil
        }
    }

    private static let usualDeclaration = Array(#"<?xml version="1.0" encoding="UTF-8""#.utf8)

    /// The encoding that the XML declaration at the start of the bytes names, or nil when there is none.
    static func declaredEncoding(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.firstIndex(of: 0x3E) else { return nil }
        // As nearly all files have it, and as it is read fastest.
        if bytes[..<end].starts(with: usualDeclaration) { return "UTF-8" }
        let declaration = String(decoding: bytes[..<end], as: UTF8.self)
        for quote in ["\"", "'"] as [Character] {
            let parts = declaration.split(separator: quote, omittingEmptySubsequences: false)
            for (name, value) in zip(parts, parts.dropFirst()) {
                let words = name.split { $0 == "=" || $0.isWhitespace }
                if words.last == "encoding" { return String(value) }
            }
        }
        return nil
    }

    /// The first byte from `start` that is not valid UTF-8 or starts a character that XML 1.0 forbids.
    static func firstError(
        in bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> (offset: Int, reason: XMLError.Reason)? {
        let raw = UnsafeRawBufferPointer(bytes)
        var index = start
        while index < bytes.count {
            if index + 8 <= bytes.count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                // The top bit of a byte survives where the byte is below 0x20 or not ASCII; above the first such byte
                // it may survive without reason.
                let found = ((word &- 0x2020_2020_2020_2020) | word) & 0x8080_8080_8080_8080
                index += found.trailingZeroBitCount / 8
                guard found != 0 else { continue }
            }
            let byte = bytes[index]
            if byte < 0x80 {
                guard byte >= 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D else {
                    return (index, .forbiddenCharacter(UInt32(byte)))
                }
                index += 1
                continue
            }
            let length = sequenceLength(bytes, at: index)
            guard length > 0 else { return (index, .invalidUTF8(byte: byte)) }
            if isForbidden(bytes, at: index) {
                return (index, .forbiddenCharacter(0xFFC0 | UInt32(bytes[index + 2] & 0x3F)))
            }
            index += length
        }
        return nil
    }

    /// Whether the well-formed sequence is U+FFFE or U+FFFF, the only ones that XML forbids above the controls.
    private static func isForbidden(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    }

    /// The length of the well-formed multi-byte sequence that starts here (Unicode, table 3-7), or 0.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let first = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
        for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }
}
