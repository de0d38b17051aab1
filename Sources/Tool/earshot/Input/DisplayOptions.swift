import ArgumentParser
import FileScreens

/// The options for the device that screens are shown on, and for the user's settings.
struct DisplayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            The device, such as "iPhone SE", "16 Pro", "iPad", or a screen size in points, such as 390x844. (default: the \
            device of the file, or iPhone)
            """, valueName: "name"), completion: .devices)
    var device: String?

    @Option(
        help: ArgumentHelp("The orientation: portrait or landscape. (default: portrait)", valueName: "orientation"),
        completion: .list(["portrait", "landscape"]))
    var orientation: String?

    @Option(
        help: ArgumentHelp(
            """
            The text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 … AX5. (default: large)
            """, valueName: "size"), completion: .list(Display.textSizeNames))
    var textSize: String?

    @Option(
        help: ArgumentHelp(
            """
            The user's language, such as de or pt-BR. Translations are read from the .strings, .stringsdict and \
            .xcstrings files of the file's project. (default: the language of the file)
            """, valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "The layout direction: ltr or rtl. (default: the direction of the language)", valueName: "direction"),
        completion: .list(["ltr", "rtl"]))
    var direction: String?

    @Option(
        help: ArgumentHelp("The appearance: light or dark. (default: light)", valueName: "appearance"),
        completion: .list(["light", "dark"]))
    var appearance: String?

    @Option(
        help: ArgumentHelp("The contrast of colors: normal or high. (default: normal)", valueName: "contrast"),
        completion: .list(["normal", "high"]))
    var contrast: String?

    func validate() throws {
        _ = try display()
    }

    /// The display that the options describe.
    func display() throws -> Display {
        let values = [device, orientation, textSize, locale, direction, appearance, contrast]
        let fields = zip(Display.names, values).compactMap { name, value in value.map { (name, $0) } }
        do {
            return try Display(Dictionary(uniqueKeysWithValues: fields))
        } catch {
            throw ValidationError(error.description)
        }
    }
}
