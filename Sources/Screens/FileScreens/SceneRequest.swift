import CommandIO

/// The screens of a file that are wanted, and how they are shown.
package struct SceneRequest {
    /// The only screen that is wanted, by name or by number from 1; nil for all.
    package var scene: String?
    /// Whether each screen is shown alone, without the containers that lead to it.
    package var isBare: Bool
    /// The display that they are shown on.
    package var display: Display

    /// Creates a request.
    package init(scene: String?, isBare: Bool, display: Display) {
        (self.scene, self.isBare, self.display) = (scene, isBare, display)
    }

    /// Loads the requested screens of a file.
    ///
    /// - Parameter project: The resources that several files share; nil for a single file.
    @MainActor package func load(
        _ file: String, _ files: FileReader, of project: ProjectDocuments? = nil
    ) throws -> [LoadedScreen] {
        try ScreenFile.load(file, files, isBare: isBare, on: display, of: project).wanted(scene, in: file)
    }

    /// Returns the resources that the files of a command share.
    @MainActor package func project(_ paths: [String]) -> ProjectDocuments { ProjectDocuments(display, paths: paths) }
}
