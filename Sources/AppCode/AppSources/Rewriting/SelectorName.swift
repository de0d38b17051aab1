import SwiftSyntax

/// The names that Objective-C gives Swift's methods and properties.
enum SelectorName {
    /// Before a first label that begins with one of these, or after a name that ends with one, no "With" is inserted
    /// (the compiler's list of prepositions).
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]

    /// The selector of a method, such as "setTitle:animated:".
    /// - Parameter labels: The arguments' labels, "_" for none.
    static func method(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let joins = prepositions.contains(words(first).first ?? "") || prepositions.contains(words(base).last ?? "")
            name += (joins ? "" : "With") + capitalized(first)
        }
        return labels.dropFirst().reduce(name + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
    }

    /// The selector of a property's setter, such as "setTitle:".
    static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// The parts of a name in camel case, in small letters.
    private static func words(_ name: String) -> [String] {
        var words: [String] = []
        for character in name {
            if character.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += character.lowercased()
        }
        return words
    }
}

extension TokenSyntax {
    /// A name without the quotes that keywords need.
    var plainName: String { identifier?.name ?? text }
}
