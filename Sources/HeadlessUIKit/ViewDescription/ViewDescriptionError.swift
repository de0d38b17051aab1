/// Why a view description could not be read: where, and what is wrong.
public struct ViewDescriptionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in bytes.
    public var column: Int
    /// The way to the place through the value, such as `tree.children[2].frame`; empty for a mistake of the syntax.
    public var path: String
    /// What is wrong and, where it is plain, what would be right.
    public var message: String

    init(_ message: String, at position: JSONValue.Position, path: String = "") {
        line = position.line
        column = position.column
        self.path = path
        self.message = message
    }

    /// The place, the path and the message on one line.
    public var description: String {
        path.isEmpty ? "\(line):\(column): \(message)" : "\(line):\(column): \(path): \(message)"
    }
}
