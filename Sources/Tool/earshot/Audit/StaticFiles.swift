import InterfaceBuilder

/// The files of an audit that lays nothing out, in their order, and what is odd about them.
@MainActor struct StaticFiles {
    /// What there is of a file.
    enum Next {
        /// What was found in a document.
        case judged(StaticAudit.Judged)
        /// A file that is no document.
        case opened(OpenedFile)
    }

    private let audit: StaticAudit
    private let project: ProjectDocuments
    private let declared: DeclaredScreens
    private let files: DeclaredFiles<StaticAudit.Outcome>

    init(_ paths: [String], _ audit: StaticAudit, _ project: ProjectDocuments) {
        (self.audit, self.project) = (audit, project)
        declared = DeclaredScreens(language: project.language)
        // Views that are made for others are made as this display shows them.
        project.display.apply()
        files = DeclaredFiles(paths.count, by: declared) { audit.open(paths[$0]) }
    }

    /// What there is of the next file, which has this path.
    ///
    /// - Throws: `ToolError` as opening it does.
    func next(_ path: String) async throws(ToolError) -> Next {
        guard let outcome = await files.next() else { preconditionFailure("each file is told once") }
        switch outcome {
        case .failed(let error): throw error
        case .judged(let found):
            for note in found.document.notes { ToolNote(note, file: FileOptions.name(of: path)).tell() }
            if let needed = found.project { project.tell(of: needed) }
            for note in found.notes { ToolNote(note).tell() }
            return .judged(found)
        case .opened(let opened):
            guard let document = ScreenFile.document(opened, path, of: project) else { return .opened(opened) }
            let found = audit.judge(document, declared.screens(of: document), of: path)
            if let needed = found.project { project.tell(of: needed) }
            return .judged(found)
        }
    }
}
