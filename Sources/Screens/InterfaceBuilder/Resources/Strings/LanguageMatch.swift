/// Which of a project's languages a user of a language gets.
public enum LanguageMatch {
    /// The best of the languages that there are for a wanted one, both BCP 47 tags or the names that folders of
    /// projects have ("pt_BR", "German"); nil where none is of that language.
    ///
    /// It is the tag itself, else the tag with ever fewer parts ("de-AT", "de"; RFC 4647, 3.4), else another variety of
    /// the same language and script: "pt" gets "pt-BR".
    public static func best(for wanted: String, among available: some Sequence<String>) -> String? {
        let parts = Tag(wanted)
        guard !parts.language.isEmpty else { return nil }
        let candidates = available.map { (name: $0, tag: Tag($0)) }
            .filter { $0.tag.language == parts.language && $0.tag.script == parts.script }
        return candidates.min { ($0.tag.distance(to: parts), $0.name) < ($1.tag.distance(to: parts), $1.name) }?.name
    }

    private struct Tag {
        var language = ""
        /// The script, where the language is written in several; it follows from the region unless it is named.
        var script: String?
        var region: String?
        var others: [String] = []

        init(_ text: String) {
            let name = LanguageMatch.formerNames[text.lowercased()] ?? text.lowercased()
            // No tag in use has more than 35 characters (RFC 5646, 4.4.1).
            let parts = name.utf8.prefix(35).split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
                .map { String(decoding: $0, as: UTF8.self) }
            guard let first = parts.first else { return }
            language = LanguageMatch.aliases[first] ?? first
            for part in parts.dropFirst() {
                switch part.utf8.count {
                case 4 where script == nil && !part.utf8.contains { $0 < 0x40 }: script = part
                case 2 where region == nil, 3 where region == nil: region = part
                default: others.append(part)
                }
            }
            script = script ?? LanguageMatch.script(of: language, in: region)
        }

        /// Returns the distance of a language from the requested one: the same region, none, another.
        func distance(to wanted: Tag) -> Int {
            let base = region == wanted.region ? 0 : region == nil ? 1 : 2
            return base * 2 + (others == wanted.others ? 0 : 1)
        }
    }

    /// The names of folders before Xcode knew tags.
    private static let formerNames = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja",
        "dutch": "nl", "danish": "da", "swedish": "sv", "norwegian": "nb", "finnish": "fi", "portuguese": "pt",
        "russian": "ru", "polish": "pl", "korean": "ko",
    ]

    /// Tags that were replaced by others (IANA Language Subtag Registry).
    private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "mo": "ro", "sh": "sr"]

    private static func script(of language: String, in region: String?) -> String? {
        switch (language, region) {
        case ("zh", "tw"), ("zh", "hk"), ("zh", "mo"): "hant"
        case ("zh", _): "hans"
        case ("yue", "cn"): "hans"
        case ("yue", _): "hant"
        case ("sr", "me"): "latn"
        case ("sr", _): "cyrl"
        default: nil
        }
    }
}
