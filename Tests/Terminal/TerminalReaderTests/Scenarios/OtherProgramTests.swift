import Foundation
import Synchronization
import TestSupport
import Testing

/// How many steps of which program were right, told when the suite has run.
final class ScenarioScore: Sendable {
    static let ofRun = ScenarioScore()
    private let lines = Mutex<[String: (right: Int, of: Int, wrong: [Int])]>([:])

    func add(_ name: String, of steps: Int, wrong: Set<Int>) {
        lines.withLock { $0[name] = (steps - wrong.count, steps, wrong.sorted().map { $0 + 1 }) }
    }

    /// A line for each program, and one for all of them.
    var report: String {
        let lines = lines.withLock { $0 }.sorted { $0.key < $1.key }
        let right = lines.reduce(0) { $0 + $1.value.right }
        let all = lines.reduce(0) { $0 + $1.value.of }
        let told = lines.map { name, score in
            let wrong = score.wrong.map(String.init).joined(separator: ", ")
            return "  \(name): \(score.right) of \(score.of)" + (wrong.isEmpty ? "" : ", not \(wrong)")
        }
        return (["Steps that were right: \(right) of \(all)."] + told).joined(separator: "\n")
    }
}

/// Prints the score when the suite has run.
struct PrintsScore: SuiteTrait, TestTrait, TestScoping {
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { test.isSuite ? self : nil }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        defer { print(ScenarioScore.ofRun.report) }
        try await function()
    }
}

/// Which programs are to be played; nil for none.
private let askedPrograms = ProcessInfo.processInfo.environment["EARSHOT_PROGRAMS"]

/// What must be heard was written down before anybody listened. `EARSHOT_PROGRAMS=test` plays all that are there;
/// `EARSHOT_PROGRAMS=fish,gdb` plays only those, once and with less patience, and prints all that was heard.
///
/// Without the variable nothing is played: other versions of these programs look otherwise, and what a tool's own tests
/// come to must not hang on what else is on the machine.
@Suite(
    .serialized, PrintsScore(),
    .enabled(if: askedPrograms != nil, "EARSHOT_PROGRAMS is not set; 'make test-programs' plays them"))
struct `Programs that the reader was not made with` {
    private static let all = (try? Scenario.others()) ?? []
    private static let chosen =
        askedPrograms == "test" ? nil : askedPrograms.map { Set($0.split(separator: ",").map(String.init)) }
    static let runnable = all.filter { scenario in
        Scenario.absent.isDisjoint(with: scenario.allNeeds)
            && (chosen.map { $0.contains(scenario.name) || $0.contains("all") } ?? true)
    }
    static let left = all.filter { !Scenario.absent.isDisjoint(with: $0.allNeeds) }.map(\.name)
    private static let retries = ScenarioRetries(limit: runnable.reduce(0) { $0 + $1.steps.count } / 50)

    @Test(arguments: runnable)
    func `are heard as their scenario says`(_ scenario: Scenario) throws {
        var tries = 0
        while true {
            tries += 1
            var runner = ScenarioRunner(
                try LiveScenario(scenario), patience: Self.chosen == nil ? .seconds(20) : .seconds(2))
            try runner.play(scenario)
            let isLast = tries == 3 || Self.chosen != nil
            if !runner.mistakes.isEmpty, !isLast, Self.retries.ask(for: scenario.name, runner.mistakes) { continue }
            if Self.chosen != nil { print("== \(scenario.name)\n\(runner.text)") }
            ScenarioScore.ofRun.add(scenario.name, of: scenario.steps.count, wrong: runner.wrongSteps)
            for mistake in runner.mistakes { Issue.record("\(scenario.name): \(mistake)") }
            return
        }
    }

    @Test(.disabled(if: !left.isEmpty, "not installed is what these need: \(left.joined(separator: ", "))"))
    func `are all there`() { #expect(Self.left.isEmpty) }
}

@Suite struct `Scenarios of programs that the reader was not made with` {
    @Test func `nine of ten steps are right, and those that are not have their reason`() throws {
        let all = try Scenario.others()
        let steps = all.flatMap(\.steps)
        let wrong = steps.filter { $0.wrong != nil }
        #expect(all.count >= 20)
        #expect(Set(all.map(\.name)).count == all.count)
        #expect(wrong.count * 10 <= steps.count, "\(wrong.count) of \(steps.count) steps are wrong")
        #expect(wrong.allSatisfy { $0.wrong?.isEmpty == false })
    }
}
