/// An error in a voice profile, and its location.
public struct ProfileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The file, or a name in place of it.
    public var file: String
    /// The line, from 1; nil if the whole file is meant.
    public var line: Int?
    /// The column, from 1; nil if the whole line is meant.
    public var column: Int?
    /// The error and how to fix it.
    public var message: String

    /// Creates an error.
    public init(file: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// The place and the message, as compilers write them.
    public var description: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": " + message
    }
}

/// The mistakes of a file, at least one.
struct ProfileErrors: Error {
    var list: [ProfileError]
}
