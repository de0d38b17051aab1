import Foundation
import TestSupport
import Testing

// One session at a time: signals belong to the whole process.
@Suite(.serialized, PrintsRetries(retries: .ofRun)) struct `Real programs` {
    private static let all = try? Scenario.all()
    static let runnable = (all ?? []).filter { Scenario.absent.isDisjoint(with: $0.allNeeds) }
    static let left = (all ?? []).filter { !Scenario.absent.isDisjoint(with: $0.allNeeds) }.map(\.name)
    /// Modules of Python come from its own registry and may be absent anywhere.
    static let absent = Scenario.absent.filter { name in
        !name.hasPrefix("python3-") && (all ?? []).contains { $0.allNeeds.contains(name) }
    }.sorted()

    /// Plays a scenario until it goes as it should, four times at most and as long as the run has retries left: on a
    /// machine under load the pause between two halves of a frame may be longer than any that a reader can wait for
    /// before it speaks.
    private static func play(
        _ scenario: Scenario, isRight: (_ transcript: String) -> Bool = { _ in true }
    ) throws -> ScenarioRunner {
        var tries = 0
        while true {
            tries += 1
            var runner = ScenarioRunner(try LiveScenario(scenario))
            try runner.play(scenario)
            if runner.mistakes.isEmpty, isRight(runner.text) { return runner }
            guard tries < 4, ScenarioRetries.ofRun.ask(for: scenario.name, runner.mistakes) else { return runner }
        }
    }

    @Test(arguments: runnable)
    func `are heard as their scenario says`(_ scenario: Scenario) throws {
        for mistake in try Self.play(scenario).mistakes { Issue.record("\(scenario.name): \(mistake)") }
    }

    @Test(
        .disabled(
            if: !absent.isEmpty, "not installed: \(absent.joined(separator: ", ")), which leaves out \(left)"))
    func `are all there, and so are their scenarios`() throws {
        #expect(try Scenario.all().count > 100)
        #expect(Self.runnable.count > 90)
    }

    @Test(.enabled(if: ["tmux", "vim", "git", "less", "dialog"].allSatisfy(isInstalled), "not all are installed"))
    func `a working hour in tmux is heard step by step, each once`() throws {
        let file = LiveScenario.suite.appending(path: "Hour/hour.json")
        let scenario = try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: file))
        let name = "terminal/working-hour.speech.txt"
        let recorded = try? String(
            contentsOf: PackageFolders.expectations.appending(path: name), encoding: .utf8)
        let runner = try Self.play(scenario) { $0 == recorded }
        for mistake in runner.mistakes { Issue.record("\(mistake)") }
        try expectMatches(recorded: name, actual: runner.text)
    }
}
