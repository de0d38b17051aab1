import Escaping
import StrictXML

/// A problem in a project's resources. It is never fatal: the affected resource is left out, and the rest counts.
public struct ResourceNote: Sendable, Hashable {
    /// The kind of the problem.
    public let kind: Kind
    /// The file or the folder that it is about.
    public let file: String
    /// The line, from 1; nil where it is about the file as a whole.
    public let line: Int?
    /// The column in characters, from 1; nil as well.
    public let column: Int?
    /// The number of occurrences, at least one.
    public internal(set) var count = 1

    /// The kinds of oddities.
    public enum Kind: Sendable, Hashable {
        /// The file can't be read, or not in the format of its name; the text has the reason.
        case unreadable(String)
        /// The content violates a rule of its format; the text names the rule.
        case malformed(String)
        /// A key occurs twice in a file; the last one counts.
        case duplicateKey(String)
        /// A key whose object the document does not have.
        case unknownObject(key: String)
        /// A key whose property Interface Builder doesn't localize, or is missing.
        case unknownProperty(key: String)
        /// A font, a colour or an image that can't be used; the text has the reason.
        case unusable(String)
        /// The folder has more files than the limit.
        case limitReached(Int)
    }

    init(_ kind: Kind, file: String, line: Int? = nil, column: Int? = nil) {
        self.kind = kind
        self.file = file
        self.line = line
        self.column = column
    }

    init(_ parseError: ResourceError, file: String) {
        self.init(.malformed(parseError.message), file: file, line: parseError.line, column: parseError.column)
    }

    /// A description in one line without control characters.
    public var message: String {
        LineEscaping.escaped(kind.message) + (count > 1 ? " (\(count) such, here first)" : "")
    }
}

extension ResourceNote.Kind {
    fileprivate var message: String {
        switch self {
        case .unreadable(let reason), .malformed(let reason), .unusable(let reason): reason
        case .duplicateKey(let key): "duplicate key “\(shown(key))”; the last one is used"
        case .unknownObject(let key): "no object in the document has the id of the key “\(shown(key))”"
        case .unknownProperty(let key): "the document has no text for the key “\(shown(key))”"
        case .limitReached(let limit): "the folder has more than \(limit) files; the rest is not searched for resources"
        }
    }

    private func shown(_ key: String) -> String {
        key.utf8.count <= 120 ? key : String(decoding: key.utf8.prefix(120), as: UTF8.self) + "…"
    }
}

/// A problem in a resource file, and its location.
struct ResourceError: Error, Hashable {
    var message: String
    var line: Int?
    var column: Int?
}

/// Notes of one kind and one file, counted instead of repeated.
struct ResourceNoteList {
    private(set) var notes: [ResourceNote] = []
    private var places: [String: Int] = [:]
    /// The maximum number of notes for one file.
    private static let limit = 100

    /// Adds a note.
    mutating func add(_ note: ResourceNote) {
        if notes.count < Self.limit { notes.append(note) }
    }

    /// Adds a note, or counts it when one of the group is there already.
    mutating func count(_ note: ResourceNote, as group: String) {
        if let place = places[group] {
            notes[place].count += 1
        } else if notes.count < Self.limit {
            places[group] = notes.count
            notes.append(note)
        }
    }
}
