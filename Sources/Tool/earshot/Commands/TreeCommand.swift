import AccessibilityTree
import ArgumentParser
import CommandIO
import Escaping
import FileScreens
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Speech
import StrictJSON

/// `earshot tree`: the accessibility trees of a file.
struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Print the accessibility tree of each screen of a file.",
        discussion: """
            Loads screens, including those of page sources, as "earshot read" does. Cell prototypes follow their \
            screen, each with its own tree.

            JSON output is one document per file: {"format": "earshot-trees/1", "file", "screens": [{"name", \
            "isInitial", "tree", "prototypes"}]}, where each tree has the format "earshot-tree/1". Several files or \
            a folder produce one document per line. Folders are searched recursively, without the files that Git \
            ignores.
            """,
        examples: [
            "earshot tree Main.storyboard",
            "earshot tree Settings.xib --format json",
            "earshot tree Main.storyboard --device iPad --orientation landscape --appearance dark",
            "make-description | earshot tree -",
        ])

    @Argument(help: "The files and folders to read, or - for standard input.", completion: .file())
    var paths: [String]

    @OptionGroup(title: "Output") var output: FormatOptions

    @Flag(help: "List unknown elements of Interface Builder files and their number, instead of trees.")
    var unknown = false

    @OptionGroup var scenes: SceneOptions

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Input") var files: FileOptions

    @MainActor func run() async throws {
        try clock.apply()
        if unknown { return try await writeUnknown() }
        let found = try ScreenFiles(paths)
        let project = try scenes.request.project(found.paths)
        try found.forEach { path in
            let screens = try scenes.request.load(path, files.reader, of: project)
            switch output.format {
            case .text:
                if !found.isSingle { try StandardOutput.writeLine(SafeText.line(path) + ":") }
                for screen in screens { try writeText(screen) }
            case .json: try writeJSON(screens, of: path)
            }
        }
    }

    /// Writes a line for each element name that the decoder does not know: the count, the name and its first location.
    @MainActor private func writeUnknown() async throws {
        var counts: [String: (count: Int, place: String)] = [:]
        for (path, document) in try await InterfaceSources.load(paths, files.reader).documents {
            for note in document.notes {
                guard case .unknownElement(let name) = note.kind else { continue }
                let place = "\(path):\(note.position.line):\(note.position.column)"
                counts[name, default: (0, place)].count += note.count
            }
        }
        let sorted = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        for (name, entry) in sorted {
            try StandardOutput.writeLine(SafeText.line("\(entry.count)\t\(name)\t\(entry.place)"))
        }
        if counts.isEmpty { try StandardOutput.writeLine("no unknown elements") }
    }

    @MainActor private func tree(of screen: LoadedScreen) -> AccessibilityTree {
        screen.page ?? tree(in: screen.open(isWalkable: false), screen.environment)
    }

    @MainActor private func tree(in window: UIWindow, _ environment: Environment) -> AccessibilityTree {
        defer { window.isHidden = true }
        window.makeAllContent()
        return WindowSource(window, environment: environment, includesAppearance: true).captureTree()
    }

    @MainActor private func writeText(_ screen: LoadedScreen) throws {
        try StandardOutput.writeLine(SafeText.line(screen.name) + (screen.isInitial ? " (initial)" : ""))
        try StandardOutput.write(SafeText.lines(tree(of: screen).dump()))
        for prototype in screen.prototypes {
            try StandardOutput.writeLine(SafeText.line(prototype.title))
            try StandardOutput.write(SafeText.lines(tree(in: prototype.makeWindow(), screen.environment).dump()))
        }
    }

    // Written screen by screen, so that the trees of a large file need not all be in memory together.
    @MainActor private func writeJSON(_ screens: [LoadedScreen], of file: String) throws {
        try StandardOutput.write("{\"file\":\(JSONEscaping.quoted(file)),\"format\":\"earshot-trees/1\",\"screens\":[")
        for (index, screen) in screens.enumerated() {
            let record = Record(
                name: screen.name, isInitial: screen.isInitial,
                tree: tree(of: screen),
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
