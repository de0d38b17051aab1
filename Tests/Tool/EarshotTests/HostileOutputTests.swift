import Foundation
import Testing

/// Text in files reaches a terminal or a build log only as text.
struct HostileOutputTests {
    /// Commands that a terminal or a build log would execute.
    private static let commands = [
        "::error::x", "##[error]x", "##vso[task.complete]x", "##teamcity[buildStop]x", "\u{9B}31mx", "\u{7F}x",
        "\u{1B}]0;x\u{7}", "a\u{85}::error::x", "\u{202E}x", "x\r::error::y", "a\n::stop-commands::x",
    ]

    private static func json(_ text: String) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed), as: UTF8.self)
    }

    /// Whether nothing in a text is obeyed.
    private static func isHarmless(_ text: String) -> Bool {
        let hasControls = text.unicodeScalars.contains {
            ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0.value == 0x202E
        }
        let lines = text.split(separator: "\n")
        return !hasControls && !text.contains(/##\w*\[/)
            && !lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }
    }

    private static func screen(_ text: String) throws -> String {
        let text = try json(text)
        return try ToolTests.file(
            """
            {"class": "UIView", "frame": [0, 0, 402, 874], "children": [
              {"class": "UILabel", "frame": [20, 60, 300, 30], "props": {"text": \(text)}, "hint": \(text),
               "identifier": \(text)},
              {"class": "UIButton", "frame": [20, 120, 51, 31], "label": \(text), "customActions": [\(text)]}]}
            """)
    }

    @Test(arguments: commands)
    func `a label is only text, in every output`(command: String) throws {
        let path = try Self.screen(command)
        let log = try ToolTests.file("", "log.jsonl")
        let runs = [
            ["read", path], ["read", path, "--format", "json"], ["tree", path], ["tree", path, "--format", "json"],
            ["read", path, "--style", "snapshot", "--text", "-", "--log", log], ["replay", log],
            ["replay", log, "--screen", try ToolTests.file(ToolTests.screen)],
        ]
        for arguments in runs {
            let output = try ToolTests.run(arguments)
            #expect(output.code == (arguments.contains("--screen") ? 1 : 0), "\(output.err)")
            #expect(!output.out.isEmpty)
            #expect(Self.isHarmless(output.out), "\(arguments): \(output.out.debugDescription)")
            #expect(Self.isHarmless(output.err), "\(arguments): \(output.err.debugDescription)")
        }
        #expect(Self.isHarmless(try String(contentsOfFile: log, encoding: .utf8)))
    }

    @Test(arguments: commands)
    func `a label comes back whole from JSON`(command: String) throws {
        let output = try ToolTests.run(["tree", try Self.screen(command), "--format", "json"])
        #expect(output.out.contains("##") == false)
        func texts(_ value: Any) -> [String] {
            switch value {
            case let text as String: [text]
            case let values as [Any]: values.flatMap(texts)
            case let members as [String: Any]: members.values.flatMap(texts)
            default: []
            }
        }
        #expect(texts(try JSONSerialization.jsonObject(with: Data(output.out.utf8))).contains(command))
    }

    @Test(arguments: commands)
    func `the name of a file is only text in JSON`(command: String) throws {
        let path = try ToolTests.file(ToolTests.screen, command + ".json")
        for arguments in [["tree", path, "--format", "json"], ["read", path, "--format", "json"]] {
            let output = try ToolTests.run(arguments)
            #expect(output.code == 0, "\(output.err)")
            #expect(Self.isHarmless(output.out), "\(arguments): \(output.out.debugDescription)")
            let report = try JSONSerialization.jsonObject(with: Data(output.out.utf8)) as? [String: Any]
            #expect(report?["file"] as? String == path)
        }
    }

    @Test(arguments: commands.filter { !$0.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 } })
    func `notes, errors and names of screens are only text`(command: String) throws {
        let name = command.replacing("\"", with: "").replacing("\n", with: "&#10;").replacing("\r", with: "&#13;")
        let storyboard = try ToolTests.file(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
            <scenes><scene><objects>
            <viewController storyboardIdentifier="\(name)" id="\(name)" sceneMemberID="viewController">
            <view key="view" id="b"><rect key="frame" x="\(name)" y="0" width="1e9" height="9"/></view>
            <connections><segue kind="show" destination="\(name)?"/></connections>
            </viewController></objects></scene></scenes></document>
            """, "Main.storyboard")
        let output = try ToolTests.run(["read", storyboard])
        #expect(output.code == 0)
        #expect(Self.isHarmless(output.out), "\(output.out.debugDescription)")
        #expect(Self.isHarmless(output.err), "\(output.err.debugDescription)")
        let lines = output.err.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { $0.hasPrefix("earshot: \(storyboard):") }, "\(output.err)")
        #expect(output.err.contains("Main.storyboard:4:"))
        let missing = try ToolTests.run(["read", "/nonexistent/\(command)"])
        #expect(missing.code == 66 && Self.isHarmless(missing.err), "\(missing.err.debugDescription)")
        // The parser repeats an unknown value.
        let wrong = try ToolTests.run(["read", storyboard, "--format", command])
        #expect(wrong.code == 64 && wrong.err.contains("is invalid for '--format"))
        #expect(Self.isHarmless(wrong.err), "\(wrong.err.debugDescription)")
    }

    @Test func `numbers out of range are noted where they stand, and nothing is made of them`() throws {
        let xib = try ToolTests.file(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <collectionView id="a"><rect key="frame" x="0" y="0" width="-1e308" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="1e308" id="b">
            <size key="itemSize" width="1e308" height="-1e308"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="c" id="c"><rect key="frame" x="0" y="0" width="1e7" height="1"/>
            </collectionViewCell></cells></collectionView></objects></document>
            """, "Collection.xib")
        for command in ["read", "tree"] {
            let output = try ToolTests.run([command, xib])
            #expect(output.code == 0)
            #expect(output.err.contains("Collection.xib:2:24: “-1e308” in attribute width of <rect> is outside"))
            #expect(output.err.contains("Collection.xib:3:1: “1e308” in attribute minimumLineSpacing of <"))
            #expect(output.err.split(separator: "\n").count == 4, "\(output.err)")
        }
    }
}
