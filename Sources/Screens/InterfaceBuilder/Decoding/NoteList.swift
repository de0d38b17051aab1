import StrictXML

/// Notes without repetition, in the order in which they were first met.
struct NoteList {
    private(set) var notes: [InterfaceBuilderDocument.Note] = []
    private var indices: [InterfaceBuilderDocument.Note.Kind: Int] = [:]

    /// Adds a note, or counts it again.
    mutating func add(_ kind: InterfaceBuilderDocument.Note.Kind, at position: XMLPosition) {
        if let index = indices[kind] {
            notes[index].count += 1
        } else {
            indices[kind] = notes.count
            notes.append(InterfaceBuilderDocument.Note(kind: kind, position: position, count: 1))
        }
    }
}
