import Speech
import Yams

/// Reads the pronunciation lexicon of a profile: `words` and `patterns`, both mappings from written to spoken text.
enum LexiconParser {
    static func parse(_ node: Node, _ file: String) throws(ProfileError) -> Lexicon {
        let mapping = try StrictMapping(node, allowed: ["words", "patterns"], file: file)
        var words: [String: String] = [:]
        if let node = mapping.node("words") {
            for entry in try StrictMapping.texts(node, file: file, longest: Lexicon.longestEntry) {
                words[entry.key] = entry.value
            }
            guard words.count <= Lexicon.mostWords else {
                throw StrictMapping.error(file, node, "a lexicon can have at most \(Lexicon.mostWords) words")
            }
        }
        var patterns: [PronunciationPattern] = []
        if let node = mapping.node("patterns") {
            for entry in try StrictMapping.texts(node, file: file, longest: Lexicon.longestEntry) {
                do {
                    patterns.append(try PronunciationPattern(entry.key, spoken: entry.value))
                } catch {
                    throw StrictMapping.error(file, entry.node, error.description)
                }
            }
            guard patterns.count <= Lexicon.mostPatterns else {
                throw StrictMapping.error(file, node, "a lexicon can have at most \(Lexicon.mostPatterns) patterns")
            }
        }
        return Lexicon(words: words, patterns: patterns)
    }
}
