import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import HeadlessUIKit
import ScreenPicture

/// `earshot snapshot`: draws the screens of a file with their announcements.
struct SnapshotCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Draw the screens of a file, numbered in VoiceOver's reading order.",
        discussion: """
            FILE is a view description (JSON), an Interface Builder document (.storyboard, .xib) or a page source of \
            a test tool, of which only text and frames are drawn. A picture shows the layout of a screen: boxes, \
            text, colors, and images by name. Each element that VoiceOver stops at has a number in swiping order, \
            and a legend lists its announcement. Elements that are spoken but not visible, for example because they \
            must be scrolled into view, are numbered below the screen.

            SVG output contains one screen: the one that --scene names, or the app's initial screen. HTML output \
            contains all screens of the file, or the one that --scene names, in light and dark appearance. Its \
            legends are lists that screen readers can read, and cell prototypes follow their screen. Neither format \
            contains scripts or loads other files.

            At most 1000 elements of a screen are numbered and at most 20000 views are drawn; the picture states how \
            many are left out.
            """,
        examples: [
            "earshot snapshot Main.storyboard -o screens.html",
            "earshot snapshot Main.storyboard --scene Settings --appearance dark -o settings.svg",
            "earshot snapshot Main.storyboard --locale de --text-size AX5 -o large.html",
            "make-description | earshot snapshot - -o screen.svg",
        ])

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case svg, html
    }

    @Argument(help: "The file to read, or - for standard input.", completion: .screens)
    var file: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; - for standard output. (default: standard output)", valueName: "file"),
        completion: .file(extensions: ["svg", "html"]))
    var output: String?

    @Option(help: "The output format. (default: by the name of the output file, or svg)")
    var format: Format?

    @OptionGroup var scenes: SceneOptions

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Input") var files: FileOptions

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
                throw ValidationError("\"\(output)\" does not end in .svg or .html: add the ending, or --format")
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
