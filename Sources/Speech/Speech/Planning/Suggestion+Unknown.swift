import Suggestions

extension Suggestion {
    /// Names a word that is none of those that are allowed, and either the one that was probably meant or all of them.
    package static func unknown(_ what: String, _ text: String, allowed: [String]) -> String {
        let shown = SpeechText.sanitized(String(text.prefix(60)))
        let message = "unknown \(what): \"\(shown)\""
        if let word = nearest(to: shown, among: allowed) { return "\(message); did you mean \"\(word)\"?" }
        return "\(message); allowed are \(allowed.joined(separator: ", "))"
    }
}
