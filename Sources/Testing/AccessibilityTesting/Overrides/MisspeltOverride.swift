import Suggestions

/// A member that was probably meant to override one of UIKit's and does not, since its name differs.
///
/// Swift finds a misspelt name after `override`. Without the word the member is a new one, and UIKit never calls it. A
/// program can't detect that at run time: Swift keeps no names of methods and computed properties. So the source text
/// is read.
public struct MisspeltOverride: Sendable, Hashable, CustomStringConvertible {
    /// The line in the source, from 1.
    public var line: Int
    /// The name of the member.
    public var name: String
    /// The member of UIKit's that was probably meant.
    public var meant: String

    /// The line, the name and the suggestion.
    public var description: String { "line \(line): \(name) overrides nothing; did you mean \(meant)?" }

    /// The members of the classes and extensions in a Swift source whose names are nearly those of members of UIKit's
    /// that are made to be overridden: at most fifteen letters in a hundred are other ones, and one may be in any case.
    ///
    /// - Parameters:
    ///   - source: The text of a Swift file.
    ///   - names: Names that are correct.
    public static func all(in source: String, except names: Set<String> = []) -> [MisspeltOverride] {
        SourceMembers(source).members.compactMap { member in
            guard !member.isOverride, !names.contains(member.name), let meant = meant(by: member.name) else {
                return nil
            }
            return MisspeltOverride(line: member.line, name: member.name, meant: meant)
        }
    }

    private static let shortest = 10

    private static func meant(by name: String) -> String? {
        // Short names are near to many words.
        guard !OverridableMembers.names.contains(name), name.utf8.count >= shortest, name.utf8.count <= 100 else {
            return nil
        }
        let letters = Array(name.lowercased())
        var best: (name: String, edits: Int)?
        for known in OverridableMembers.names.sorted() where known.utf8.count >= shortest {
            let limit = max(1, known.utf8.count * 15 / 100)
            guard abs(known.utf8.count - name.utf8.count) <= limit else { continue }
            let edits = editDistance(letters, Array(known.lowercased()))
            if edits <= limit, edits < best?.edits ?? .max { best = (known, edits) }
        }
        return best?.name
    }
}
