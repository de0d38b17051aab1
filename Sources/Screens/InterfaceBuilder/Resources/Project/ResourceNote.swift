import Escaping
import StrictXML

/// Something odd in a project's resources. It ends nothing: what it is about is left out, and the rest counts.
public struct ResourceNote: Sendable, Hashable {
    /// What it is.
    public let kind: Kind
    /// The file or the folder that it is about.
    public let file: String
    /// The line, from 1; nil where it is about the file as a whole.
    public let line: Int?
    /// The column in characters, from 1; nil as well.
    public let column: Int?
    /// How often it was met, at least once.
    public internal(set) var count = 1

    /// The kinds of oddities.
    public enum Kind: Sendable, Hashable {
        /// The file can't be read, or not as what its name says; the text tells why.
        case unreadable(String)
        /// The content breaks a rule of its format here; the text tells which.
        case malformed(String)
        /// A key stands twice in a file; the last one counts.
        case duplicateKey(String)
        /// A key whose object the document does not have.
        case unknownObject(key: String)
        /// A key whose property is none that Interface Builder localizes, or is not there.
        case unknownProperty(key: String)
        /// A font, a colour or an image that is of no use; the text tells why.
        case unusable(String)
        /// The folder has more files than are looked at.
        case limitReached(Int)
    }

    init(_ kind: Kind, file: String, line: Int? = nil, column: Int? = nil) {
        self.kind = kind
        self.file = file
        self.line = line
        self.column = column
    }

    init(_ fault: ResourceFault, file: String) {
        self.init(.malformed(fault.message), file: file, line: fault.line, column: fault.column)
    }

    /// What it is, in one line without control characters.
    public var message: String {
        LineEscaping.escaped(kind.message) + (count > 1 ? " (\(count) such, here first)" : "")
    }
}

extension ResourceNote.Kind {
    fileprivate var message: String {
        switch self {
        case .unreadable(let reason), .malformed(let reason), .unusable(let reason): reason
        case .duplicateKey(let key): "the key “\(shown(key))” stands twice; the last one counts"
        case .unknownObject(let key): "nothing in the document has the id of the key “\(shown(key))”"
        case .unknownProperty(let key): "the document has no text for the key “\(shown(key))”"
        case .limitReached(let limit): "the folder has more than \(limit) files; resources among the rest are not found"
        }
    }

    private func shown(_ key: String) -> String {
        key.utf8.count <= 120 ? key : String(decoding: key.utf8.prefix(120), as: UTF8.self) + "…"
    }
}

/// What is wrong in a resource file, and where.
struct ResourceFault: Error, Hashable {
    var message: String
    var line: Int?
    var column: Int?
}

/// Notes of one kind and one file, counted instead of repeated.
struct ResourceNoteList {
    private(set) var notes: [ResourceNote] = []
    private var places: [String: Int] = [:]
    /// More than this of one file help nobody.
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
