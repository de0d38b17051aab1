import InterfaceBuilder

/// Something that is worth telling and ends nothing: what, and where.
struct ToolNote: CustomStringConvertible {
    var message: String
    var file: String?
    var line: Int?
    var column: Int?

    /// One line, `FILE:LINE:COLUMN: what`, with nothing in it that a terminal would obey.
    var description: String {
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
    func tell() {
        StandardError.write("earshot: \(self)\n")
    }
}

extension ToolNote {
    /// Something odd in an Interface Builder file.
    init(_ note: InterfaceBuilderDocument.Note, file: String) {
        let times = note.count > 1 ? " (\(note.count) times, here first)" : ""
        self.init(
            message: note.message + times, file: file, line: note.position.line, column: note.position.column)
    }
}
