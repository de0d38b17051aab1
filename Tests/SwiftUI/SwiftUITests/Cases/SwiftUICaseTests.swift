import AccessibilityTesting
import HeadlessUIKit
import LiveReader
import ScreenReader
import SwiftUI
import TestSupport
import Testing

/// Views whose elements and announcements are known from devices, Apple or practitioners.
@Suite(.serialized) @MainActor struct SwiftUICaseTests {
    @Test(arguments: SwiftUICase.all)
    func `VoiceOver finds the elements that the source states`(testCase: SwiftUICase) throws {
        guard let reason = Self.knownFailures[testCase.id] else { return try check(testCase) }
        withKnownIssue(Comment(rawValue: reason)) { try check(testCase) }
    }

    private func check(_ testCase: SwiftUICase) throws {
        SwiftUIRelease.current = testCase.release
        defer { SwiftUIRelease.current = .iOS26 }
        let reader = ScreenReaderSession(controller: UIHostingController(rootView: testCase.view()))
        defer { reader.end() }
        for name in testCase.activated {
            if !name.isEmpty { reader.move(to: name) }
            reader.perform(Command.activate)
        }
        let observation = CaseObservation(reader: reader)
        let elements = observation.elements
        let problems = Self.problems(testCase, testCase.match == .nodes ? observation.nodes : elements)
        let found = elements.map { "\($0.spoken) [\(CaseObservation.Element.kind(of: $0.node))]" }
        #expect(
            problems.isEmpty,
            "\(testCase.source)\n\(problems.joined(separator: "\n"))\nfound:\n\(found.joined(separator: "\n"))")
        for word in testCase.absent {
            #expect(!found.contains { $0.contains(word) }, "“\(word)” is spoken")
        }
        for (expected, element) in zip(testCase.expected, elements) {
            for (name, entries) in expected.rotors ?? [:] {
                let found = try observation.entries(ofRotor: name, of: element)
                #expect(found == entries, "\(found)")
            }
        }
    }

    @Test func `known failures are cases`() {
        #expect(Set(Self.knownFailures.keys).isSubset(of: SwiftUICase.all.map(\.id)))
    }

    private static func problems(_ testCase: SwiftUICase, _ elements: [CaseObservation.Element]) -> [String] {
        let expected = testCase.expected
        switch testCase.match {
        case .exact:
            var problems = zip(expected, elements).enumerated().flatMap { number, pair in
                pair.1.differences(from: pair.0).map { "element \(number + 1): \($0)" }
            }
            if expected.count != elements.count {
                problems.append("\(expected.count) elements are expected, \(elements.count) are found")
            }
            return problems
        case .subset, .nodes:
            return missing(expected, elements) { $1.differences(from: $0).isEmpty }
        case .words:
            return missing(expected, elements) { expected, element in
                var words = CaseObservation.Element.words(expected.description ?? "")[...]
                for word in CaseObservation.Element.words(element.spoken) where word == words.first {
                    words.removeFirst()
                }
                return words.isEmpty
            }
        }
    }

    /// The expectations that no element meets after the one that met the expectation before.
    private static func missing(
        _ expected: [ExpectedElement], _ elements: [CaseObservation.Element],
        _ matches: (ExpectedElement, CaseObservation.Element) -> Bool
    ) -> [String] {
        var rest = elements[...]
        return expected.enumerated().compactMap { number, expectation in
            guard let place = rest.firstIndex(where: { matches(expectation, $0) }) else {
                return "no element for expectation \(number + 1)"
            }
            rest = rest[(place + 1)...]
            return nil
        }
    }

    @Test func `cases have different ids and name their sources`() {
        #expect(Set(SwiftUICase.all.map(\.id)).count == SwiftUICase.all.count)
        #expect(SwiftUICase.all.allSatisfy { !$0.source.isEmpty })
    }
}
