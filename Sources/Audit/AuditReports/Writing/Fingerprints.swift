import AccessibilityAudit

/// Names of findings that stay the same while files are edited, each once in a report.
///
/// They come from the rule and ``Finding/identity`` alone, never from a line; findings that share both are counted.
struct Fingerprints {
    private struct Hash: Hashable {
        var first: UInt64 = 0xCBF2_9CE4_8422_2325
        var second: UInt64 = 0x6C62_272E_07BB_0142

        // FNV-1a with 64 bits, from two starts. It guards against chance, not against deliberate collisions.
        mutating func add(_ byte: UInt8) {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            second = (second ^ UInt64(byte ^ 0x5A)) &* 0x0000_0100_0000_01B3
        }

        mutating func add(_ text: String) {
            var text = text
            text.withUTF8 { for byte in $0 { add(byte) } }
        }

        var digits: String {
            String(unsafeUninitializedCapacity: 32) { buffer in
                for place in 0..<32 {
                    let word = place < 16 ? first : second
                    let digit = UInt8(truncatingIfNeeded: word >> UInt64(60 - place % 16 * 4) & 15)
                    buffer[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit
                }
                return 32
            }
        }
    }

    private var counts: [Hash: Int] = [:]

    /// 32 hexadecimal digits and how often they have come by: "0f…:1".
    mutating func next(_ finding: Finding) -> String { next(finding.rule, finding.identity) }

    /// The same for what else a report lists.
    mutating func next(_ rule: String, _ identity: String) -> String {
        var hash = Hash()
        hash.add(rule)
        hash.add(0)
        hash.add(identity)
        let count = counts[hash, default: 0] + 1
        counts[hash] = count
        return "\(hash.digits):\(count)"
    }
}
