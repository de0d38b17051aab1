import CommandIO

/// The screens of a file that are wanted, and how they are shown.
package struct SceneRequest {
    /// The only screen that is wanted, by name or by number from 1; nil for all.
    package var scene: String?
    /// Whether each screen is shown by itself, without the containers that lead to it.
    package var isBare: Bool
    /// The display that they are shown on.
    package var display: Display

    /// Creates a request.
    package init(scene: String?, isBare: Bool, display: Display) {
        (self.scene, self.isBare, self.display) = (scene, isBare, display)
    }

    /// The screens of a file that are wanted.
    ///
    /// - Parameter project: What several files have in common; nil for a file by itself.
    @MainActor package func load(
        _ file: String, _ files: FileReader, of project: ProjectDocuments? = nil
    ) throws -> [LoadedScreen] {
        try ScreenFile.load(file, files, isBare: isBare, on: display, of: project).wanted(scene, in: file)
    }

    /// What the files that a command reads have in common.
    @MainActor package func project(_ paths: [String]) -> ProjectDocuments { ProjectDocuments(display, paths: paths) }
}
