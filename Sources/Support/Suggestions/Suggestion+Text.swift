extension Suggestion {
    // A longer list helps nobody.
    private static let mostListed = 40

    /// Says what was probably meant by a name, or which names are known: the part of a sentence after a semicolon.
    package static func text(for name: String, among known: some Collection<String>) -> String {
        if let near = nearest(to: name, among: known) { return "did you mean \"\(near)\"?" }
        let unique = Set(known).sorted()
        guard unique.count <= mostListed else { return "no known name is like it" }
        return unique.isEmpty ? "none is allowed here" : "known are " + unique.joined(separator: ", ")
    }
}

extension Suggestion {
    /// Says that a name is not known and what was probably meant, in one sentence without its full stop.
    ///
    /// - Parameters:
    ///   - what: what the name is of, such as "rule".
    ///   - name: the name; what a terminal would obey is left to whoever prints it.
    package static func unknownName(_ what: String, _ name: String, allowed: some Collection<String>) -> String {
        "there is no \(what) \"\(name.prefix(60))\"; \(text(for: name, among: allowed))"
    }
}
