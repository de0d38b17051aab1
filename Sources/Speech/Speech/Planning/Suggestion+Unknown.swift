import Suggestions

extension Suggestion {
    /// Names a word that is none of those that are allowed, and either the one that was probably meant or all of them.
    package static func unknown(_ what: String, _ text: String, allowed: [String]) -> String {
        "unknown \(what): \(shown(text)); \(remedy(text, allowed: allowed))"
    }

    /// A word of a user's in quotation marks, without controls and not too long.
    package static func shown(_ text: String) -> String { "\"\(SpeechText.sanitized(String(text.prefix(60))))\"" }

    /// The word that was probably meant, or all that are allowed.
    package static func remedy(_ text: String, allowed: [String]) -> String {
        nearest(to: text, among: allowed).map { "did you mean \"\($0)\"?" }
            ?? "allowed are \(allowed.joined(separator: ", "))"
    }
}
