import Foundation
import Speech

/// Writes JSON texts that stay on one line and that no terminal obeys.
enum SessionLogText {
    /// An object: the keys of the first list in their order, then the others by name.
    static func object(_ first: [(String, Any)], _ others: [String: Any] = [:]) throws -> String {
        let members = first + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        return "{" + (try members.map { try "\(text($0.0)):\(text($0.1))" }.joined(separator: ",")) + "}"
    }

    private static func text(_ value: Any) throws -> String {
        if let raw = value as? RawJSON { return raw.text }
        let data = try JSONSerialization.data(
            withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
        return JSONText.safe(String(decoding: data, as: UTF8.self))
    }

    /// A number that is written as it stands.
    struct RawJSON {
        var text: String
    }

    /// Seconds with as many digits as a nanosecond needs.
    static func seconds(_ instant: SpeechInstant) -> RawJSON {
        let nanoseconds = max(0, instant.nanoseconds)
        var fraction = String(nanoseconds % 1_000_000_000)
        fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        return RawJSON(text: "\(nanoseconds / 1_000_000_000)" + (fraction.isEmpty ? "" : ".\(fraction)"))
    }
}
