import Foundation
import Testing

@testable import TerminalEmulator

struct GraphemeBreakTests {
    /// Unicode's own test, where Debian's package unicode-data has put it.
    static let file = "/usr/share/unicode/auxiliary/GraphemeBreakTest.txt"

    private func clusters(_ scalars: [UInt32]) -> [[UInt32]] {
        var breaker = GraphemeBreaker()
        var result: [[UInt32]] = []
        for scalar in scalars {
            if breaker.isBoundary(before: CharacterProperties.shared[scalar]) { result.append([]) }
            result[result.count - 1].append(scalar)
        }
        return result
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: file), "needs Debian's package unicode-data"))
    func `clusters are those of Unicode's GraphemeBreakTest`() throws {
        var count = 0
        for line in try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n") {
            let test = line.prefix { $0 != "#" }
            // Scissors are no pictographs in the version of Unicode that the tables come from.
            if test.allSatisfy(\.isWhitespace) || test.contains("2701") { continue }
            let expected = test.split(separator: "÷").map { cluster in
                cluster.split { $0 == "×" || $0.isWhitespace }.compactMap { UInt32($0, radix: 16) }
            }.filter { !$0.isEmpty }
            #expect(clusters(expected.flatMap { $0 }) == expected, "\(test)")
            count += 1
        }
        #expect(count > 500)
    }

    @Test(arguments: [
        "👩‍👩‍👧‍👦👍🏽", "🇩🇪🇫🇷🇪", "e\u{301}a\u{308}\u{323}", "각ᄀᄁ", "\r\n\n", "\u{600}1", "क्षि", "❤️‍🔥x", "\u{1F3F4}\u{E0067}\u{E007F}",
    ])
    func `clusters are those of Swift`(text: String) {
        let expected = text.map { $0.unicodeScalars.map(\.value) }
        #expect(clusters(text.unicodeScalars.map(\.value)) == expected)
    }
}
