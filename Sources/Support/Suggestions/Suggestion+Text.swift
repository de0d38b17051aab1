extension Suggestion {
    // A longer list is not helpful.
    private static let mostListed = 40

    /// Returns a suggestion for a misspelt name, or the known names: the part of a sentence after a semicolon.
    package static func text(for name: String, among known: some Collection<String>) -> String {
        if let near = nearest(to: name, among: known) { return "did you mean \"\(near)\"?" }
        let unique = Set(known).sorted()
        guard unique.count <= mostListed else { return "no known name is similar" }
        return unique.isEmpty ? "no name is allowed here" : "known are " + unique.joined(separator: ", ")
    }
}

extension Suggestion {
    /// Returns a message that a name is unknown, with the likely intended name, in one sentence without its full stop.
    ///
    /// - Parameters:
    ///   - what: the kind of thing named, such as "rule".
    ///   - name: the name; callers that print it must escape terminal controls.
    package static func unknownName(_ what: String, _ name: String, allowed: some Collection<String>) -> String {
        "unknown \(what) \"\(name.prefix(60))\"; \(text(for: name, among: allowed))"
    }
}
