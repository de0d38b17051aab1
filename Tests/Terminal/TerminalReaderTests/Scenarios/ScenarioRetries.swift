import Synchronization
import Testing

/// How often scenarios of a run were played again, which is recorded and has a limit for the whole run: a reader that
/// got worse must not hide behind a machine under load.
final class ScenarioRetries: Sendable {
    /// A scenario that did not go as it should, and how.
    struct Retry: Hashable {
        var name: String
        var mistakes: [String]
    }

    /// Those of this run: one for fifty steps of all scenarios.
    static let ofRun = ScenarioRetries(
        limit: ((try? Scenario.all()) ?? []).reduce(0) { $0 + $1.steps.count } / 50)

    /// How many retries a run has.
    let limit: Int
    private let list = Mutex<[Retry]>([])

    init(limit: Int) { self.limit = limit }

    /// The retries so far.
    var retries: [Retry] { list.withLock { $0 } }

    /// Asks for a retry, and records it. False when the run has none left.
    func ask(for name: String, _ mistakes: [String]) -> Bool {
        list.withLock { retries in
            guard retries.count < limit else { return false }
            retries.append(Retry(name: name, mistakes: mistakes))
            return true
        }
    }

    /// What the run prints at its end.
    var report: String {
        let retries = retries
        let lines = retries.map { retry in
            "  \(retry.name): \(retry.mistakes.first?.split(separator: "\n").first.map(String.init) ?? "not as recorded")"
        }
        return (["Scenarios were played again \(retries.count) of at most \(limit) times."] + lines)
            .joined(separator: "\n")
    }
}

/// Prints the retries when the suite has run.
struct PrintsRetries: SuiteTrait, TestTrait, TestScoping {
    var retries: ScenarioRetries

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { test.isSuite ? self : nil }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        defer { print(retries.report) }
        try await function()
    }
}

struct ScenarioRetryTests {
    @Test func `a run has so many retries and no more, and tells which they were`() {
        let retries = ScenarioRetries(limit: 2)
        let answers = ["one", "two", "three"].map { retries.ask(for: $0, ["\($0) was not heard\nshown: nothing"]) }
        #expect(answers == [true, true, false])
        #expect(
            retries.report == """
                Scenarios were played again 2 of at most 2 times.
                  one: one was not heard
                  two: two was not heard
                """)
    }

    @Test func `a run without retries says so`() {
        #expect(ScenarioRetries(limit: 5).report == "Scenarios were played again 0 of at most 5 times.")
    }
}
