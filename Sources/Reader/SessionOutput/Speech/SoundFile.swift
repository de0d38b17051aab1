import CommandIO
import Foundation

/// Where a WAV file is written: at a path, or for "-" on standard output.
///
/// A WAV file begins with its size, which is known when all is rendered, and a pipe can't be gone back in. So what goes
/// to standard output is written to a file of its own first.
package final class SoundFile {
    /// The file that has to be written.
    package let path: String
    private let folder: URL?

    /// Prepares the place. Throws `ToolError` when a terminal would get the sound.
    package init(path: String) throws {
        guard path == "-" else {
            self.path = path
            folder = nil
            return
        }
        guard isatty(STDOUT_FILENO) == 0 else {
            throw ToolError(
                "standard output is a terminal, which can't show sound", remedy: "send it to a file or a program",
                exitCode: .usage)
        }
        var template = Array((NSTemporaryDirectory() + "/earshot-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ToolError(
                "no file can be made there: \(String(cString: strerror(errno)))", file: NSTemporaryDirectory(),
                exitCode: .cannotCreate)
        }
        let folder = URL(filePath: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
        self.folder = folder
        self.path = folder.appending(path: "speech.wav").path
    }

    deinit {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// Hands on what was written.
    package func finish() throws {
        guard folder != nil else { return }
        let file = try FileHandle(forReadingFrom: URL(filePath: path))
        defer { try? file.close() }
        while let data = try file.read(upToCount: 1 << 20), !data.isEmpty { try StandardOutput.write(Array(data)) }
    }

    /// What messages call a path.
    package static func name(of path: String) -> String { path == "-" ? "standard output" : path }

    /// Seconds with two digits behind the point.
    package static func format(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}
