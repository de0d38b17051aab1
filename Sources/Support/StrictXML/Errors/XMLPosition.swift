/// A position in a document.
public struct XMLPosition: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, from 1. Lines end with a line feed.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int
    /// The number of bytes before the position.
    public var offset: Int

    /// Creates a position.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// Orders positions as they stand in the document.
    public static func < (left: XMLPosition, right: XMLPosition) -> Bool {
        left.offset < right.offset
    }

    /// The line and the column, as compilers write them.
    public var description: String { "\(line):\(column)" }
}
