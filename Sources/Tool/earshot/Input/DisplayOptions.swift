import ArgumentParser
import FileScreens

/// The options of the commands that show screens: what they are shown on, and how the user has set it up.
struct DisplayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Show screens on this device, such as \"iPhone SE\", \"16 Pro\", \"iPad\", or on a size, such as 390x844.",
            valueName: "name"))
    var device: String?

    @Option(help: ArgumentHelp("Hold the device so: portrait or landscape.", valueName: "orientation"))
    var orientation: String?

    @Option(
        help: ArgumentHelp(
            "The user's text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1 … AX5.",
            valueName: "size"))
    var textSize: String?

    @Option(
        help: ArgumentHelp(
            """
            The user's language, such as de or pt-BR. Texts come from the .strings, .stringsdict and .xcstrings files of \
            the project around the file.
            """, valueName: "tag"))
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "The direction of lines: ltr or rtl; that of the language unless given.", valueName: "direction")
    )
    var direction: String?

    @Option(help: ArgumentHelp("The appearance: light or dark.", valueName: "appearance"))
    var appearance: String?

    @Option(help: ArgumentHelp("The contrast of colours: normal or high.", valueName: "contrast"))
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
