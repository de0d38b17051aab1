/// Reads numbers of a font file, which are big-endian, and never past its end.
struct FontReader {
    let bytes: [UInt8]

    func u16(at offset: Int) throws(FontFileError) -> Int {
        guard offset >= 0, offset <= bytes.count - 2 else { throw .damaged("end of file") }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func i16(at offset: Int) throws(FontFileError) -> Int {
        Int(Int16(truncatingIfNeeded: try u16(at: offset)))
    }

    func u32(at offset: Int) throws(FontFileError) -> Int {
        try u16(at: offset) << 16 | (try u16(at: offset + 2))
    }

    func tag(at offset: Int) throws(FontFileError) -> String {
        guard offset >= 0, offset <= bytes.count - 4 else { throw .notAFont }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }

    /// The places of a face's tables.
    func tables(at offset: Int) throws(FontFileError) -> [String: Range<Int>] {
        switch try tag(at: offset) {
        case "\0\u{1}\0\0", "OTTO", "true": break
        default: throw .notAFont
        }
        let count = try u16(at: offset + 4)
        guard (1...256).contains(count) else { throw .damaged("table directory") }
        var tables: [String: Range<Int>] = [:]
        for index in 0..<count {
            let record = offset + 12 + 16 * index
            let name = try tag(at: record)
            let (start, length) = (try u32(at: record + 8), try u32(at: record + 12))
            guard start <= bytes.count, length <= bytes.count - start else { throw .damaged("table directory") }
            guard tables.updateValue(start..<start + length, forKey: name) == nil else {
                throw .damaged("table directory")
            }
        }
        return tables
    }

    /// The place of a table that has to be there and to be of a length.
    func table(
        _ name: String, in tables: [String: Range<Int>], minimum: Int
    ) throws(FontFileError) -> Range<Int> {
        guard let place = tables[name] else { throw .missing(name) }
        guard place.count >= minimum else { throw .damaged(name) }
        return place
    }
}

/// The names of a face, by their numbers in the table `name`.
struct FontNames {
    private var names: [Int: String] = [:]

    subscript(number: Int) -> String? { names[number] }

    init(_ reader: FontReader, _ tables: [String: Range<Int>]) throws(FontFileError) {
        let place = try reader.table("name", in: tables, minimum: 6)
        let count = try reader.u16(at: place.lowerBound + 2)
        let storage = place.lowerBound + (try reader.u16(at: place.lowerBound + 4))
        guard 6 + 12 * count <= place.count else { throw .damaged("name") }
        for index in 0..<count {
            let record = place.lowerBound + 6 + 12 * index
            let (platform, language) = (try reader.u16(at: record), try reader.u16(at: record + 4))
            let number = try reader.u16(at: record + 6)
            guard [1, 4, 6, 16].contains(number) else { continue }
            let start = storage + (try reader.u16(at: record + 10))
            let length = try reader.u16(at: record + 8)
            guard start + length <= place.upperBound, length <= 512 else { throw .damaged("name") }
            let bytes = reader.bytes[start..<start + length]
            var name: String?
            switch (platform, language) {
            // Windows in American English, and Unicode.
            case (3, 0x409), (0, _):
                let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
                    UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
                }
                name = String(decoding: units, as: UTF16.self)
            // Macintosh in English: the names of fonts are ASCII.
            case (1, 0) where names[number] == nil && bytes.allSatisfy { $0 < 0x80 }:
                name = String(decoding: bytes, as: UTF8.self)
            default: break
            }
            if let name, !name.isEmpty { names[number] = name }
        }
    }
}
