import AccessibilityTree
import ArgumentParser
import Foundation
import HeadlessUIKit

/// `earshot tree`: the accessibility tree of a file.
struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Print the accessibility tree of a file.")

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json
    }

    @Argument(help: "The file to read.")
    var file: String

    @Option(help: "How to print: text, or json in the format \"earshot-tree/1\".")
    var format = Format.text

    @MainActor func run() async throws {
        MainLoop.main.clock = .virtual
        for screen in try ScreenFile.load(file) {
            screen.window.makeAllContent()
            let tree = WindowSource(
                screen.window, environment: screen.environment, includesAppearance: true
            ).captureTree()
            switch format {
            case .text:
                try StandardOutput.writeLine(SafeText.line(screen.name))
                try StandardOutput.write(tree.dump())
            case .json:
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
                try StandardOutput.writeLine(String(decoding: try encoder.encode(tree), as: UTF8.self))
            }
        }
    }
}
