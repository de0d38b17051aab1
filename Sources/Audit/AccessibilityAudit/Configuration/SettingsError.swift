/// What is wrong with a file of settings or a baseline, and where.
public struct SettingsError: Error, Sendable, Hashable {
    /// What is wrong and what would be right.
    public var message: String
    /// The line, from 1; nil where the whole file is meant.
    public var line: Int?
    /// The column, from 1; nil where the whole line is meant.
    public var column: Int?

    /// Creates an error.
    public init(_ message: String, line: Int? = nil, column: Int? = nil) {
        (self.message, self.line, self.column) = (message, line, column)
    }
}
