import Speech
import StrictJSON

/// Writes the lines of a log: JSON objects that stay on one line and that no terminal obeys.
enum SessionLogText {
    /// Returns a line: the first key with its value unchanged, then the others by name.
    static func line(_ first: (key: String, text: String), _ facts: JSONObject) -> String {
        let rest = JSONValue(facts).text(sortsKeys: true)
        let start = "{" + JSONEscaping.quoted(first.key) + ":" + first.text
        return facts.isEmpty ? start + "}" : start + "," + rest.dropFirst()
    }

    /// Returns the line for an event.
    static func line(at instant: Instant, event name: String, _ facts: JSONObject) -> String {
        line(("at", instant.seconds() + ",\"event\":" + JSONEscaping.quoted(name)), facts)
    }
}
