/// A place in a JSON text.
public struct JSONPosition: Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1.
    public var column: Int

    /// Creates a place; the start of a text unless stated otherwise.
    public init(line: Int = 1, column: Int = 1) {
        self.line = line
        self.column = column
    }

    /// `line 3, column 7`.
    public var description: String { "line \(line), column \(column)" }
}
