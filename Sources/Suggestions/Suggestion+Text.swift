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
