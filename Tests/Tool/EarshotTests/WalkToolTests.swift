import Foundation
import StrictJSON
import TestSupport
import Testing

/// Storyboards walked by the command.
struct `earshot walk` {
    typealias Fixtures = WalkFixtures

    @Test func `the command walks folders, and reports one without storyboards`() throws {
        let path = try ToolTests.file(Fixtures.app, "Main.storyboard")
        let folder = URL(filePath: path).deletingLastPathComponent().path
        let report = try ToolTests.run(["walk", folder])
        #expect(report.code == 0)
        #expect(report.out.contains("13 scenes"), "\(report.out)")
        let graph = try ToolTests.run(["walk", folder, "--graph", "json"])
        #expect(try JSONValue(parsing: graph.out.utf8).object?["format"]?.string == "earshot-walk/1")
        let none = try ToolTests.run(["walk", try BuiltTool.folder().path])
        #expect(none.code == 66 && none.err.contains("no storyboard or xib found"))
        let xib = try ToolTests.file(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
            """, "View.xib")
        let unwalkable = try ToolTests.run(["walk", xib])
        #expect(unwalkable.code == 66 && unwalkable.err.contains("name a storyboard"))
    }
}
