import Escaping
import Foundation

/// An error of the tool: what happened, where, and how to fix it.
package struct ToolError: Error, CustomStringConvertible {
    /// The error, without the location.
    package var message: String
    /// The file, or nil.
    package var file: String?
    /// The line in the file, from 1, or nil.
    package var line: Int?
    /// The column in the line, from 1, or nil.
    package var column: Int?
    /// The way to fix it, or nil.
    package var remedy: String?
    /// The exit status of the command.
    package var exitCode: ExitStatus

    /// Creates an error.
    package init(
        _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil, remedy: String? = nil,
        exitCode: ExitStatus
    ) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.remedy = remedy
        self.exitCode = exitCode
    }

    /// One line, `FILE:LINE:COLUMN: what (how to fix it)`, without characters that a terminal would interpret.
    package var description: String {
        let note = ToolNote(message: message, file: file, line: line, column: column)
        return note.description + (remedy.map { " (\(SafeText.escape($0)))" } ?? "")
    }
}

extension ToolError {
    /// Creates the error for a file that the system could not read or write.
    package init(_ error: CocoaError) {
        let system = (error.underlying as? NSError).map { String(cString: strerror(Int32($0.code))) }
        self.init(
            system ?? error.localizedDescription, file: error.filePath,
            exitCode: error.isFileError && error.code.rawValue >= CocoaError.Code.fileWriteUnknown.rawValue
                ? .cannotCreate : .noInput)
    }
}

/// The exit codes, which `--help` lists. Those from 64 on have the meaning of `sysexits.h`.
package enum ExitStatus: Int32 {
    case success = 0
    /// A check has failed.
    case failure = 1
    /// An input of the comparison can't be read, as with `diff`.
    case trouble = 2
    /// A part of the input could not be measured.
    case notMeasured = 3
    /// The command line is wrong.
    case usage = 64
    /// A file was read and its content is not valid.
    case dataError = 65
    /// A file cannot be read, or there is nothing in it to work on.
    case noInput = 66
    /// A bug of ours.
    case software = 70
    /// An output file cannot be written.
    case cannotCreate = 73
    /// A requirement is missing, such as the synthesizer.
    case unavailable = 69
}
