/// The letters of a text with their widths and the possible breaks between them.
struct MeasuredClusters {
    struct Cluster {
        /// The start of the letter, in UTF-16 code units.
        var start: Int
        /// The advance, in points.
        var advance: Double
        /// The run that it belongs to.
        var run: Int
        /// The line break opportunity before it.
        var before: LineBreaker.Opportunity
        var kind: Kind
    }

    enum Kind {
        case letter
        /// A blank, which hangs over the end of a line.
        case space
        case tab
        /// The end of a paragraph.
        case newline
        /// A soft hyphen: nothing, unless the line breaks behind it.
        case softHyphen
    }

    /// The letters, up to the limit of measuring.
    private(set) var clusters: [Cluster] = []
    /// The end of the last one, in UTF-16 code units.
    private(set) var end = 0

    init(_ text: MeasuredText, canWrap: Bool) {
        let string = text.string
        clusters.reserveCapacity(min(string.utf8.count, MeasuredText.limit))
        let isASCII = string.utf8.withContiguousStorageIfAvailable { bytes in
            // A carriage return may form one letter with the next character.
            guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
            addLetters(bytes.prefix(MeasuredText.limit), of: text, canWrap)
            return true
        }
        if isASCII != true { addClusters(of: string, text, canWrap) }
    }

    /// Most texts are ASCII, whose letters need not be looked for.
    private mutating func addLetters(
        _ letters: Slice<UnsafeBufferPointer<UInt8>>, of text: MeasuredText, _ canWrap: Bool
    ) {
        let opportunities = canWrap ? LineBreaker.opportunities(in: letters.lazy.map { Unicode.Scalar($0) }) : []
        for (run, part) in text.runs.enumerated() {
            let widths = ASCIIWidths(of: part.font)
            let runEnd = run + 1 < text.runs.count ? end + part.text.utf8.count : letters.count
            while end < min(runEnd, letters.count) {
                let letter = letters[end]
                let kind = Self.kind(of: UInt32(letter))
                let isDrawn = kind == .letter || kind == .space
                clusters.append(
                    Cluster(
                        start: end, advance: isDrawn ? max(0, widths.advance(of: letter) + part.kern) : 0, run: run,
                        before: canWrap ? opportunities[end] : .none, kind: kind))
                end += 1
            }
        }
    }

    private mutating func addClusters(of string: String, _ text: MeasuredText, _ canWrap: Bool) {
        let opportunities =
            canWrap ? LineBreaker.opportunities(in: string.unicodeScalars.prefix(MeasuredText.limit)) : []
        var scalar = 0
        var run = 0
        var runEnd = text.runs.first?.text.utf16.count ?? 0
        for cluster in string {
            guard scalar < MeasuredText.limit, run < text.runs.count else { break }
            while end >= runEnd, run + 1 < text.runs.count {
                run += 1
                runEnd += text.runs[run].text.utf16.count
            }
            let kind = Self.kind(of: cluster.unicodeScalars.first?.value ?? 0)
            var advance = 0.0
            switch kind {
            case .letter, .space:
                advance = max(0, text.runs[run].font.advance(of: cluster) + text.runs[run].kern)
            case .tab, .newline, .softHyphen: break
            }
            clusters.append(
                Cluster(
                    start: end, advance: advance, run: run, before: canWrap ? opportunities[scalar] : .none, kind: kind)
            )
            scalar += cluster.unicodeScalars.count
            end += cluster.utf16.count
        }
    }

    /// - Parameter first: the letter's first scalar.
    private static func kind(of first: UInt32) -> Kind {
        switch first {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
        case 0x9: .tab
        case 0xA...0xD, 0x85, 0x2028, 0x2029: .newline
        case 0xAD: .softHyphen
        default: .letter
        }
    }
}
