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

    /// The error in one line, `FILE:LINE:COLUMN: message`, without characters that a terminal would interpret.
    public var description: String {
        var place = LineEscaping.escaped(path)
        if let line { place += ":\(line)" }
        if line != nil, let column { place += ":\(column)" }
        return "\(place): \(LineEscaping.escaped(message))"
    }
}
