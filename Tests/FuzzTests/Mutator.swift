import TestSupport

/// Makes damaged inputs out of good ones, the same for the same seed.
struct Mutator {
    private var random: SeededGenerator
    private let seeds: [[UInt8]]

    /// Bytes that are hard for parsers: structure, numbers at their limits, controls, invalid UTF-8.
    private static let dictionary: [[UInt8]] =
        [
            "{", "}", "[", "]", "\"", "\\", ",", ":", "<", ">", "&", "'", "/", "|", "-", "@", "%", "\0", "\n", "\r",
            "\u{1B}[", "\u{1B}]", "\u{7}", "\u{202E}", "\u{FEFF}", "\u{2028}", "null", "true", "nan", "inf", "-0",
            "1e999",
            "-1e308", "0.1", "999999999999999999999999", "9223372036854775807", "-9223372036854775808", "65536",
            "\\ud800", "\\u0000", "&#0;", "&lt;", "<!DOCTYPE a [<!ENTITY b \"b\">]>", "<![CDATA[", "]]>", "xml:space",
            "👩‍👩‍👧", "e\u{301}", "V:|-[a(>=1@1000)]-|", "&anchor", "*anchor", "!!binary", "? ", "- ", "---\n",
        ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]]

    init(seeds: [[UInt8]], number: UInt64) {
        self.seeds = seeds
        random = SeededGenerator(seed: number)
    }

    /// The next input: a seed with one to eight changes.
    mutating func next() -> [UInt8] {
        var bytes = seeds[random.next(below: seeds.count)]
        for _ in 0...random.next(below: 8) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else {
            bytes = Self.dictionary[random.next(below: Self.dictionary.count)]
            return
        }
        let place = random.next(below: bytes.count)
        let piece = place..<min(place + 1 + random.next(below: 40), bytes.count)
        switch random.next(below: 8) {
        case 0: bytes[place] ^= 1 << UInt8(random.next(below: 8))
        case 1: bytes[place] = UInt8(random.next(below: 256))
        case 2: bytes.removeSubrange(piece)
        case 3: bytes.insert(contentsOf: bytes[piece], at: place)
        case 4: bytes.removeSubrange(place...)
        case 5:
            // A part of another input.
            let other = seeds[random.next(below: seeds.count)]
            guard !other.isEmpty else { return }
            let start = random.next(below: other.count)
            bytes.insert(
                contentsOf: other[start..<min(start + 1 + random.next(below: 200), other.count)], at: place)
        case 6:
            // The same, many times: depth and length.
            let repeated = Array(repeating: Array(bytes[piece]), count: 1 + random.next(below: 300)).flatMap { $0 }
            bytes.insert(contentsOf: repeated, at: place)
        default:
            bytes.insert(contentsOf: Self.dictionary[random.next(below: Self.dictionary.count)], at: place)
        }
    }
}
