import Foundation
import TerminalEmulator
import Testing

/// A session that speaks its keys, or nothing while it is silent.
private final class EchoSession: ScenarioSession {
    let terminal = Terminal(size: Size(rows: 2, columns: 10))
    let isOver = true
    private(set) var heard: [AnnouncedItem] = []
    private let isSilent: Bool

    init(isSilent: Bool) { self.isSilent = isSilent }

    func press(_ bytes: [UInt8]) {
        if !isSilent { heard.append(AnnouncedItem(kind: "say", text: String(decoding: bytes, as: UTF8.self))) }
    }

    func pump(milliseconds: Int32) -> Bool { false }
}

struct ScenarioRunTests {
    private func scenario(_ name: String, _ steps: String) throws -> Scenario {
        try JSONDecoder().decode(
            Scenario.self, from: Data(#"{"name": "\#(name)", "run": [], "steps": [\#(steps)]}"#.utf8))
    }

    /// Plays a scenario whose program is silent for its first sessions.
    private func play(
        _ scenario: Scenario, in run: ScenarioRun, silent: Int = 0, tries: Int = 3
    ) throws -> [String] {
        var sessions = 0
        return try run.play(scenario, tries: tries) { _ in
            sessions += 1
            return EchoSession(isSilent: sessions <= silent)
        }.mistakes.map { String($0.prefix { $0 != "\n" }) }
    }

    @Test func `a step that is marked wrong and fails passes, and one that is right fails the run`() throws {
        let run = ScenarioRun(steps: 0)
        let steps = """
            {"keys": "a", "hear": ["a"]}, {"keys": "b", "hear": ["c"], "wrong": "says b"},
            {"does": "the third", "keys": "d", "hear": ["d"], "wrong": "says nothing"}, {"keys": "e", "hear": ["f"]}
            """
        #expect(
            try play(scenario("echo", steps), in: run) == [
                "step 3 (the third): right, but marked wrong (says nothing); remove the mark",
                "step 4: \"f\" was not heard",
            ])
        #expect(
            run.report == """
                Scenario steps: 1 right, 1 wrong as marked, 1 right but marked wrong, 1 wrong; 0 repeated of at most 0.
                  echo: wrong as marked 2; right but marked wrong 3; wrong 4
                """)
    }

    @Test func `each step that fails counts as repeated, not only its scenario`() throws {
        let run = ScenarioRun(steps: 300)
        let two = try scenario("two", #"{"keys": "a", "hear": ["a"]}, {"keys": "b", "hear": ["b"]}"#)
        #expect(try play(two, in: run, silent: 1).isEmpty)
        #expect(
            run.report == """
                Scenario steps: 2 right, 0 wrong as marked, 0 right but marked wrong, 0 wrong; 2 repeated of at most 3.
                  repeated two: step 1: "a" was not heard
                """)
        // One of its two repeats would be over the limit.
        #expect(try play(two, in: run, silent: 1).count == 2)
        #expect(run.report.contains("2 wrong; 2 repeated of at most 3."))
    }

    @Test func `a run whose repeats are more than 1 % of its steps fails`() throws {
        let one = try scenario("one", #"{"keys": "a", "hear": ["a"]}"#)
        #expect(try play(one, in: ScenarioRun(steps: 100), silent: 1).isEmpty)
        #expect(try play(one, in: ScenarioRun(steps: 99), silent: 1) == ["step 1: \"a\" was not heard"])
        #expect(try play(one, in: ScenarioRun(steps: 200), silent: 2).isEmpty)
        #expect(try play(one, in: ScenarioRun(steps: 199), silent: 2) == ["step 1: \"a\" was not heard"])
    }

    @Test func `a scenario is played a limited number of times`() throws {
        let one = try scenario("one", #"{"keys": "a", "hear": ["a"]}"#)
        let run = ScenarioRun(steps: 1_000)
        #expect(try play(one, in: run, silent: 5, tries: 2) == ["step 1: \"a\" was not heard"])
        #expect(run.report.contains("1 wrong; 1 repeated of at most 10."))
    }
}
