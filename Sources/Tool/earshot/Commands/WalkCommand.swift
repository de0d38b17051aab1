import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import InterfaceBuilder
import StoryboardWalk

/// `earshot walk`: walks through storyboards with VoiceOver's gestures.
struct WalkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "walk",
        abstract:
            "Walk through storyboards with VoiceOver's gestures and report screens that can't be reached or left.",
        discussion: """
            Follows every segue and tab that is defined in the file: swipes to its control, activates it, and \
            returns with the escape gesture. Reports scenes that are never reached, dead ends, modal screens that no \
            gesture closes, and transitions that only the app's code can trigger, each with its location in the \
            file.

            Storyboard references are followed to any storyboard of the project. Folders are searched recursively, \
            without the files that Git ignores.

            JSON output is one document: {"format": "earshot-walk/1", "storyboards": [{"file", "start", "scenes", \
            "passages"}]}.
            """,
        examples: [
            "earshot walk Main.storyboard",
            "earshot walk App --graph mermaid > screens.mmd",
        ])

    @Argument(help: "The storyboards, or folders with storyboards.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("Print a graph in this format instead of a report.", valueName: "form"))
    var graph: WalkGraph.Form?

    @Flag(help: "List every transition in the report.")
    var passages = false

    @OptionGroup(title: "Device") var clock: ClockOptions

    @OptionGroup(title: "Input") var files: FileOptions

    @MainActor func run() async throws {
        try clock.apply()
        let sources = try await InterfaceSources.load(paths, files.reader)
        let storyboards = sources.documents.filter { $0.document.facts.kind == .storyboard }
        guard !storyboards.isEmpty else {
            throw ToolError(
                "no storyboard found", file: paths.joined(separator: ", "),
                remedy: "name a storyboard; xibs have no segues", exitCode: .noInput)
        }
        let finder = StoryboardFinder(storyboards.map(\.path))
        var walks: [Walk] = []
        let progress = ProgressLine(total: storyboards.count)
        for (path, document) in storyboards {
            progress.next(path)
            walks.append(StoryboardWalker.walk(document, path: path, finder: finder))
        }
        progress.clear()
        walks = WalkJudge(walks).walks
        if let graph { return try StandardOutput.write(WalkGraph(walks: walks).text(graph)) }
        for walk in walks { try StandardOutput.write(WalkReport(walk: walk).text(listsPassages: passages)) }
    }
}

extension WalkGraph.Form: ExpressibleByArgument {}
