import AccessibilityTree
import ArgumentParser
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Speech
import StrictJSON

/// `earshot tree`: the accessibility trees of a file.
struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree", abstract: "Print the accessibility tree of each screen of a file.",
        discussion: """
            Screens are shown as "earshot read" shows them. Prototypes of cells follow their screen, with trees of their \
            own. JSON is one document: {"format": "earshot-trees/1", "file", "screens": [{"name", "isInitial", "tree", \
            "prototypes"}]}, where each tree is in the format "earshot-tree/1".

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

    @Option(help: "How to print: text or json.")
    var format = Format.text

    @OptionGroup var scenes: SceneOptions

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    @MainActor func run() async throws {
        try clock.apply()
        let screens = try scenes.load(file, files)
        switch format {
        case .text: for screen in screens { try writeText(screen) }
        case .json: try writeJSON(screens)
        }
    }

    @MainActor private func tree(in window: UIWindow, _ environment: Environment) -> AccessibilityTree {
        defer { window.isHidden = true }
        window.makeAllContent()
        return WindowSource(window, environment: environment, includesAppearance: true).captureTree()
    }

    @MainActor private func writeText(_ screen: LoadedScreen) throws {
        try StandardOutput.writeLine(SafeText.line(screen.name) + (screen.isInitial ? " (initial)" : ""))
        try StandardOutput.write(SafeText.lines(tree(in: screen.open(isWalkable: false), screen.environment).dump()))
        for prototype in screen.prototypes {
            try StandardOutput.writeLine(SafeText.line(prototype.title))
            try StandardOutput.write(SafeText.lines(tree(in: prototype.makeWindow(), screen.environment).dump()))
        }
    }

    // Written screen by screen, so that the trees of a large file need not all be there at once.
    @MainActor private func writeJSON(_ screens: [LoadedScreen]) throws {
        try StandardOutput.write("{\"file\":\(JSONEscaping.quoted(file)),\"format\":\"earshot-trees/1\",\"screens\":[")
        for (index, screen) in screens.enumerated() {
            let record = Record(
                name: screen.name, isInitial: screen.isInitial,
                tree: tree(in: screen.open(isWalkable: false), screen.environment),
                prototypes: screen.prototypes.map { prototype in
                    Record.Prototype(
                        kind: prototype.kind.rawValue, name: prototype.name,
                        tree: tree(in: prototype.makeWindow(), screen.environment))
                })
            try StandardOutput.write((index > 0 ? "," : "") + StrictJSONEncoder().encode(record).text(sortsKeys: true))
        }
        try StandardOutput.writeLine("]}")
    }

    private struct Record: Encodable {
        var name: String
        var isInitial: Bool
        var tree: AccessibilityTree
        var prototypes: [Prototype]

        struct Prototype: Encodable {
            var kind: String
            var name: String
            var tree: AccessibilityTree
        }
    }
}
