import Foundation
import TestSupport
import Testing

// One session at a time: signals belong to the whole process.
@Suite(.serialized) struct `Real programs` {
    private static let all = try? Scenario.all()
    static let runnable = (all ?? []).filter { Scenario.absent.isDisjoint(with: $0.allNeeds) }
    static let left = (all ?? []).filter { !Scenario.absent.isDisjoint(with: $0.allNeeds) }.map(\.name)
    /// Modules of Python come from its own registry and may be absent anywhere.
    static let absent = Scenario.absent.filter { !$0.hasPrefix("python3-") }.sorted()

    @Test(arguments: runnable)
    func `are heard as their scenario says`(_ scenario: Scenario) throws {
        var runner = ScenarioRunner(try LiveScenario(scenario))
        try runner.play(scenario)
        for mistake in runner.mistakes { Issue.record("\(scenario.name): \(mistake)") }
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
        var runner = ScenarioRunner(try LiveScenario(scenario))
        try runner.play(scenario)
        for mistake in runner.mistakes { Issue.record("\(mistake)") }
        try expectMatches(
            recorded: "terminal/working-hour.speech.txt", actual: runner.transcript.joined(separator: "\n") + "\n")
    }
}
