import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import HeadlessUIKit
import ScreenPicture

/// `earshot snapshot FILE`: pictures of a file's screens, with the announcements.
struct SnapshotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Draw the screens of a file, with numbers in the order in which they are spoken.",
        discussion: """
            EXAMPLES:
              earshot snapshot Main.storyboard -o screens.html
              earshot snapshot Main.storyboard --scene Settings --appearance dark -o settings.svg
              earshot snapshot Main.storyboard --locale de --text-size AX5 -o large.html
              make-description | earshot snapshot - -o screen.svg

            FILE is a view description (JSON), an Interface Builder document (.storyboard, .xib) or a page source of a test \
            tool, of which only texts and frames are drawn. A picture shows the \
            screen as it is laid out: boxes, texts, colours, and images by name. Each element that a VoiceOver user stops at \
            has a number, in the order of flicking from the first to the last, and a legend says what is spoken. What is \
            spoken but can't be seen on the screen, such as what has to be scrolled in, has its number below the screen.

            As SVG it is one screen: the one that --scene names, else the one that the app starts with. As HTML it is all \
            screens of the file, or the one that --scene names, light and dark, each with its legend as a list that screen \
            readers can read; prototypes of cells follow their screen. Neither holds scripts or loads anything.

            At most 1000 elements of a screen have a number, and at most 20000 views are drawn; a picture tells how many \
            are left out.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case svg, html
    }

    @Argument(help: "The file to read, or - for standard input.", completion: .screens)
    var file: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; standard output unless given, or for -.", valueName: "file"))
    var output: String?

    @Option(help: "What to write: svg or html; told by the name of the output unless given, else svg.")
    var format: Format?

    @OptionGroup var scenes: SceneOptions

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    func validate() throws {
        _ = try chosenFormat
    }

    private var chosenFormat: Format {
        get throws {
            if let format { return format }
            guard let output, output != "-" else { return .svg }
            switch URL(filePath: output).pathExtension.lowercased() {
            case "svg": return .svg
            case "html", "htm": return .html
            default:
                throw ValidationError("\"\(output)\" ends neither in .svg nor in .html; add one, or --format")
            }
        }
    }

    @MainActor func run() async throws {
        try clock.apply()
        let screens = try ScreenFile.load(file, files.reader, isBare: scenes.bare, on: scenes.display.display())
        let index = try screens.index(of: scenes.scene, in: file)
        switch try chosenFormat {
        case .svg: try write([ScreenSnapshot(screens[index]).picture.svg])
        case .html:
            let wanted = scenes.scene == nil ? screens : [screens[index]]
            let sections = wanted.flatMap { ScreenSnapshot($0).sections }
            let name = file == "-" ? "Standard input" : URL(filePath: file).lastPathComponent
            let page = ScreenPicturePage(title: name, screens: sections)
            try write([page.start] + page.screens.indices.map(page.section) + [page.end])
        }
    }

    private func write(_ parts: [String]) throws {
        guard let output, output != "-" else { return try parts.forEach { try StandardOutput.write($0) } }
        try OutputFile.write(
            parts.reduce(into: []) { $0 += $1.utf8 }, to: output, inputs: file == "-" ? [] : [file])
    }
}
