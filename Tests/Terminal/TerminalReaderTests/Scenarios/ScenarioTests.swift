import Foundation
import TestSupport
import Testing

extension ScenarioRun {
    /// The run of the scenarios in `Kinds` and of the hour.
    static let ofKinds: ScenarioRun = ScenarioRun(of: `Real programs`.runnable)
}

// One session at a time: signals belong to the whole process.
@Suite(.serialized, PrintsReport(run: .ofKinds)) struct `Real programs` {
    private static let all = try? Scenario.all()
    static let runnable = (all ?? []).filter { Scenario.absent.isDisjoint(with: $0.allNeeds) }
    static let left = (all ?? []).filter { !Scenario.absent.isDisjoint(with: $0.allNeeds) }.map(\.name)
    /// Modules of Python come from its own registry and may be absent anywhere.
    static let absent = Scenario.absent.filter { name in
        !name.hasPrefix("python3-") && (all ?? []).contains { $0.allNeeds.contains(name) }
    }.sorted()

    @Test(arguments: runnable)
    func `are spoken as their scenario says`(_ scenario: Scenario) throws {
        let runner = try ScenarioRun.ofKinds.play(scenario, tries: 4)
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
    func `a working hour in tmux is spoken step by step, each once`() throws {
        let file = LiveScenario.suite.appending(path: "Hour/hour.json")
        let scenario = try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: file))
        let name = "terminal/working-hour.speech.txt"
        let recorded = try? String(
            contentsOf: PackageFolders.expectations.appending(path: name), encoding: .utf8)
        let runner = try ScenarioRun.ofKinds.play(scenario, tries: 4, isRight: { $0 == recorded })
        for mistake in runner.mistakes { Issue.record("\(mistake)") }
        try expectMatches(recorded: name, actual: runner.text)
    }
}
