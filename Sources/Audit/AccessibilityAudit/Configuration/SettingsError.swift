/// A problem in a file of settings or a baseline, with its location.
public struct SettingsError: Error, Sendable, Hashable {
    /// The problem and the correct form.
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
