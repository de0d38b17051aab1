/// Which glyph a font has for a scalar: the table `cmap` in its formats 4, 6 and 12.
struct CharacterMap: Sendable {
    private struct Segment {
        var first: UInt32
        var last: UInt32
        var glyphs: Glyphs
    }

    private enum Glyphs {
        /// The first glyph, the others follow it.
        case sequence(Int)
        /// The scalar and a number, modulo 65,536.
        case shifted(Int)
        /// The index of the first glyph in the list, and the number that is added to each.
        case listed(start: Int, shift: Int)
    }

    private var segments: [Segment] = []
    private var list: [UInt16] = []
    private let glyphCount: Int

    init(_ reader: FontReader, _ place: Range<Int>, glyphCount: Int) throws(FontFileError) {
        self.glyphCount = glyphCount
        let count = try reader.u16(at: place.lowerBound + 2)
        guard 4 + 8 * count <= place.count else { throw .damaged("cmap") }
        var best: (rank: Int, offset: Int)?
        for index in 0..<count {
            let record = place.lowerBound + 4 + 8 * index
            let offset = place.lowerBound + (try reader.u32(at: record + 4))
            let rank: Int
            switch (try reader.u16(at: record), try reader.u16(at: record + 2)) {
            case (3, 10), (0, 4), (0, 6): rank = 3
            case (3, 1), (0, 0...3): rank = 2
            case (3, 0): rank = 1
            default: continue
            }
            if offset < place.upperBound, rank > best?.rank ?? 0 { best = (rank, offset) }
        }
        guard let best else { throw .missing("cmap") }
        switch try reader.u16(at: best.offset) {
        case 4: try readFormat4(reader, at: best.offset, end: place.upperBound)
        case 6: try readFormat6(reader, at: best.offset)
        case 12: try readFormat12(reader, at: best.offset, end: place.upperBound)
        default: throw .damaged("cmap")
        }
        // The search needs them in order and apart.
        for (segment, next) in zip(segments, segments.dropFirst()) where segment.last >= next.first {
            throw .damaged("cmap")
        }
    }

    private mutating func readFormat4(_ reader: FontReader, at offset: Int, end: Int) throws(FontFileError) {
        let count = try reader.u16(at: offset + 6) / 2
        let listStart = offset + 16 + 8 * count
        guard listStart <= end else { throw .damaged("cmap") }
        // The list of glyphs follows the segments; the length in the table is often wrong.
        for place in stride(from: listStart, to: min(end, listStart + 2 * 65_536) - 1, by: 2) {
            list.append(UInt16(try reader.u16(at: place)))
        }
        for index in 0..<count {
            let last = try reader.u16(at: offset + 14 + 2 * index)
            let first = try reader.u16(at: offset + 16 + 2 * count + 2 * index)
            let shift = try reader.u16(at: offset + 16 + 4 * count + 2 * index)
            let rangeOffset = try reader.u16(at: offset + 16 + 6 * count + 2 * index)
            guard first <= last else { throw .damaged("cmap") }
            // The last segment holds nothing.
            if first == 0xFFFF { continue }
            var glyphs = Glyphs.shifted(shift)
            if rangeOffset != 0, rangeOffset != 0xFFFF {
                // Counted from the number itself.
                let start = rangeOffset / 2 - (count - index)
                guard start >= 0 else { throw .damaged("cmap") }
                glyphs = .listed(start: start, shift: shift)
            }
            segments.append(Segment(first: UInt32(first), last: UInt32(last), glyphs: glyphs))
        }
    }

    private mutating func readFormat6(_ reader: FontReader, at offset: Int) throws(FontFileError) {
        let (first, count) = (try reader.u16(at: offset + 6), try reader.u16(at: offset + 8))
        guard count > 0 else { return }
        for index in 0..<count { list.append(UInt16(try reader.u16(at: offset + 10 + 2 * index))) }
        segments = [
            Segment(first: UInt32(first), last: UInt32(first + count - 1), glyphs: .listed(start: 0, shift: 0))
        ]
    }

    private mutating func readFormat12(_ reader: FontReader, at offset: Int, end: Int) throws(FontFileError) {
        let count = try reader.u32(at: offset + 12)
        guard count <= (end - offset - 16) / 12 else { throw .damaged("cmap") }
        for index in 0..<count {
            let group = offset + 16 + 12 * index
            let (first, last) = (try reader.u32(at: group), try reader.u32(at: group + 4))
            guard first <= last, last <= 0x10FFFF else { throw .damaged("cmap") }
            segments.append(
                Segment(
                    first: UInt32(first), last: UInt32(last), glyphs: .sequence(try reader.u32(at: group + 8))))
        }
    }

    /// The glyph of a scalar, or nil.
    func glyph(of scalar: UInt32) -> Int? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].last < scalar { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, segments[low].first <= scalar else { return nil }
        let segment = segments[low]
        let place = Int(scalar - segment.first)
        let glyph: Int
        switch segment.glyphs {
        case .sequence(let start): glyph = start + place
        case .shifted(let shift): glyph = (Int(scalar) + shift) & 0xFFFF
        case .listed(let start, let shift):
            guard start + place < list.count, list[start + place] != 0 else { return nil }
            glyph = (Int(list[start + place]) + shift) & 0xFFFF
        }
        return glyph > 0 && glyph < glyphCount ? glyph : nil
    }
}
