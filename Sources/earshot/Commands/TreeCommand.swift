import AccessibilityTree
import ArgumentParser
import Foundation
import HeadlessUIKit
import Speech

/// `earshot tree`: the accessibility tree of a file.
struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Print the accessibility tree of a file.",
        discussion: """
            FILE is a view description (JSON) or an Interface Builder document (.storyboard, .xib).

            EXAMPLES:
              earshot tree Main.storyboard
              earshot tree Settings.xib --format json
              make-description | earshot tree -
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The file to read, or - for standard input.")
    var file: String

    @Option(help: "How to print: text, or json in the format \"earshot-tree/1\".")
    var format = Format.text

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    @MainActor func run() async throws {
        try clock.apply()
        for screen in try ScreenFile.load(file, files) {
            let window = screen.open()
            defer { window.isHidden = true }
            window.makeAllContent()
            let tree = WindowSource(
                window, environment: screen.environment, includesAppearance: true
            ).captureTree()
            switch format {
            case .text:
                try StandardOutput.writeLine(SafeText.line(screen.name))
                try StandardOutput.write(SafeText.lines(tree.dump()))
            case .json:
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                try StandardOutput.writeLine(
                    JSONText.safe(String(decoding: try encoder.encode(tree), as: UTF8.self)))
            }
        }
    }
}
