import AccessibilityAudit

/// Names of findings that stay the same while files are edited, each once in a report.
///
/// They come from the rule and ``Finding/identity`` alone, never from a line; findings that share both are counted.
struct Fingerprints {
    private var counts: [String: Int] = [:]

    /// 32 hexadecimal digits and how often they have come by: "0f…:1".
    mutating func next(_ finding: Finding) -> String {
        let digits = Self.digits(finding.rule + "\u{0}" + finding.identity)
        let count = counts[digits, default: 0] + 1
        counts[digits] = count
        return "\(digits):\(count)"
    }

    // FNV-1a with 64 bits, from two starts. It guards against chance, not against somebody who wants two to be alike.
    private static func digits(_ text: String) -> String {
        var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142)
        for byte in text.utf8 {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
            second = (second ^ UInt64(byte ^ 0x5A)) &* 0x0000_0100_0000_01B3
        }
        return [first, second].map {
            let digits = String($0, radix: 16)
            return String(repeating: "0", count: 16 - digits.utf8.count) + digits
        }.joined()
    }
}
