import Foundation
import Testing

// One session at a time: signals belong to the whole process.
@Suite(.serialized) struct `Real programs` {
    @Test(arguments: try Scenario.all())
    func `are heard as their scenario says`(_ scenario: Scenario) throws {
        let missing = scenario.missing
        guard missing.isEmpty else {
            // The machines of continuous integration have them all.
            withKnownIssue("\(missing.joined(separator: ", ")) is not installed") { Issue.record("skipped") }
            return
        }
        var runner = ScenarioRunner(try LiveScenario(scenario))
        try runner.play(scenario)
        for mistake in runner.mistakes {
            Issue.record("\(scenario.name): \(mistake)")
        }
    }
}
