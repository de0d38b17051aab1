import Speech
import Suggestions
import Yams

/// Reads a voice profile from YAML, strictly: every key is known, every value has its type and range, and nothing is
/// read twice through an alias.
enum ProfileParser {
    /// The maximum length of a profile, in bytes.
    static let longest = 64 * 1024

    private static let keys = [
        "name", "summary", "language", "voice", "rate", "pitch", "range", "volume", "punctuation", "capitals", "pause",
        "utterancePause", "roles", "earcons", "lexicon",
    ]

    /// Reads a profile.
    ///
    /// - Throws: The mistakes of the file in its order; only the first where the file is no YAML mapping at all.
    static func parse(
        _ yaml: String, file: String, voiceMistake: (String) -> String? = { _ in nil }
    ) throws(ProfileErrors) -> VoiceProfile {
        try read(yaml, file, "voice profile") { node, mistakes in
            let mapping = StrictMapping(node, allowed: keys, mistakes)
            let plain = VoiceProfile.plain
            return VoiceProfile(
                name: name(mapping, mistakes), summary: mapping.string("summary") ?? "",
                language: word("language", mapping, mistakes) { tag in
                    LanguageCode.isValid(tag)
                        ? nil : "unknown language \(Suggestion.shown(tag)); \(LanguageCode.remedy)"
                },
                voice: word("voice", mapping, mistakes, mistake: voiceMistake),
                rate: mapping.integer("rate", in: VoiceProfile.rates) ?? plain.rate,
                pitch: mapping.integer("pitch", in: VoiceProfile.pitches) ?? plain.pitch,
                range: mapping.integer("range", in: VoiceProfile.pitches) ?? plain.range,
                volume: mapping.integer("volume", in: VoiceProfile.volumes) ?? plain.volume,
                punctuation: mapping.choice("punctuation", of: PunctuationLevel.self) ?? plain.punctuation,
                capitals: mapping.choice("capitals", of: CapitalStyle.self) ?? plain.capitals,
                partPause: mapping.number("pause", in: 0...2) ?? plain.partPause,
                utterancePause: mapping.number("utterancePause", in: 0...2) ?? plain.utterancePause,
                roles: roles(mapping, mistakes),
                lexicon: mapping.node("lexicon").map { LexiconParser.parse($0, mistakes) } ?? .empty,
                earcons: mapping.choice("earcons", of: EarconTheme.self) ?? plain.earcons)
        }
    }

    /// Reads a lexicon from a separate file.
    static func parseLexicon(_ yaml: String, file: String) throws(ProfileErrors) -> Lexicon {
        try read(yaml, file, "lexicon") { LexiconParser.parse($0, $1) }
    }

    private static func read<Value>(
        _ yaml: String, _ file: String, _ kind: String, _ parse: (Node, ProfileMistakes) -> Value
    ) throws(ProfileErrors) -> Value {
        let mistakes = ProfileMistakes(file: file)
        let value: Value
        do throws(ProfileError) {
            guard yaml.utf8.count <= longest else {
                throw ProfileError(file: file, message: "a \(kind) has at most \(longest) bytes")
            }
            try refuseDeepNesting(yaml, file)
            value = parse(try compose(yaml, file), mistakes)
        } catch {
            throw ProfileErrors(list: [error])
        }
        guard mistakes.list.isEmpty else { throw ProfileErrors(list: mistakes.sorted) }
        return value
    }

    /// The parser recurses on nesting, which a profile has no use for beyond its roles.
    private static func refuseDeepNesting(_ yaml: String, _ file: String) throws(ProfileError) {
        var brackets = 0
        for (index, line) in yaml.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            let content = line.drop { $0 == UInt8(ascii: " ") }
            brackets += line.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
            let isList = content.elementsEqual("-".utf8) || content.starts(with: "- ".utf8)
            if isList || content.starts(with: "? ".utf8) || brackets > 200 || line.count - content.count > 40 {
                throw ProfileError(
                    file: file, line: index + 1, message: "a voice profile can't contain lists or deep nesting")
            }
        }
    }

    private static func compose(_ yaml: String, _ file: String) throws(ProfileError) -> Node {
        do {
            let parser = try Yams.Parser(yaml: yaml, resolver: .basic)
            guard let node = try parser.singleRoot() else {
                throw ProfileError(file: file, message: "the voice profile is empty")
            }
            try refuseAnchors(node, file)
            return node
        } catch let error as ProfileError {
            throw error
        } catch YamlError.parser(_, let problem, let mark, _), YamlError.scanner(_, let problem, let mark, _),
            YamlError.composer(_, let problem, let mark, _)
        {
            throw ProfileError(file: file, line: mark.line, column: mark.column, message: problem)
        } catch YamlError.reader(let problem, let offset, _, _) {
            // The error's own description repeats the line, with unprintable characters.
            let before = yaml.prefix(offset ?? 0)
            throw ProfileError(
                file: file, line: before.count(where: \.isNewline) + 1,
                column: before.reversed().prefix { !$0.isNewline }.count + 1, message: problem)
        } catch YamlError.duplicatedKeysInMapping(_, let context) {
            throw ProfileError(
                file: file, line: context.mark.line, column: context.mark.column, message: "duplicate key")
        } catch {
            throw ProfileError(file: file, message: "this is not valid YAML")
        }
    }

    /// An alias shares its anchor's node, so the walk must stop at the first anchor: a few lines can expand to an
    /// endless tree.
    private static func refuseAnchors(_ root: Node, _ file: String) throws(ProfileError) {
        var open = [root]
        while let node = open.popLast() {
            if node.anchor != nil { throw StrictMapping.error(file, node, "anchors and aliases are not allowed") }
            switch node {
            case .alias: throw StrictMapping.error(file, node, "anchors and aliases are not allowed")
            case .mapping(let mapping): open += mapping.flatMap { [$0.key, $0.value] }
            case .sequence(let sequence): open += sequence
            case .scalar: break
            }
        }
    }

    private static func name(_ mapping: StrictMapping, _ mistakes: ProfileMistakes) -> String {
        let name = word("name", mapping, mistakes)
        if name.utf8.count > 40, let node = mapping.node("name") {
            mistakes.add(node, "\"name\" has at most 40 characters")
        }
        return name
    }

    /// A name made of ASCII letters, digits, `-`, `_` and `+`: it can be typed, and no path can hide in it.
    private static func word(
        _ key: String, _ mapping: StrictMapping, _ mistakes: ProfileMistakes,
        mistake: (String) -> String? = { _ in nil }
    ) -> String {
        let text = mapping.required(key)
        let isWord = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"):
                true
            default: false
            }
        }
        guard let node = mapping.node(key), !text.isEmpty else { return text }
        if !isWord {
            mistakes.add(node, "\"\(key)\" may contain only letters, digits, \"-\", \"_\" and \"+\"")
        } else if let mistake = mistake(text) {
            mistakes.add(node, mistake)
        }
        return text
    }

    private static func roles(_ mapping: StrictMapping, _ mistakes: ProfileMistakes) -> [SpeechRole: Prosody] {
        guard let node = mapping.node("roles") else { return [:] }
        let roles = StrictMapping(node, allowed: SpeechRole.allCases.map(\.rawValue), mistakes)
        var result: [SpeechRole: Prosody] = [:]
        for role in SpeechRole.allCases {
            guard let node = roles.node(role.rawValue) else { continue }
            let prosody = StrictMapping(node, allowed: ["rate", "pitch", "volume"], mistakes)
            result[role] = Prosody(
                ratePercent: prosody.integer("rate", in: Prosody.ratePercents) ?? 100,
                pitchChange: prosody.integer("pitch", in: Prosody.pitchChanges) ?? 0,
                volumePercent: prosody.integer("volume", in: Prosody.volumePercents) ?? 100)
        }
        return result
    }
}
