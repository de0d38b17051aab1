import Escaping

/// A note that does not end the command: a message with a location.
package struct ToolNote: CustomStringConvertible {
    /// The message, without the location.
    package var message: String
    /// The file, or nil.
    package var file: String?
    /// The line in the file, from 1, or nil.
    package var line: Int?
    /// The column in the line, from 1, or nil.
    package var column: Int?

    /// Creates a note.
    package init(message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
    }

    /// One line, `FILE:LINE:COLUMN: message`, without characters that a terminal would interpret.
    package var description: String {
        var text = ""
        if let file {
            text += SafeText.escape(file)
            if let line { text += ":\(line)" }
            if let column, line != nil { text += ":\(column)" }
            text += ": "
        }
        return text + SafeText.escape(message)
    }

    /// Writes the note to standard error.
    package func report() {
        StandardError.write("earshot: \(self)\n")
    }
}
