import Speech
import StrictJSON

/// Writes the lines of a log: JSON objects that stay on one line and that no terminal obeys.
enum SessionLogText {
    /// A line: the key that comes first with its value as it stands, then the others by name.
    static func line(_ first: (key: String, text: String), _ facts: JSONObject) -> String {
        let rest = JSONValue(facts).text(sortsKeys: true)
        let start = "{" + JSONEscaping.quoted(first.key) + ":" + first.text
        return facts.isEmpty ? start + "}" : start + "," + rest.dropFirst()
    }

    /// A line for something that happened.
    static func line(at instant: SpeechInstant, event name: String, _ facts: JSONObject) -> String {
        line(("at", seconds(instant) + ",\"event\":" + JSONEscaping.quoted(name)), facts)
    }

    /// Seconds with as many digits as a nanosecond needs.
    private static func seconds(_ instant: SpeechInstant) -> String {
        let nanoseconds = max(0, instant.nanoseconds)
        var fraction = String(nanoseconds % 1_000_000_000)
        fraction = String(repeating: "0", count: 9 - fraction.count) + fraction
        while fraction.last == "0" { fraction.removeLast() }
        return "\(nanoseconds / 1_000_000_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}
