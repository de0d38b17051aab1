import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import StoryboardWalk

/// Storyboards walked by gestures.
@Suite(.serialized) @MainActor struct `A walk of storyboards` {
    typealias Fixtures = WalkFixtures

    @Test func `an app is walked by gestures, and steps that only code can do are reported`() throws {
        let walks = try Fixtures.walk(["Main.storyboard": Fixtures.app], ["Main.storyboard"])
        try expectMatches(
            recorded: "walk/app.txt", actual: WalkReport(walk: try #require(walks.first)).text(listsPassages: true))
    }

    @Test(arguments: WalkGraph.Form.allCases) func `a graph has each scene and each passage`(
        form: WalkGraph.Form
    ) throws {
        let walks = try Fixtures.walk(
            ["Main.storyboard": Fixtures.app, "Sub/Other.storyboard": Self.other, "App.storyboard": Self.referring],
            ["App.storyboard", "Main.storyboard", "Sub/Other.storyboard"])
        var graph = WalkGraph(walks: walks)
        graph.walks[0].passages = walks[0].passages.map { passage in
            var passage = passage
            passage.destinationFile = passage.destinationFile.map { URL(filePath: $0).lastPathComponent }
            return passage
        }
        try expectMatches(recorded: "walk/graph.\(form.rawValue)", actual: graph.text(form))
    }

    // MARK: Other storyboards

    private static let other = Fixtures.storyboard(
        initial: "first", Fixtures.controller("first", "", title: "First"),
        Fixtures.controller("named", "", title: "Named").replacingOccurrences(
            of: "<viewController ", with: "<viewController storyboardIdentifier=\"Named\" "),
        Fixtures.controller("unnamed", "", title: "Unnamed"))

    private static let referring = Fixtures.storyboard(
        initial: "stack", Fixtures.stack("stack", "root"),
        Fixtures.controller(
            "root",
            Fixtures.button("Named", 200, Fixtures.segue("show", "ref"))
                + Fixtures.button("Missing", 300, Fixtures.segue("show", "gone")), title: "Root"),
        Fixtures.reference("ref", "Other", "Named"), Fixtures.reference("gone", "Nowhere"))

    @Test func `a reference leads to its scene wherever in the project the storyboard lies`() throws {
        let files = ["App/App.storyboard": Self.referring, "Features/Deep/Other.storyboard": Self.other]
        let walks = try Fixtures.walk(files, ["App/App.storyboard", "Features/Deep/Other.storyboard"])
        let passages = walks[0].passages.filter { $0.kind == "push" }
        #expect(passages.map(\.outcome) == [.walked, .elsewhere("Nowhere")])
        #expect(passages.map(\.destination) == ["named", "gone"])
        #expect(passages[0].destinationFile?.hasSuffix("Features/Deep/Other.storyboard") == true)
        #expect(passages[0].wayBack == .escape)
        #expect(walks[1].scenes.map(\.isReached) == [true, true, false])
    }

    @Test func `a storyboard without a first scene is judged only where another leads into it`() throws {
        let headless = Self.other.replacingOccurrences(of: "initialViewController=\"first\"", with: "")
        let alone = try Fixtures.walk(["Other.storyboard": headless], ["Other.storyboard"])
        #expect(alone[0].scenes.map(\.isReached) == [nil, nil, nil])
        let files = ["App.storyboard": Self.referring, "Other.storyboard": headless]
        let both = try Fixtures.walk(files, ["App.storyboard", "Other.storyboard"])
        #expect(both[1].scenes.map(\.isReached) == [false, true, false])
    }

    @Test func `the detail of a split view that has collapsed is entered and left`() throws {
        let split = """
            <splitViewController id="split" sceneMemberID="viewController"><connections>
            <segue destination="list-stack" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="detail-stack" kind="relationship" relationship="detailViewController" id="r2"/>
            </connections></splitViewController>
            """
        let text = Fixtures.storyboard(
            initial: "split", split, Fixtures.stack("list-stack", "list"),
            Fixtures.controller("list", Fixtures.button("Open", 200, Fixtures.segue("showDetail", "detail-stack"))),
            Fixtures.stack("detail-stack", "detail"), Fixtures.controller("detail", ""))
        let walk = try #require(try Fixtures.walk(["Main.storyboard": text], ["Main.storyboard"]).first)
        let passage = try #require(walk.passages.first { $0.kind == "detail" })
        #expect(passage.outcome == .walked && passage.wayBack == .escape)
    }

    // MARK: Real files

    @Test(.enabled(if: PackageFolders.hasShared("corpora/interface-builder"), "the corpus is not beside the package"))
    func `a walk agrees with the segues of every storyboard with ten or more scenes`() throws {
        let folder = PackageFolders.shared.appending(path: "corpora/interface-builder").path
        let paths = InterfaceFiles(in: [folder]).paths.filter { $0.hasSuffix(".storyboard") }
        let finder = StoryboardFinder(paths)
        var (large, walked, lost) = (0, 0, 0)
        for path in paths {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            guard text.components(separatedBy: "<scene ").count > 10,
                let document = try? InterfaceBuilderDocument.read(path: path)
            else { continue }
            large += 1
            let walk = StoryboardWalker.walk(document, path: path, finder: finder)
            // The lines with a segue to another scene; others only set which of two arrows counts, or how one is
            // previewed.
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter {
                $1.contains("<segue ") && $1.contains("destination=")
            }.map { $0.offset + 1 }
            #expect(walk.passages.map(\.location.line).sorted() == lines, "\(path)")
            walked += walk.passages.count { $0.outcome == .walked }
            for passage in walk.passages {
                switch passage.outcome {
                case .blocked, .elsewhere: lost += 1
                case .walked, .held, .needsCode: break
                }
            }
        }
        #expect(large == 23)
        #expect(walked > 130)
        // One popover, whose button another container's view covers.
        #expect(lost <= 1)
    }

    @Test func `names from a file are only text in a report and in a graph`() throws {
        let hostile = "\u{1B}[31m&quot;]; click s0 href &quot;javascript:x&quot;&#10;end"
        let text = Fixtures.storyboard(
            initial: "a", Fixtures.controller("a", "", title: hostile.replacingOccurrences(of: "\u{1B}", with: "")))
        let walks = try Fixtures.walk(["Main.storyboard": text], ["Main.storyboard"])
        let graph = WalkGraph(walks: walks)
        // Each scene is one line, in quotes that its name does not end.
        let mermaid = try graph.text(.mermaid).split(separator: "\n")
        #expect(mermaid.count == 2 && mermaid[1].hasSuffix("\"]"))
        #expect(mermaid[1].count { $0 == "\"" } == 2)
        #expect(WalkReport(walk: walks[0]).text(listsPassages: true).split(separator: "\n").count == 2)
    }
}
