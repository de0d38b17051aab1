/// The likely intended name for an unknown one.
package enum Suggestion {
    /// A longer name is near to none, and comparing it would cost much.
    private static let longestName = 64

    /// The name that differs least from another one, or nil when each differs in more than a third of its letters.
    /// Capital letters do not count, and one letter may always differ.
    package static func nearest(to name: String, among known: some Sequence<String>) -> String? {
        guard name.utf8.count <= longestName else { return nil }
        let wanted = Array(name.lowercased())
        return known.lazy.map { (name: $0, edits: editDistance(wanted, Array($0.lowercased()))) }
            .filter { $0.edits <= max(1, $0.name.count / 3) }
            // The order of the names must not matter, for some come out of sets.
            .min { ($0.edits, $0.name) < ($1.edits, $1.name) }?.name
    }
}
