import StrictXML

/// Reads the files that a command is given, up to a size.
package struct FileReader: Sendable {
    /// The largest file, in bytes.
    package var limit: Int

    /// Creates a reader of files of at most `limit` bytes.
    package init(limit: Int) { self.limit = limit }

    /// The bytes of a file, or of standard input for "-".
    package func bytes(of path: String) throws(ToolError) -> [UInt8] {
        do {
            return path == "-"
                ? try InputFile.readStandardInput(maximumSize: limit)
                : try InputFile.read(path: path, maximumSize: limit)
        } catch {
            throw ToolError(error, file: path, sizeRemedy: "allow more with --max-size, or split the file")
        }
    }

    /// The name of a path in messages.
    package static func name(of path: String) -> String { path == "-" ? "standard input" : path }
}

extension ToolError {
    /// A file that could not be read.
    ///
    /// - Parameter sizeRemedy: How to fix it if it is too large.
    package init(_ error: XMLError, file: String, sizeRemedy: String = "name a smaller file") {
        var remedy = error.remedy
        if case .exceeds(.fileSize, _) = error.reason { remedy = sizeRemedy }
        self.init(error.message, file: FileReader.name(of: file), remedy: remedy, exitCode: .noInput)
    }
}
