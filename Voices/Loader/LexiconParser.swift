import Speech
import Yams

/// Reads the pronunciation lexicon of a profile: `words` and `patterns`, both mappings from written to spoken text.
enum LexiconParser {
    static func parse(_ node: Node, _ mistakes: ProfileMistakes) -> Lexicon {
        let mapping = StrictMapping(node, allowed: ["words", "patterns"], mistakes)
        var words: [String: String] = [:]
        if let node = mapping.node("words") {
            for entry in StrictMapping.texts(node, mistakes, longest: Lexicon.longestEntry) {
                words[entry.key] = entry.value
            }
            if words.count > Lexicon.mostWords {
                mistakes.add(node, "a lexicon has at most \(Lexicon.mostWords) words")
            }
        }
        var patterns: [PronunciationPattern] = []
        if let node = mapping.node("patterns") {
            for entry in StrictMapping.texts(node, mistakes, longest: Lexicon.longestEntry) {
                do {
                    patterns.append(try PronunciationPattern(entry.key, spoken: entry.value))
                } catch {
                    mistakes.add(entry.node, error.description)
                }
            }
            if patterns.count > Lexicon.mostPatterns {
                mistakes.add(node, "a lexicon has at most \(Lexicon.mostPatterns) patterns")
            }
        }
        return Lexicon(words: words, patterns: patterns)
    }
}
