/// The texts of one language for one storyboard or xib, by key.
public struct StringTable: Sendable {
    /// A text with its position.
    public struct Entry: Sendable, Hashable {
        /// The translated text.
        public var text: LocalizedText
        /// The file that has it.
        public var file: String
        /// The line of its key, from 1.
        public var line: Int
        /// The column of its key in characters, from 1.
        public var column: Int
    }

    /// The language, as the project names it: "de", "pt-BR"; empty for none.
    public let language: String
    /// The texts by key, such as "x7q-Zx-9Kn.text".
    public internal(set) var entries: [String: Entry] = [:]
    /// The problems in the files.
    public internal(set) var notes: [ResourceNote] = []

    init(language: String) {
        self.language = language
    }
}

/// Reads the files of one table. Where several have one key, the catalogue wins over the dictionary of forms, and that
/// over the plain texts, as in Xcode's builds.
struct StringTableReader {
    /// The largest file of texts that is read, in bytes.
    static let sizeLimit = 16 << 20

    private(set) var table: StringTable
    private var notes = ResourceNoteList()

    init(language: String) {
        table = StringTable(language: language)
    }

    /// The table with its problems.
    var result: StringTable {
        var result = table
        result.notes = notes.notes
        return result
    }

    mutating func add(_ note: ResourceNote) { notes.add(note) }

    /// Adds the texts of a `.strings` file, be it in the old syntax or in XML.
    mutating func addStrings(_ bytes: [UInt8], file: String) {
        if bytes.starts(with: "bplist".utf8) {
            let reason = "this is a binary property list; use the source, or convert it with plutil -convert xml1"
            return notes.add(ResourceNote(.unreadable(reason), file: file))
        }
        do throws(ResourceError) {
            let text = try TextDecoding.utf8(bytes)
            guard text.first(where: { $0 > 0x20 }) != UInt8(ascii: "<") else {
                return try addPairs(PropertyListText(text, file: file), file: file)
            }
            let read = StringsFile(text, file: file)
            for note in read.notes.notes { notes.add(note) }
            for (key, entry) in read.entries {
                table.entries[key] = StringTable.Entry(
                    text: LocalizedText(entry.text), file: file, line: entry.line, column: entry.column)
            }
        } catch {
            notes.add(ResourceNote(error, file: file))
        }
    }

    /// Adds the texts of a `.stringsdict` file.
    mutating func addDictionary(_ bytes: [UInt8], file: String) {
        do throws(ResourceError) {
            try addPairs(PropertyListText(TextDecoding.utf8(bytes), file: file), file: file)
        } catch {
            notes.add(ResourceNote(error, file: file))
        }
    }

    private mutating func addPairs(_ list: PropertyListText, file: String) throws(ResourceError) {
        guard list.root.nameText == "dict" else {
            let position = list.root.position
            throw ResourceError(
                message: "expected a dictionary of texts", line: position.line, column: position.column)
        }
        var known: Set<String> = []
        for (key, position, value) in list.root.dictionaryPairs {
            guard let text = StringsDictionary.text(value) else {
                let reason = "the key “\(key)” has no text"
                notes.add(
                    ResourceNote(.malformed(reason), file: file, line: position.line, column: position.column))
                continue
            }
            if !known.insert(key).inserted {
                notes.add(
                    ResourceNote(.duplicateKey(key), file: file, line: position.line, column: position.column))
            }
            table.entries[key] = StringTable.Entry(
                text: text, file: file, line: position.line, column: position.column)
        }
    }

    /// Adds the texts of a catalogue in the table's language.
    mutating func addCatalog(_ catalog: StringCatalogFile, as language: String, file: String) {
        for (key, text, position) in catalog.entries(of: language) {
            table.entries[key] = StringTable.Entry(
                text: text, file: file, line: position.line, column: position.column)
        }
    }
}
