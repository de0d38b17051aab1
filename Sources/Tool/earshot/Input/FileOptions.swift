import ArgumentParser
import StrictXML

/// The option of every command that reads a file that can be large: how large it may be.
struct FileOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The largest file that is read, in MiB (1 to 1024).", valueName: "size"))
    var maxSize = 64

    func validate() throws {
        guard (1...1024).contains(maxSize) else { throw ValidationError("--max-size takes a number from 1 to 1024") }
    }

    /// The largest file, in bytes.
    var limit: Int { maxSize << 20 }

    /// What can be done about a file that is too large.
    static let remedy = "allow more with --max-size, or split the file"

    /// The bytes of a file, or of standard input for "-".
    func bytes(of path: String) throws(ToolError) -> [UInt8] {
        do {
            return path == "-"
                ? try InputFile.readStandardInput(maximumSize: limit)
                : try InputFile.read(path: path, maximumSize: limit)
        } catch {
            throw ToolError(error, file: path, sizeRemedy: Self.remedy)
        }
    }

    /// What messages call a path.
    static func name(of path: String) -> String { path == "-" ? "standard input" : path }
}

extension ToolError {
    /// A file that could not be read.
    ///
    /// - Parameter sizeRemedy: What can be done where it is too large.
    init(_ error: XMLError, file: String, sizeRemedy: String = "name a smaller file") {
        var remedy = error.remedy
        if case .exceeds(.fileSize, _) = error.reason { remedy = sizeRemedy }
        self.init(error.message, file: FileOptions.name(of: file), remedy: remedy, exitCode: .noInput)
    }
}
