/// Writes the International Phonetic Alphabet in the mnemonics of libespeak-ng, as far as a language has the sounds.
///
/// The library leaves out mnemonics that a language does not have, so each sound that one of the common languages lacks
/// is given as its nearest neighbour there. The result contains only mnemonics: no text reaches the library as
/// phonemes.
enum PhonemeMnemonics {
    /// The mnemonics, each word in double brackets; nil if no part of the notation is known.
    ///
    /// - Parameters:
    ///   - ipa: The notation. Ties, syllable dots and unknown symbols are left out.
    ///   - voice: The voice, whose language determines the available sounds.
    static func text(ipa: String, voice: String) -> String? {
        let language = String(voice.lowercased().prefix { $0.isASCII && $0.isLetter })
        let lacking = substitutes[language] ?? [:]
        let words = ipa.unicodeScalars.prefix(longest).split { $0.properties.isWhitespace || $0 == "|" || $0 == "‖" }
            .map { mnemonics(of: Array(normalized($0)), lacking) }.filter { !$0.isEmpty }
        guard !words.isEmpty else { return nil }
        return words.map { "[[\($0)]]" }.joined(separator: " ")
    }

    /// The maximum number of scalars read from a notation.
    private static let longest = 300

    /// Composed letters must be decomposed; ties and dots mean nothing to the library.
    private static func normalized(_ word: Substring.UnicodeScalarView.SubSequence) -> [Unicode.Scalar] {
        word.compactMap { scalar in
            switch scalar {
            case "\u{361}", "\u{35C}", ".", "‿", "/", "[", "]", "\u{32F}", "\u{31A}", "\u{32A}": nil
            case "g": "ɡ"
            case "'": "ˈ"
            case ":": "ː"
            default: scalar
            }
        }
    }

    private static func mnemonics(of scalars: [Unicode.Scalar], _ lacking: [String: String]) -> String {
        var result = ""
        var index = 0
        var hasSound = false
        while index < scalars.count {
            var length = min(3, scalars.count - index)
            while length > 0 {
                var view = String.UnicodeScalarView()
                view.append(contentsOf: scalars[index..<index + length])
                if let mnemonic = table[String(view)] {
                    result += lacking[mnemonic] ?? mnemonic
                    if mnemonic != "'", mnemonic != "," { hasSound = true }
                    break
                }
                length -= 1
            }
            index += max(1, length)
        }
        return hasSound ? result : ""
    }

    /// The mnemonic of each sound; the longest entry that fits is taken. Composed letters are equal to these.
    private static let table: [String: String] = [
        "ˈ": "'", "ˌ": ",",
        // Consonants.
        "p": "p", "b": "b", "t": "t", "d": "d", "k": "k", "ɡ": "g", "q": "q", "ʔ": "?", "c": "c", "ɟ": "J",
        "f": "f", "v": "v", "θ": "T", "ð": "D", "s": "s", "z": "z", "ʃ": "S", "ʒ": "Z", "ç": "C", "x": "x",
        "ɣ": "Q", "χ": "X", "β": "B", "h": "h", "ɦ": "h", "ʂ": "s;", "ʐ": "z;", "ɕ": "S;", "ʑ": "z;",
        "m": "m", "n": "n", "ŋ": "N", "ɲ": "n^", "ɱ": "m", "ɳ": "n", "l": "l", "ɫ": "l", "ʎ": "l^", "ɭ": "l",
        "ɬ": "l#", "r": "r", "ɹ": "r", "ɾ": "*", "ʁ": "r", "ʀ": "r", "ɻ": "r", "j": "j", "w": "w", "ʍ": "w", "ɥ": "j",
        "tʃ": "tS", "dʒ": "dZ", "ts": "ts", "dz": "dz", "pf": "pf", "tɕ": "tS;", "dʑ": "dZ;",
        "l\u{329}": "@L", "n\u{329}": "@n", "m\u{329}": "@m",
        // Vowels.
        "a": "a", "æ": "a", "ɐ": "a#", "ɑ": "A:", "ɒ": "0", "e": "e", "ɛ": "E", "ə": "@", "ɚ": "3", "ɜ": "3:",
        "ɝ": "3:", "i": "i", "ɪ": "I", "ɨ": "I", "o": "o", "ɔ": "O", "u": "u", "ʊ": "U", "ʌ": "V", "y": "y", "ʏ": "y",
        "ø": "Y", "œ": "W", "ɯ": "u", "ɤ": "V", "ʉ": "u", "ɵ": "@", "ɘ": "@",
        "aː": "A:", "ɑː": "A:", "eː": "e:", "ɛː": "e:", "iː": "i:", "oː": "o:", "ɔː": "O:", "uː": "u:", "yː": "y:",
        "øː": "Y:", "ɜː": "3:", "ɜ˞": "3:",
        "aɪ": "aI", "aʊ": "aU", "eɪ": "eI", "ɔɪ": "OI", "ɔʏ": "OI", "oʊ": "oU", "əʊ": "oU",
        "ɛ\u{303}": "E~", "ɑ\u{303}": "A~", "ɔ\u{303}": "O~", "œ\u{303}": "W~",
        "a\u{303}": "A~", "o\u{303}": "O~", "e\u{303}": "E~",
    ]

    /// For each language the mnemonics that it lacks, with the nearest that it has.
    private static let substitutes: [String: [String: String]] = [
        "en": [
            "e": "E", "o": "O:", "i": "i:", "u": "u:", "e:": "eI", "o:": "oU", "y": "u:", "y:": "u:", "Y": "3:",
            "Y:": "3:", "W": "3:", "W~": "3:n", "E~": "an", "A~": "O:n", "O~": "O:n",
        ],
        "de": ["0": "O", "V": "a", "3": "3:", "Y": "W", "Y:": "W", "Z": "Z", "D": "z"],
        "fr": [
            "0": "O", "A:": "a", "3": "@", "3:": "W", "U": "u", "@L": "@l", "Y:": "Y", "aU": "au", "oU": "o",
        ],
        "es": [
            "0": "o", "A:": "a", "3": "@", "3:": "@", "U": "u", "I": "i", "V": "a", "W": "Y", "Y:": "Y", "@L": "@l",
            "OI": "oi", "A~": "an", "O~": "on", "W~": "Yn", "E~": "en",
        ],
        "it": [
            "0": "O", "A:": "a", "3": "@", "3:": "@", "V": "a", "W": "Y", "Y:": "Y", "@L": "@l", "A~": "an",
            "O~": "on", "W~": "Yn", "E~": "en",
        ],
        "ru": [
            "0": "o", "A:": "a", "3": "@", "3:": "@", "U": "u", "V": "a", "W": "Y", "Y:": "Y", "@L": "@l", "aU": "au",
            "oU": "ou", "A~": "an", "O~": "on", "W~": "Yn", "E~": "en",
        ],
    ]
}
