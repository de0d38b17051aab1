import AccessibilityTree
import PageSource
import ScreenReader

/// Screens as test tools write them down.
extension FuzzedParser {
    static let pageSources = PageSourceFormat.allCases.map { format in
        FuzzedParser(
            description: "page sources of \(format.rawValue)",
            seeds: files(
                "Tests/Expectations/pagesource", format == .webDriverAgent || format == .uiAutomator ? ".xml" : ".json"
            )
            .filter { PageSourceFormat(of: $0) == format }, count: 600
        ) { bytes in
            let source = try PageSource(bytes, file: "fuzzed")
            let tree = source.tree
            guard Set(tree.dump().utf8).isDisjoint(with: [0x1B, 0x07]) else {
                throw Changed(description: "a control character has come through")
            }
            _ = Phraser(style: .voiceover).phrases(of: tree)
            for index in 0..<tree.count {
                let frame = tree[index].frame
                guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else {
                    // AccessibilitySnapshot's own reader keeps frames as they are.
                    guard source.format == .accessibilitySnapshot else {
                        throw Changed(description: "a frame that is no place")
                    }
                    continue
                }
            }
        }
    }
}
