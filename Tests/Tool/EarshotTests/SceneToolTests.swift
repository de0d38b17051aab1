import Foundation
import TestSupport
import Testing

/// The screens of storyboards as the commands show them.
struct SceneToolTests {
    private static func scene(_ id: String, _ title: String, _ text: String, _ more: String = "") -> String {
        """
        <scene><objects><viewController id="\(id)"><view key="view" id="\(id)-v">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><label text="\(text)" id="\(id)-l"><rect key="frame" x="20" y="300" width="300" height="20"/></label>
        \(more)</subviews></view><navigationItem key="navigationItem" title="\(title)" id="\(id)-n"/>
        <connections><segue destination="c" kind="show" identifier="go" id="\(id)-s"/></connections>
        </viewController></objects></scene>
        """
    }

    /// A scene, then the navigation stack that the app starts with, whose scene has the same name, and a scene that is
    /// pushed.
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
        initialViewController="n"><scenes>
        \(scene("a", "Twin", "First"))
        <scene><objects><navigationController id="n"><connections>
        <segue destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        \(scene("b", "Twin", "Second"))
        \(scene("c", "Deep", "Third", """
            <tableView dataMode="prototypes" id="t"><rect key="frame" x="0" y="400" width="375" height="200"/><prototypes>
            <tableViewCell reuseIdentifier="row" textLabel="p-l" id="p"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="p-c"><subviews><label text="Sample" id="p-l">
            <rect key="frame" x="16" y="0" width="300" height="44"/></label></subviews></tableViewCellContentView>
            </tableViewCell></prototypes></tableView>
            """))
        </scenes></document>
        """

    private static func file() throws -> String { try ToolTests.file(storyboard, "Twins.storyboard") }

    @Test func `read distinguishes screens of one name, marks the initial one and keeps prototypes apart`() throws {
        let output = try ToolTests.run(["read", try Self.file()])
        #expect(
            output.out == """
                Twin (a)
                  Twin, heading
                  First

                Twin (b) (initial)
                  Twin, heading
                  Second

                Deep
                  Twin, back button
                  Deep, heading
                  Third
                  prototype cell "row":
                    Sample

                """)
        let bare = try ToolTests.run(["read", try Self.file(), "--bare", "--scene", "4"])
        #expect(bare.out == "Deep\n  Third\n  prototype cell \"row\":\n    Sample\n")
    }

    @Test func `read in JSON says which screen is initial and which cells are prototypes`() throws {
        let json = try ToolTests.run(["read", try Self.file(), "--format", "json"]).out
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let screens = try #require(report["screens"] as? [[String: Any]])
        #expect(screens.map { $0["isInitial"] as? Bool } == [false, true, false])
        let prototypes = try #require(screens[2]["prototypes"] as? [[String: Any]])
        #expect(prototypes.map { $0["name"] as? String } == ["row"])
        #expect(prototypes.map { $0["kind"] as? String } == ["cell"])
        let held = prototypes[0]["elements"] as? [[String: Any]]
        #expect(held?.map { $0["description"] as? String } == ["Sample"])
        let elements = try #require(screens[2]["elements"] as? [[String: Any]])
        #expect(!elements.contains { $0["description"] as? String == "Sample" })
    }

    @Test func `tree in JSON is one document with the names of all screens`() throws {
        let json = try ToolTests.run(["tree", try Self.file(), "--format", "json"]).out
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(report["format"] as? String == "earshot-trees/1")
        let screens = try #require(report["screens"] as? [[String: Any]])
        #expect(screens.map { $0["name"] as? String } == ["Twin (a)", "Twin (b)", "Deep"])
        #expect(screens.map { $0["isInitial"] as? Bool } == [false, true, false])
        #expect(screens.allSatisfy { ($0["tree"] as? [String: Any])?["format"] as? String == "earshot-tree/1" })
        #expect((screens[2]["prototypes"] as? [[String: Any]])?.count == 1)
        let one = try ToolTests.run(["tree", try Self.file(), "--scene", "Twin (b)"]).out
        #expect(one.hasPrefix("Twin (b) (initial)\n") && one.contains("Second") && !one.contains("First"))
    }

    @Test(arguments: [[], ["--bare"], ["--scene", "Twin (b)"]])
    func `logs of screens that share a name are replayed on the right ones`(options: [String]) throws {
        let path = try Self.file()
        let log = URL(filePath: path).deletingLastPathComponent().appending(path: "log.jsonl")
        #expect(try ToolTests.run(["read", path, "--log", log.path] + options).code == 0)
        let schema = try JSONSchema(
            contentsOf: PackageFolders.root.appending(path: "Sources/Reader/ScreenReader/Log/session-log.schema.json"))
        for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
            #expect(try schema.problems(in: Data(line.utf8)) == [], "\(line)")
        }
        let replay = try ToolTests.run(["replay", log.path])
        #expect(replay.code == 0, "\(replay.out)\(replay.err)")
    }

    @Test func `a missing screen is reported with the existing ones`() throws {
        let output = try ToolTests.run(["read", try Self.file(), "--scene", "Twin"])
        #expect(output.code == 64)
        #expect(output.err.contains("unknown screen \"Twin\""))
        #expect(output.err.contains("Twin (a), Twin (b), Deep"))
    }

    @Test func `explore begins with the initial screen, or with the one that is named`() throws {
        let state = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString)")
        for (options, start) in [([], "screen: Twin (b)"), (["--scene", "Deep"], "screen: Deep")] {
            let terminal = try PseudoTerminal(
                ["explore", "--silent", "--plain", try Self.file()] + options,
                environment: ["XDG_STATE_HOME": state.path])
            try terminal.wait(for: start)
            terminal.type("q")
            #expect(try terminal.waitUntilExit() == .exit(0))
        }
    }
}
