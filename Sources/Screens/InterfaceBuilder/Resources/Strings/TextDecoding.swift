/// Turns the bytes of text files into UTF-8, whatever Unicode encoding they are in. Nothing is repaired.
enum TextDecoding {
    /// The text as UTF-8 without a byte order mark.
    ///
    /// UTF-16 without a mark is recognized by the zero among the first two bytes: these files begin with ASCII.
    static func utf8(_ bytes: [UInt8]) throws(ResourceError) -> [UInt8] {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE):
            guard !bytes.dropFirst(2).starts(with: [0, 0]) else { throw utf32 }
            return try utf16(bytes.dropFirst(2), isBigEndian: false)
        case (0xFE, 0xFF): return try utf16(bytes.dropFirst(2), isBigEndian: true)
        case (0, 0?): throw utf32
        case (0, _?): return try utf16(bytes[...], isBigEndian: true)
        case (_?, 0): return try utf16(bytes[...], isBigEndian: false)
        default: break
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard String(validating: text, as: UTF8.self) != nil else { throw firstError(in: text) }
        return text
    }

    private static let utf32 = ResourceError(message: "the encoding is UTF-32; save the file as UTF-8")

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) throws(ResourceError) -> [UInt8] {
        guard bytes.count % 2 == 0 else {
            throw ResourceError(message: "the file is UTF-16 and ends in the middle of a character")
        }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: bytes.startIndex, to: bytes.endIndex, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBigEndian ? first << 8 | second : second << 8 | first)
        }
        var result: [UInt8] = []
        result.reserveCapacity(units.count)
        var decoder = UTF16()
        var iterator = units.makeIterator()
        var (line, column) = (1, 1)
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar):
                result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
                (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            case .emptyInput: return result
            case .error:
                throw ResourceError(message: "unpaired UTF-16 surrogate", line: line, column: column)
            }
        }
    }

    private static func firstError(in bytes: [UInt8]) -> ResourceError {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var (line, column) = (1, 1)
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        return ResourceError(
            message: "the bytes here are not valid UTF-8; save the file as UTF-8", line: line, column: column)
    }
}
