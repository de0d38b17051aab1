import HeadlessUIKit

extension InterfaceBuilderDocument {
    /// A document with the resources of its project.
    public struct Prepared: Sendable {
        /// The document with the resources that were found.
        public var document: InterfaceBuilderDocument
        /// The language of the inserted texts, as the project names it; nil if those of the file stayed.
        public var language: String?
        /// The problems with the resources.
        public var notes: [ResourceNote]
    }

    /// The document with the texts of a table; texts that the table does not have stay unchanged.
    ///
    /// It is a pure function: the table has been read before.
    ///
    /// - Parameters:
    ///   - table: The texts.
    ///   - idiom: The device that the texts are for, if they vary with it.
    public func localized(with table: StringTable, idiom: UIUserInterfaceIdiom = .phone) -> Prepared {
        var localizer = DocumentLocalizer(self)
        // In the order of the keys, so that notes come in the same order each time.
        for (key, entry) in table.entries.sorted(by: { $0.key < $1.key }) {
            localizer.set(entry.text.text(on: idiom), for: key, entry)
        }
        var document = localizer.document
        document.written = written ?? self
        return Prepared(
            document: document, language: table.language.isEmpty ? nil : table.language,
            notes: table.notes + localizer.notes.notes)
    }

    /// The document in a language, or in the language of the project that comes nearest to it: "de-AT" gets German.
    /// If the project has none that is near, the document keeps its own texts, which are in the language of
    /// development.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - resources: The project's resources.
    ///   - idiom: The device that the texts are for, if they vary with it.
    public func localized(
        for language: String, using resources: ProjectResources, idiom: UIUserInterfaceIdiom = .phone
    ) -> Prepared {
        guard let file, let table = resources.strings(in: language, of: file) else {
            return Prepared(document: self, language: nil, notes: [])
        }
        return localized(with: table, idiom: idiom)
    }
}
