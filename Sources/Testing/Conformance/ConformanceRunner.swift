import AccessibilityTree
import Foundation
import HeadlessUIKit
import ScreenReader
import ViewDescription

/// Builds the screen of a case, reads it and compares.
@MainActor public enum ConformanceRunner {
    /// Returns the mismatches; empty if the case passes.
    public static func run(_ testCase: ConformanceCase) -> [Mismatch] {
        let screen: DescribedScreen
        do {
            screen = try ViewDescription(testCase.screen).makeScreen()
        } catch {
            return [Mismatch("screen", expected: ["a view description"], actual: ["\(error)"])]
        }
        let tree = screen.source.captureTree()
        let phraser = Phraser(
            style: testCase.style, language: testCase.options.language ?? tree.environment.language,
            options: testCase.options.phrasing)
        let announced = phraser.phrases(of: tree, announcesContainers: false)
        return compare(testCase, tree: tree, announced: announced) + StepRunner.run(testCase)
    }

    private static func compare(
        _ testCase: ConformanceCase, tree: AccessibilityTree, announced: [(id: NodeID, phrase: Phrase)]
    ) -> [Mismatch] {
        var mismatches: [Mismatch] = []
        func check(_ name: String, _ expected: [String]?, _ actual: [String]) {
            guard let expected, expected != actual else { return }
            mismatches.append(Mismatch(name, expected: expected, actual: actual))
        }
        let nodes = announced.compactMap { tree[$0.id] }
        check(
            "elements", testCase.elements?.map(\.line),
            announced.map { ConformanceCase.Element(description: $0.phrase.description, hint: $0.phrase.hint).line })
        check(
            "actions", testCase.actions?.map { $0.joined(separator: ", ") },
            nodes.map { $0.customActions.map(\.name.string).joined(separator: ", ") })
        check(
            "suffixes", testCase.suffixes?.map { $0 ?? "" },
            announced.map { $0.phrase.suffixes.joined(separator: ". ") })
        check(
            "default activation point", testCase.usesDefaultActivationPoint?.map(String.init),
            nodes.map { String($0.usesDefaultActivationPoint) })
        if let hierarchy = testCase.hierarchy {
            let spoken = Dictionary(announced.map { ($0.id, $0.phrase.description) }) { first, _ in first }
            let outline = Outline(tree: tree, spoken: spoken)
            check("hierarchy", Outline.lines(hierarchy), outline.lines(matching: hierarchy))
        }
        return mismatches
    }
}

extension ConformanceCase.Element {
    /// The expectation as one line.
    var line: String {
        hint.map { "\(description) | hint: \($0)" } ?? description
    }
}

/// One kind of difference between a case and the actual speech.
public struct Mismatch: Sendable, Hashable {
    /// The name of the compared property.
    public var name: String
    /// The expected lines.
    public var expected: [String]
    /// The actual lines.
    public var actual: [String]

    /// Creates a difference.
    public init(_ name: String, expected: [String], actual: [String]) {
        self.name = name
        self.expected = expected
        self.actual = actual
    }

    /// The difference to print: `-` for expected lines, `+` for actual ones, a space before equal ones.
    public var lines: [String] {
        ["\(name):"] + LineDifference(from: expected, to: actual).description
    }
}
