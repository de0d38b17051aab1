import CommandIO
import Escaping
import Foundation
import StrictXML
import TerminalReader

/// A recorded terminal session from a file, with its speech.
package struct RecordedTerminal {
    /// The speech of the recording.
    package let speech: CastSpeech

    private static let sizeLimit = 256 << 20

    /// The spoken text, a line for each announcement, safe to print.
    package var text: [String] { speech.lines.map { SafeText.line($0.description) } }

    /// Reads a file; nil when it is not a recorded terminal session.
    package init?(path: String) throws(ToolError) {
        let bytes = try Self.bytes(of: path)
        // The first line decides: the other logs have other fields.
        let head = String(decoding: bytes.prefix { $0 != 0x0A }.prefix(65_536), as: UTF8.self)
        guard head.contains("\"version\""), head.contains("\"width\"") || head.contains("\"term\"") else { return nil }
        do {
            speech = CastSpeech(try Cast(String(decoding: bytes, as: UTF8.self)))
        } catch {
            throw ToolError(error.reason, file: path, line: error.line, exitCode: .dataError)
        }
    }

    /// The lines of a text file.
    package static func lines(of path: String) throws(ToolError) -> [String] {
        var lines = String(decoding: try bytes(of: path), as: UTF8.self).components(separatedBy: "\n")
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func bytes(of path: String) throws(ToolError) -> [UInt8] {
        do {
            return try InputFile.read(path: path, maximumSize: sizeLimit)
        } catch {
            throw ToolError(error, file: path)
        }
    }
}
