import TestSupport
import Testing

@testable import earshot

@Suite(.serialized) @MainActor struct DemoTests {
    @Test func `the demo is heard as recorded, the same every time`() throws {
        var lines: [String] = []
        let items = try DemoSession.run { lines.append($0) }.items
        #expect(items.count > 50)
        try expectMatches(recorded: "demo/transcript.txt", actual: lines.joined(separator: "\n") + "\n")
        var again: [String] = []
        _ = try DemoSession.run { again.append($0) }
        #expect(again == lines)
    }
}
