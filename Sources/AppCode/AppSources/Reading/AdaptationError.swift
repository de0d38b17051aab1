import Escaping

/// Why a file can't be adapted, and where.
public struct AdaptationError: Error, Hashable, CustomStringConvertible {
    /// The file's path.
    public var path: String
    /// The line, from 1 on; nil when it is about the whole file.
    public var line: Int?
    /// The column in UTF-8 bytes, from 1 on.
    public var column: Int?
    /// A description of the error.
    public var message: String

    /// Creates an error about a file as a whole, or about a location in it.
    package init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
    }

    /// The error in one line, `FILE:LINE:COLUMN: message`, without characters that a terminal would interpret.
    public var description: String {
        var place = LineEscaping.escaped(path)
        if let line { place += ":\(line)" }
        if line != nil, let column { place += ":\(column)" }
        return "\(place): \(LineEscaping.escaped(message))"
    }
}
