import CommandIO
import InterfaceBuilder

extension ToolNote {
    /// Creates the note for a problem in an Interface Builder file.
    init(_ note: InterfaceBuilderDocument.Note, file: String) {
        let times = note.count > 1 ? " (\(note.count) times, here first)" : ""
        self.init(
            message: note.message + times, file: file, line: note.position.line, column: note.position.column)
    }

    /// Creates the note for a problem of a project's resources.
    init(_ note: ResourceNote) {
        self.init(message: note.message, file: note.file, line: note.line, column: note.column)
    }
}
