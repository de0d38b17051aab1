import Foundation
import Testing

@testable import TerminalReader

/// The scenarios to record by the environment: names or files, separated by commas, or "all".
private let toRecord = ProcessInfo.processInfo.environment["EARSHOT_RECORD_PROGRAMS"]

/// Scenarios that are played from their recordings.
@Suite(.serialized) struct `Recorded scenarios` {
    private static let all = ((try? Scenario.all()) ?? []) + ((try? Scenario.others()) ?? [])

    /// Records the scenarios that the environment names, each until its recording is spoken as the session was.
    @Test(.enabled(if: toRecord != nil, "EARSHOT_RECORD_PROGRAMS names nothing to record"))
    func `record`() throws {
        let names = Set((toRecord ?? "").split(separator: ",").map(String.init))
        for scenario in Self.all where Scenario.absent.isDisjoint(with: scenario.allNeeds) {
            guard !names.isDisjoint(with: ["all", scenario.name, scenario.group ?? ""]) else { continue }
            print(try Self.record(scenario))
        }
    }

    private static func record(_ scenario: Scenario) throws -> String {
        var difference = ""
        for _ in 1...3 {
            let session = try LiveScenario(scenario, isRecorded: true)
            var runner = ScenarioRunner(session, patience: .seconds(5))
            try runner.play(scenario)
            let text = try session.recording()
            let replay = ScenarioReplay(scenario: scenario, cast: try Cast(text))
            let mistakes = try replay.mistakes { CastSpeech($0).lines }
            let wrong = zip(mistakes, runner.outcomes).enumerated().filter { _, step in
                step.0.map { $0.isEmpty != (step.1 == .right || step.1 == .rightThoughMarked) } ?? false
            }.map { "\($0.offset + 1)" }
            guard !wrong.isEmpty || !runner.mistakes.isEmpty else {
                let file = ScenarioRecordings.file(scenario)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
                return "recorded \(scenario.name)"
            }
            let heading = runner.mistakes.first?.prefix { $0 != "\n" } ?? "steps \(wrong.joined(separator: ", "))"
            difference = "\(heading)\(runner.mistakes.isEmpty ? " differ from the recording" : "")"
        }
        return "not recorded \(scenario.name): \(difference)"
    }

    @Test func `are spoken as their scenarios say`() throws {
        var count = StepCount()
        for scenario in Self.all {
            guard let replay = try ScenarioRecordings.replay(scenario) else { continue }
            let mistakes = try replay.mistakes { CastSpeech($0).lines }
            count.count(mistakes)
            for (index, pair) in zip(mistakes, scenario.steps).enumerated() where pair.0 != nil {
                let isRight = pair.0?.isEmpty == true
                let name = "\(scenario.name), step \(index + 1)"
                #expect(isRight == (pair.1.wrong == nil), "\(name): \(pair.0?.first ?? "right")")
            }
        }
        print("Recorded steps: \(count) right")
        #expect(count.all > 80)
    }
}
