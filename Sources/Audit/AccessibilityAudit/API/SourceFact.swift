import AccessibilityTree

/// A fact of an object in a file, whose location is requested.
public struct SourceFact: Sendable, Hashable {
    /// The name of the fact: "label", "hint", "identifier" or "traits" for facts of accessibility, else the name of an
    /// attribute or of an element in the object's own, such as "textColor".
    public var name: String
    /// The value, or nil if it is unknown: a label may be stated several times.
    public var value: String?
    /// The position of the object's start, with its id.
    public var object: SourceLocation

    /// Creates a fact.
    public init(_ name: String, holding value: String? = nil, of object: SourceLocation) {
        (self.name, self.value, self.object) = (name, value, object)
    }
}

/// The range of a fact in a file: from its first character to the one after its last.
public struct SourceRange: Sendable, Hashable, Codable {
    /// The line of its first character, from 1.
    public var line: Int
    /// The column of its first character, from 1, in Unicode scalars.
    public var column: Int
    /// The line of the character after its last, from 1.
    public var endLine: Int
    /// The column of the character after its last, from 1.
    public var endColumn: Int

    /// Creates a range.
    public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
        (self.line, self.column, self.endLine, self.endColumn) = (line, column, endLine, endColumn)
    }
}
