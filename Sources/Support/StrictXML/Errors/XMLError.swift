import Escaping

/// The reason why a document was refused, with its location and how to fix it.
///
/// The reader never repairs and never returns part of a document: it returns all of it or one of these errors.
public struct XMLError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The reason for the error.
    public var reason: Reason
    /// The file as the caller named it, or nil when bytes were given.
    public var file: String?
    /// The position of the error, or nil if the file as a whole is rejected.
    public var position: XMLPosition?

    /// Creates an error.
    public init(_ reason: Reason, file: String? = nil, at position: XMLPosition? = nil) {
        self.reason = reason
        self.file = file
        self.position = position
    }

    /// The line of the error, from 1, or nil when the file as a whole is refused.
    public var line: Int? { position?.line }

    /// The column of the error, from 1, or nil when the file as a whole is refused.
    public var column: Int? { position?.column }

    /// The description of the error, in one line without control characters.
    public var message: String { LineEscaping.escaped(reason.message) }

    /// The way to fix it, in one line.
    public var remedy: String { reason.remedy }

    /// The file, the position, the error and how to fix it, in one line without control characters.
    public var description: String {
        var place = file.map { LineEscaping.escaped($0) + ":" } ?? ""
        if let position { place += "\(position):" }
        return (place.isEmpty ? "" : place + " ") + message + "; " + remedy
    }

    /// The ways in which a document is refused.
    public enum Reason: Sendable, Hashable {
        /// The system did not let the file be read; the code is its `errno`.
        case unreadable(code: Int32)
        /// The path is not that of a regular file.
        case notAFile(String)
        /// There are no bytes.
        case empty
        /// The document is in another encoding than UTF-8.
        case encoding(String)
        /// A byte is not part of valid UTF-8.
        case invalidUTF8(byte: UInt8)
        /// A character that XML 1.0 forbids.
        case forbiddenCharacter(UInt32)
        /// There is a document type declaration, which could define entities or name other files.
        case documentTypeDeclaration
        /// A reference to an entity other than the five that XML predefines.
        case undefinedEntity(String)
        /// An element has two attributes of one name.
        case duplicateAttribute(String)
        /// The document ends before its root element does.
        case truncated
        /// The document breaks a rule of XML; the text is the parser's own.
        case malformed(String)
        /// The document is larger than a limit of `XMLLimits` allows.
        case exceeds(XMLLimits.Kind, limit: Int)
    }
}

extension XMLError.Reason {
    var message: String {
        switch self {
        case .unreadable(let code): "the file cannot be read: \(systemMessage(code))"
        case .notAFile(let kind): "this is \(kind), not a regular file"
        case .empty: "the file is empty"
        case .encoding(let name): "the encoding is \(name)"
        case .invalidUTF8(let byte): "byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8"
        case .forbiddenCharacter(let scalar): "character U+\(hexadecimal(scalar, digits: 4)) is not allowed in XML"
        case .documentTypeDeclaration: "document type declarations are not allowed"
        case .undefinedEntity(let name): "entity “\(name)” is not defined"
        case .duplicateAttribute(let name): "attribute “\(name)” appears twice"
        case .truncated: "the document ends too early"
        case .malformed(let text): "the XML is malformed: \(text)"
        case .exceeds(let kind, let limit): "\(kind.subject) more than \(limit) \(kind.unit)"
        }
    }

    var remedy: String {
        switch self {
        case .unreadable: "check the path and the permissions"
        case .notAFile: "name a file"
        case .empty: "save the document again, or leave the file out"
        case .encoding: "save the document as UTF-8"
        case .invalidUTF8: "save the document as valid UTF-8"
        case .forbiddenCharacter: "remove the character"
        case .documentTypeDeclaration: "remove the declaration"
        case .undefinedEntity: "write the text itself or a character reference"
        case .duplicateAttribute: "remove one of the two"
        case .truncated: "fetch or save the document again"
        case .malformed: "correct the document at this location"
        case .exceeds(.fileSize, _): "raise XMLLimits.fileSize or split the file"
        case .exceeds: "simplify the document"
        }
    }
}
