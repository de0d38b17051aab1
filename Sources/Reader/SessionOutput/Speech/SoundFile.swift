import CommandIO
import Foundation

/// The destination of a WAV file: a path, or "-" for standard output.
///
/// A WAV file begins with its size, which is known when all is rendered, and a pipe can't seek back. So output for
/// standard output is written to a temporary file first.
package final class SoundFile {
    /// The file that has to be written.
    package let path: String
    private let folder: URL?

    /// Prepares the destination. Throws `ToolError` when a terminal would get the sound.
    package init(path: String) throws {
        guard path == "-" else {
            self.path = path
            folder = nil
            return
        }
        guard isatty(STDOUT_FILENO) == 0 else {
            throw ToolError(
                "standard output is a terminal, which can't play sound", remedy: "redirect it to a file or a program",
                exitCode: .usage)
        }
        var template = Array((NSTemporaryDirectory() + "/earshot-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ToolError(
                "cannot create the file: \(String(cString: strerror(errno)))", file: NSTemporaryDirectory(),
                exitCode: .cannotCreate)
        }
        let folder = URL(filePath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        self.folder = folder
        self.path = folder.appending(path: "speech.wav").path
    }

    deinit {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// Moves the written sound to its destination.
    package func finish() throws {
        guard folder != nil else { return }
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        while let data = try file.read(upToCount: 1 << 20), !data.isEmpty { try StandardOutput.write(Array(data)) }
    }

    /// Returns the name of a path for messages.
    package static func name(of path: String) -> String { path == "-" ? "standard output" : path }

    /// Seconds with two decimals.
    package static func format(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
