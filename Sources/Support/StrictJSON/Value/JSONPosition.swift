/// A position in a JSON text.
public struct JSONPosition: Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int

    /// Creates a position; by default the start of a text.
    public init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// `line 3, column 7`.
    public var description: String { "line \(line), column \(column)" }
}
