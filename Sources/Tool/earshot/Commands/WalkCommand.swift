import ArgumentParser
import CommandIO
import FileScreens
import Foundation
import InterfaceBuilder
import StoryboardWalk

/// `earshot walk`: every way through storyboards, by VoiceOver's gestures.
struct WalkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "walk",
        abstract: "Walk storyboards by VoiceOver's gestures: what is reached, and what is never left.",
        discussion: """
            EXAMPLES:
              earshot walk Main.storyboard
              earshot walk App --graph mermaid > screens.mmd

            Every segue and tab that the file decides is entered by swiping to its start and activating it, and left by \
            escape. Told are scenes that are never reached, dead ends, modal screens that no gesture closes, and \
            passages that only the app's code can take, each with its place in the file.

            A reference to another storyboard is followed, wherever in the project that lies.

            Folders are searched as git would, without what is ignored. JSON is one document: {"format": \
            "earshot-walk/1", "storyboards": [{"file", "start", "scenes", "passages"}]}.
            """)

    @Argument(help: "The storyboards, and folders with storyboards.", completion: .file())
    var paths: [String]

    @Option(help: ArgumentHelp("Print a graph instead of a report: dot, mermaid or json.", valueName: "form"))
    var graph: WalkGraph.Form?

    @Flag(help: "List every passage in the report.")
    var passages = false

    @OptionGroup var clock: ClockOptions

    @OptionGroup var files: FileOptions

    @MainActor func run() async throws {
        try clock.apply()
        let sources = try await InterfaceSources.load(paths, files.reader)
        let storyboards = sources.documents.filter { $0.document.facts.kind == .storyboard }
        guard !storyboards.isEmpty else {
            throw ToolError(
                "there is no storyboard", file: paths.joined(separator: ", "),
                remedy: "xibs have no ways to walk; name a storyboard", exitCode: .noInput)
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
