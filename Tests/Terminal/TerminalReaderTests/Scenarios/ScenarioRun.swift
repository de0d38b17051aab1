import Synchronization
import Testing

/// The scenarios that a suite plays: how their steps went, and which were repeated.
///
/// A step that fails may be repeated, with its scenario, since a machine under load can pause longer between two halves
/// of a frame than a reader waits before it speaks. Repeats have a limit for the whole run, so that a reader that got
/// worse can't hide behind them: a run that needs more of them fails.
final class ScenarioRun: Sendable {
    /// Steps of a scenario that did not go as they should, so that the scenario was played again.
    private struct Retry {
        var scenario: String
        /// Numbers from 1; empty if the failure belongs to no step.
        var steps: [Int]
        var reason: String

        /// The number of steps that count as repeated.
        var count: Int { max(steps.count, 1) }
    }

    private struct State {
        var outcomes: [String: [StepOutcome]] = [:]
        var retries: [Retry] = []
    }

    /// The maximum number of steps that are repeated in the run: 1 % of its steps.
    let limit: Int
    private let state = Mutex(State())

    /// Creates a run of scenarios that have a number of steps together.
    init(steps: Int) { limit = steps / 100 }

    /// Creates a run of scenarios.
    convenience init(of scenarios: [Scenario]) { self.init(steps: scenarios.reduce(0) { $0 + $1.steps.count }) }

    /// Plays a scenario until it passes, but at most `tries` times and while the run has repeats left.
    func play(
        _ scenario: Scenario, tries: Int, patience: Duration = .seconds(20),
        in makeSession: (Scenario) throws -> any ScenarioSession = LiveScenario.init,
        isRight: (_ transcript: String) -> Bool = { _ in true }
    ) throws -> ScenarioRunner {
        var left = tries
        while true {
            left -= 1
            var runner = ScenarioRunner(try makeSession(scenario), patience: patience)
            try runner.play(scenario)
            let isDone = runner.mistakes.isEmpty && isRight(runner.text)
            if isDone || left == 0 || !mayRepeat(scenario, after: runner) {
                state.withLock { $0.outcomes[scenario.name] = runner.outcomes }
                return runner
            }
        }
    }

    /// Whether the run has repeats left for a scenario, which then count.
    private func mayRepeat(_ scenario: Scenario, after runner: ScenarioRunner) -> Bool {
        let reason = runner.mistakes.first?.split(separator: "\n").first.map(String.init)
        let retry = Retry(
            scenario: scenario.name, steps: runner.outcomes.numbers { $0 == .wrong || $0 == .rightThoughMarked },
            reason: reason ?? "not as recorded")
        return state.withLock { state in
            guard state.retries.reduce(retry.count, { $0 + $1.count }) <= limit else { return false }
            state.retries.append(retry)
            return true
        }
    }

    /// The text that the run prints at its end: the sums, a line for each scenario with steps that are not right, and
    /// one for each repeat.
    var report: String {
        let state = state.withLock { $0 }
        let all = state.outcomes.values.flatMap { $0 }
        let sums = StepOutcome.allCases.map { outcome in "\(all.count { $0 == outcome }) \(outcome.rawValue)" }
        let repeated = state.retries.reduce(0) { $0 + $1.count }
        let scenarios = state.outcomes.sorted { $0.key < $1.key }.compactMap { name, outcomes -> String? in
            let parts = StepOutcome.allCases.filter { $0 != .right && outcomes.contains($0) }.map { outcome in
                "\(outcome.rawValue) " + outcomes.numbers { $0 == outcome }.map(String.init).joined(separator: ", ")
            }
            return parts.isEmpty ? nil : "  \(name): \(parts.joined(separator: "; "))"
        }
        let retries = state.retries.map { "  repeated \($0.scenario): \($0.reason)" }
        let head = "Scenario steps: \(sums.joined(separator: ", ")); \(repeated) repeated of at most \(limit)."
        return ([head] + scenarios + retries).joined(separator: "\n")
    }
}

extension [StepOutcome] {
    /// The numbers, from 1, of the steps with an outcome.
    fileprivate func numbers(where condition: (StepOutcome) -> Bool) -> [Int] {
        enumerated().filter { condition($0.element) }.map { $0.offset + 1 }
    }
}

/// Prints the report when the suite has run.
struct PrintsReport: SuiteTrait, TestTrait, TestScoping {
    var run: ScenarioRun

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { test.isSuite ? self : nil }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        defer { print(run.report) }
        try await function()
    }
}
