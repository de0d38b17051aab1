import ArgumentParser
import FileScreens

/// The options of the commands that show the screens of a file.
struct SceneOptions: ParsableArguments {
    /// The options that select a screen.
    struct Selection: ParsableArguments {
        @Option(help: "Use only this screen, by name or number from 1.", completion: .scenes)
        var scene: String?

        @Flag(help: "Show each scene alone, without its container controllers.")
        var bare = false
    }

    @OptionGroup(title: "Selection") var selection: Selection

    @OptionGroup(title: "Device") var display: DisplayOptions

    var scene: String? { selection.scene }

    var bare: Bool { selection.bare }

    /// The request that the options describe.
    var request: SceneRequest {
        get throws { SceneRequest(scene: scene, isBare: bare, display: try display.display()) }
    }
}
