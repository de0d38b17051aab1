extension InterfaceBuilderDocument {
    /// A text of an object that VoiceOver reads, with its translations in the project.
    public struct TranslatedText: Sendable, Hashable {
        /// The kind of the text: "label" or "hint" for texts of accessibility, else "text", "title" or "placeholder".
        public var fact: String
        /// The text of the file.
        public var text: String
        /// The texts of the languages that have one, by language as the project names it.
        public var translations: [String: String]
        /// The key of the text in files of strings, such as "x7q-Zx-9Kn.accessibilityLabel".
        public var key: String
        /// The languages that have texts for the document and none for this.
        public var missing: [String]
        /// The files of strings of these languages, by language.
        public var missingFiles: [String: String]
    }

    /// Returns the texts of all objects that VoiceOver reads and that have letters, by the ids of their objects, with
    /// their translations into the languages that the project has texts in for this document. A language without any
    /// text for it is left out, as is the language of the file itself.
    ///
    /// - Parameter resources: The project's resources.
    public func translations(in resources: ProjectResources) -> [String: [TranslatedText]] {
        if let written { return written.translations(in: resources) }
        guard let file else { return [:] }
        let own = DevelopmentLanguage.of(file)
        let tables = resources.languages(of: file).filter { LanguageMatch.best(for: own, among: [$0]) == nil }
            .compactMap { resources.strings(in: $0, of: file) }.filter { !$0.entries.isEmpty }
            .map { TranslatedTexts($0) }
        guard !tables.isEmpty else { return [:] }
        var result: [String: [TranslatedText]] = [:]
        for object in objects {
            guard let id = object.id else { continue }
            let texts = Self.announcedTexts(of: object).map { fact, properties, text in
                var translated = TranslatedText(
                    fact: fact, text: text, translations: [:], key: "\(id).\(properties[0])", missing: [],
                    missingFiles: [:])
                for table in tables {
                    if let text = table.text(of: id, properties) {
                        translated.translations[table.language] = text
                    } else {
                        translated.missing.append(table.language)
                        translated.missingFiles[table.language] = table.file
                    }
                }
                return translated
            }
            if !texts.isEmpty { result[id] = texts }
        }
        return result
    }

    /// The texts of an object: the fact of each, the names by which Interface Builder exports it to translators, and
    /// the text.
    private static func announcedTexts(of object: Object) -> [(fact: String, properties: [String], text: String)] {
        func value(_ key: String) -> String? {
            if let attribute = object.attribute(key) { return attribute }
            return switch object.values.first(where: { $0.key == key })?.value {
            case .text(let text): text
            case .styledText(let styled): styled.string
            default: nil
            }
        }
        let title = object.states.first { $0.name == "normal" }?.title
        let texts: [(String, [String], String?)] = [
            ("label", ["accessibilityLabel"], object.accessibility?.label),
            ("hint", ["accessibilityHint"], object.accessibility?.hint),
            ("text", ["text"], value("text")), ("text", ["attributedText"], value("attributedText")),
            ("title", ["normalTitle"], title), ("title", ["title"], value("title")),
            ("placeholder", ["placeholder"], value("placeholder")),
        ]
        // A number is the same in every language, and symbols are not translated.
        return texts.compactMap { fact, properties, text in
            guard let text, text.contains(where: \.isLetter) else { return nil }
            return (fact, properties, text)
        }
    }
}

/// The texts of a table by object and property, under whatever name Interface Builder has exported them.
private struct TranslatedTexts {
    let language: String
    /// One of the files of the table.
    let file: String?
    private var texts: [String: [String: String]] = [:]

    init(_ table: StringTable) {
        language = table.language
        file = table.entries.values.lazy.map(\.file).min()
        for (name, entry) in table.entries {
            guard let key = LocalizationKey(name), key.path.count == 1 else { continue }
            texts[key.id, default: [:]][DocumentLocalizer.plain(key.path[0])] = entry.text.text()
        }
    }

    func text(of id: String, _ properties: [String]) -> String? {
        guard let own = texts[id] else { return nil }
        return properties.lazy.compactMap { own[$0] }.first
    }
}

/// The language that a file is written in.
private enum DevelopmentLanguage {
    /// That of its folder, "de.lproj"; English for "Base.lproj" and elsewhere, as Xcode's templates have it.
    static func of(_ file: String) -> String {
        let folder = file.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
        let name = folder.map { String($0.dropLast(6)) } ?? "Base"
        return ["Base", "mul"].contains(name) ? "en" : name
    }
}
