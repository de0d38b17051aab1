/// An error in a JSON text or in a value of it, with its position.
public struct JSONError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The description of the error, as the part of a sentence that follows a location.
    public var message: String
    /// The position of the error.
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

    /// The location, the path and the message on one line.
    public var description: String {
        path.isEmpty ? "\(position): \(message)" : "\(position): \(path): \(message)"
    }
}
