import ArgumentParser

/// The options of the commands that go through the screens of a file.
struct SceneOptions: ParsableArguments {
    @Option(help: "Only this screen, by name or number from 1.")
    var scene: String?

    @Flag(help: "Show each scene by itself, without the containers that lead to it.")
    var bare = false

    @OptionGroup var display: DisplayOptions

    /// The screens of a file that are wanted.
    @MainActor func load(_ file: String, _ files: FileOptions) throws -> [LoadedScreen] {
        try ScreenFile.load(file, files, isBare: bare, on: display.display()).wanted(scene, in: file)
    }
}
