import Foundation
import TerminalEmulator
import TerminalReader

/// A session as the suite drives it.
protocol ScenarioSession: AnyObject {
    /// The screen of the user's terminal.
    var terminal: Terminal { get }
    /// All speech so far.
    var heard: [AnnouncedItem] { get }
    /// Whether the session has ended.
    var isOver: Bool { get }
    /// Presses keys.
    func press(_ bytes: [UInt8])
    /// A step begins, by its number from 1.
    func began(step: Int)
    /// Reads new output, and waits for it for a maximum number of milliseconds. Returns whether there was any.
    func pump(milliseconds: Int32) -> Bool
}

extension ScenarioSession {
    func began(step: Int) {}
}

/// Plays a scenario and reports deviations.
struct ScenarioRunner {
    /// The time limit of each expectation.
    let patience: Duration
    /// The time that a program must be quiet before its answer to a key counts as complete.
    static let quiet = Duration.milliseconds(70)
    /// The time limit for a text that is known not to be spoken.
    static let patienceForWrong = Duration.seconds(1)
    /// The longest pause between two keys.
    static let pace = Duration.milliseconds(40)

    let session: any ScenarioSession
    private(set) var mistakes: [String] = []
    /// The outcome of each step.
    private(set) var outcomes: [StepOutcome] = []
    /// All steps and speech.
    private(set) var transcript: [String] = []

    /// The transcript as a file has it.
    var text: String { transcript.joined(separator: "\n") + "\n" }

    init(_ session: any ScenarioSession, patience: Duration = .seconds(20)) {
        self.session = session
        self.patience = patience
    }

    mutating func play(_ scenario: Scenario) throws {
        for (number, step) in scenario.steps.enumerated() {
            let name = "step \(number + 1)" + (step.does.map { " (\($0))" } ?? "")
            session.began(step: number + 1)
            // Output that the program writes on its own may have been spoken before the check.
            let before = mistakes.count
            try play(step, name, from: number == 0 ? 0 : session.heard.count)
            let outcome = StepOutcome(isRight: mistakes.count == before, isMarked: step.wrong != nil)
            outcomes.append(outcome)
            if outcome == .rightThoughMarked {
                mistakes.append("\(name): right, but marked wrong (\(step.wrong ?? "")); remove the mark")
            } else if outcome == .wrongAsMarked {
                mistakes.removeSubrange(before...)
            }
        }
        mistakes += scenario.mistakes(inAll: session.heard)
    }

    private mutating func play(_ step: Scenario.Step, _ name: String, from start: Int) throws {
        try press(step)
        let patterns = try (step.hear ?? []).map(Scenario.pattern)
        // Waits until everything expected was spoken, and then for silence. A scenario that has failed waits for a
        // shorter time: it fails, or is played again.
        let limit = step.wrong != nil ? Self.patienceForWrong : mistakes.isEmpty ? patience : patience / 4
        let isWhole = wait(limit) { [session] in
            let text = session.heard[start...].spokenText
            return (step.shows.map(session.terminal.screen.text.contains) ?? true)
                && patterns.allSatisfy { text.firstMatch(of: $0) != nil }
        }
        if isWhole {
            settle(Self.quiet)
            if let seconds = step.listen { _ = wait(.milliseconds(Int(seconds * 1_000))) { false } }
        }
        let heard = Array(session.heard[start...])
        transcript.append("> \(step.does ?? step.keys ?? "wait")")
        transcript += heard.filter { $0.kind != "stop" }.map(\.description)
        let shown = session.terminal.screen.text
        mistakes += try step.mistakes(heard, shown: shown).map { "\(name): \($0)" }
    }

    private mutating func press(_ step: Scenario.Step) throws {
        let keys = try KeyNames.bytes(step.keys ?? "", in: session.terminal)
        if step.atOnce == true {
            session.press(keys.flatMap { $0 })
            return
        }
        for (index, key) in keys.enumerated() {
            session.press(key)
            guard index < keys.count - 1 else { return }
            // Types as fast as a person who waits for the answer to each key; programs that do not answer get a moment.
            let count = session.heard.filter(\.isText).count
            _ = wait(Self.pace) { [session] in session.heard.filter(\.isText).count > count }
        }
    }

    // MARK: Waiting

    private func wait(_ limit: Duration, until isSo: () -> Bool) -> Bool {
        let end = ContinuousClock.now + limit
        while !isSo() {
            guard ContinuousClock.now < end else { return false }
            // A program that has ended produces no more speech.
            if !session.pump(milliseconds: 5), session.isOver { return isSo() }
        }
        return true
    }

    /// Waits until neither program nor speech has moved for a while.
    private func settle(_ quiet: Duration) {
        let end = ContinuousClock.now + patience
        var last = ContinuousClock.now
        var count = session.heard.count
        // An animated program never gets quiet: then only speech counts.
        let patience = ContinuousClock.now + .milliseconds(600)
        while ContinuousClock.now < end, ContinuousClock.now - last < quiet {
            let moved = session.pump(milliseconds: 5)
            if session.heard.count != count || moved && ContinuousClock.now < patience {
                count = session.heard.count
                last = .now
            }
            if session.isOver, !moved { return }
        }
    }
}
