import ArgumentParser
import FileScreens

/// The options of the commands that go through the screens of a file.
struct SceneOptions: ParsableArguments {
    @Option(help: "Only this screen, by name or number from 1.", completion: .scenes)
    var scene: String?

    @Flag(help: "Show each scene by itself, without the containers that lead to it.")
    var bare = false

    @OptionGroup var display: DisplayOptions

    /// The request that the options describe.
    var request: SceneRequest {
        get throws { SceneRequest(scene: scene, isBare: bare, display: try display.display()) }
    }
}
