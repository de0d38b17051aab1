/// What happened to one line between two moments: one stretch of it was replaced by another.
struct LineEdit: Equatable {
    var deleted: String
    var inserted: String
    /// The characters before the change.
    var offset: Int

    /// Compares two lines. When equal characters make the place ambiguous (`aa` to `aaa`), the cursor decides.
    init(from old: String, to new: String, cursor: Int) {
        let before = Array(old)
        let after = Array(new)
        var prefix = 0
        while prefix < before.count, prefix < after.count, before[prefix] == after[prefix] { prefix += 1 }
        let grown = after.count - before.count
        // The inserted text ends at the cursor; deleted text begins there. Where nothing else has changed, that is so only
        // as far as the letters around leave a choice: the cursor may have gone on, as to the bracket that a typed one
        // closes.
        if grown != 0 {
            let least = min(before.count, after.count) - Self.sharedEnd(before, after)
            prefix = min(prefix, max(least <= prefix ? least : 0, grown > 0 ? cursor - grown : cursor))
        }
        var suffix = 0
        while suffix < before.count - prefix, suffix < after.count - prefix,
            before[before.count - 1 - suffix] == after[after.count - 1 - suffix]
        {
            suffix += 1
        }
        deleted = String(before[prefix..<before.count - suffix])
        inserted = String(after[prefix..<after.count - suffix])
        offset = prefix
    }

    private static func sharedEnd(_ before: [Character], _ after: [Character]) -> Int {
        zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    }

    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty }
}
