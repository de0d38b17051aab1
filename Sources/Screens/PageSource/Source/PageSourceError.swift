import Escaping
import StrictJSON
import StrictXML

/// Why a page source was refused, and where.
public struct PageSourceError: Error, Sendable, Hashable, CustomStringConvertible {
    /// A description of the problem, on one line without control characters.
    public var message: String
    /// The file, as the caller named it.
    public var file: String
    /// The line, from 1, or nil when the document as a whole is refused.
    public var line: Int?
    /// The column, from 1, or nil when the document as a whole is refused.
    public var column: Int?

    init(_ message: String, file: String, line: Int? = nil, column: Int? = nil) {
        (self.message, self.file) = (LineEscaping.escaped(message), file)
        (self.line, self.column) = (line, column)
    }

    init(_ error: XMLError, file: String) {
        self.init(error.message + "; " + error.remedy, file: file, line: error.line, column: error.column)
    }

    init(_ error: JSONError, file: String) {
        let place = error.path.isEmpty ? "" : "\(error.path): "
        self.init(place + error.message, file: file, line: error.position.line, column: error.position.column)
    }

    /// A document of another kind.
    static func unknown(file: String) -> PageSourceError {
        let known = PageSourceFormat.allCases.map(\.rawValue).joined(separator: ", ")
        return PageSourceError("unknown format; page sources of \(known) are supported", file: file)
    }

    /// The file, the location and the error, in one line.
    public var description: String {
        let place = line.map { ":\($0):\(column ?? 1)" } ?? ""
        return "\(LineEscaping.escaped(file))\(place): \(message)"
    }
}
