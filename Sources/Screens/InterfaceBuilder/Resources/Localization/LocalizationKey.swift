/// A key of a table of texts: the id of an object and the way from it to one of its texts, as Interface Builder exports
/// them: "x7q-Zx-9Kn.normalTitle", "y8r-Ay-0Lo.segmentTitles[1]", "z9s-Bz-1Mp.configuration.title".
struct LocalizationKey: Hashable {
    /// The id of the object.
    var id: String
    /// The names on the way, the property last.
    var path: [String]
    /// The index in a list, or nil.
    var index: Int?

    /// Reads a key; nil for one of another kind.
    init?(_ text: String) {
        // Longer ones are no keys of Interface Builder.
        guard text.utf8.count <= 256 else { return nil }
        var rest = text[...]
        if rest.hasSuffix("]"), let open = rest.lastIndex(of: "[") {
            guard let index = Int(rest[rest.index(after: open)...].dropLast()), (0...100_000).contains(index) else {
                return nil
            }
            self.index = index
            rest = rest[..<open]
        }
        var parts = rest.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, parts.count <= 4, !parts.contains("") else { return nil }
        id = parts.removeFirst()
        path = parts
    }
}
