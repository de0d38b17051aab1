import Escaping

/// Something that is worth telling and ends nothing: what, and where.
package struct ToolNote: CustomStringConvertible {
    package var message: String
    package var file: String?
    package var line: Int?
    package var column: Int?

    package init(message: String, file: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.message = message
        self.file = file
        self.line = line
        self.column = column
    }

    /// One line, `FILE:LINE:COLUMN: what`, with nothing in it that a terminal would obey.
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
