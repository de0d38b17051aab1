import ArgumentParser
import CommandIO

/// The options of the commands that go through the screens of a file.
struct SceneOptions: ParsableArguments {
    @Option(help: "Only this screen, by name or number from 1.", completion: .scenes)
    var scene: String?

    @Flag(help: "Show each scene by itself, without the containers that lead to it.")
    var bare = false

    @OptionGroup var display: DisplayOptions

    /// The screens of a file that are wanted.
    ///
    /// - Parameter project: What several files have in common; nil for a file by itself.
    @MainActor func load(
        _ file: String, _ files: FileReader, of project: ProjectDocuments? = nil
    ) throws -> [LoadedScreen] {
        try ScreenFile.load(file, files, isBare: bare, on: display.display(), of: project).wanted(scene, in: file)
    }

    /// What the files that a command reads have in common.
    @MainActor func project(_ paths: [String]) throws -> ProjectDocuments {
        ProjectDocuments(try display.display(), paths: paths)
    }
}
