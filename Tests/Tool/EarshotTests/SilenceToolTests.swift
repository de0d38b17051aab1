import TestSupport
import Testing

/// Screens without announcements, as the command reads them.
struct `earshot read` {
    @Test func `explains why a screen is silent in text and in JSON, and that a file has no screen`() throws {
        let file = try ToolTests.file(
            WalkFixtures.storyboard(
                initial: "c",
                WalkFixtures.controller("c", "", title: "").replacingOccurrences(
                    of: "<navigationItem key=\"navigationItem\" title=\"\" id=\"n-c\"/>", with: "")), "Main.storyboard")
        #expect(try ToolTests.run(["read", file]).out.contains("(nothing to hear: an empty view)"))
        #expect(try ToolTests.run(["read", file, "--format", "json"]).out.contains(#""silence": "an empty view""#))
        let empty = try ToolTests.file(WalkFixtures.storyboard(initial: ""), "Empty.storyboard")
        let read = try ToolTests.run(["read", empty])
        #expect(read.code == 0 && read.out.isEmpty && read.err.contains("the file contains no screen"))
    }
}
