/// What is wrong with a JSON text or with a value in it, and where.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, as the part of a sentence that follows a place.
    public var message: String
    /// Where it stands.
    public var position: JSONPosition
    /// The way from the root to the value, such as `cases[3].name`; empty for the root or where the text itself is
    /// damaged.
    public var path: String

    /// Creates an error.
    public init(_ message: String, at position: JSONPosition, path: String = "") {
        self.message = message
        self.position = position
        self.path = path
    }

    /// The place, the path and the message on one line.
    public var description: String {
        path.isEmpty ? "\(position): \(message)" : "\(position): \(path): \(message)"
    }
}
