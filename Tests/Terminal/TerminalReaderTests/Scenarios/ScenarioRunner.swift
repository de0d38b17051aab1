import Foundation
import TerminalEmulator
import TerminalReader

/// A spoken item, in the format of the speech log.
struct AnnouncedItem: Equatable, CustomStringConvertible {
    /// "say", "char", "stop" or "sound".
    var kind: String
    var text: String

    var isText: Bool { kind == "say" || kind == "char" }
    var description: String { "\(kind): \(text)" }
}

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
    /// Reads new output, and waits for it for a maximum number of milliseconds. Returns whether there was any.
    func pump(milliseconds: Int32) -> Bool
}

/// The outcome of a step, in the order of reports.
enum StepOutcome: String, CaseIterable {
    case right
    case wrongAsMarked = "wrong as marked"
    case rightThoughMarked = "right but marked wrong"
    case wrong
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
            // Output that the program writes on its own may have been spoken before the check.
            let before = mistakes.count
            try play(step, name, from: number == 0 ? 0 : session.heard.count)
            switch (mistakes.count == before, step.wrong) {
            case (true, nil): outcomes.append(.right)
            case (true, let reason?):
                outcomes.append(.rightThoughMarked)
                mistakes.append("\(name): right, but marked wrong (\(reason)); remove the mark")
            case (false, nil): outcomes.append(.wrong)
            case (false, _?):
                outcomes.append(.wrongAsMarked)
                mistakes.removeSubrange(before...)
            }
        }
        check(all: session.heard, scenario)
    }

    private mutating func play(_ step: Scenario.Step, _ name: String, from start: Int) throws {
        try press(step)
        let patterns = try (step.hear ?? []).map(Self.pattern)
        // Waits until everything expected was spoken, and then for silence. A scenario that has failed waits for a
        // shorter time: it fails, or is played again.
        let limit = step.wrong != nil ? Self.patienceForWrong : mistakes.isEmpty ? patience : patience / 4
        let isWhole = wait(limit) { [session] in
            let text = Self.text(session.heard[start...])
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
        try check(step, heard, name)
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

    // MARK: Checks

    private static func pattern(_ text: String) throws -> Regex<AnyRegexOutput> {
        try Regex(text).ignoresCase().anchorsMatchLineEndings()
    }

    static func text(_ items: some Sequence<AnnouncedItem>) -> String {
        items.filter(\.isText).map(\.text).joined(separator: "\n")
    }

    private mutating func check(_ step: Scenario.Step, _ heard: [AnnouncedItem], _ name: String) throws {
        let text = Self.text(heard)
        func add(_ what: String) {
            mistakes.append("\(name): \(what)\nheard:\n\(heard.map { "  \($0)" }.joined(separator: "\n"))")
        }
        var from = text.startIndex
        for pattern in step.hear ?? [] {
            let found = try text[(step.inOrder == true ? from : text.startIndex)...].firstMatch(
                of: Self.pattern(pattern))
            guard let found else {
                add("\"\(pattern)\" was not heard\nshown:\n\(session.terminal.screen.text)")
                continue
            }
            from = found.range.upperBound
            if step.inOrder == true, try text[from...].firstMatch(of: Self.pattern(pattern)) != nil {
                add("\"\(pattern)\" was heard twice")
            }
        }
        for pattern in step.never ?? [] where try text.firstMatch(of: Self.pattern(pattern)) != nil {
            add("\"\(pattern)\" was heard")
        }
        if let shows = step.shows, !session.terminal.screen.text.contains(shows) {
            add("\"\(shows)\" was not shown but\n\(session.terminal.screen.text)")
        }
        let words = text.split(whereSeparator: \.isWhitespace).count
        if let most = step.mostWords, words > most { add("\(words) words were heard, not \(most) at most") }
        let utterances = heard.count(where: \.isText)
        if let most = step.mostUtterances, utterances > most {
            add("\(utterances) utterances were heard, not \(most) at most")
        }
    }

    /// Checks the rules of every scenario: no decoration, no controls, no secret.
    private mutating func check(all heard: [AnnouncedItem], _ scenario: Scenario) {
        for item in heard where item.isText {
            if let bad = item.text.unicodeScalars.first(where: Self.isDecoration) {
                mistakes.append("U+\(String(bad.value, radix: 16)) was spoken in \"\(item.text)\"")
            }
            if item.text.contains("qqq") { mistakes.append("line drawing was spoken as letters in \"\(item.text)\"") }
            if item.text.allSatisfy(\.isWhitespace) { mistakes.append("an empty utterance was spoken") }
        }
        if let secret = scenario.secret {
            let text = heard.map(\.text).joined()
            // Neither the secret nor a part of it, not even one letter at a time.
            let parts = zip(secret, secret.dropFirst()).map { "\($0)\($1)" }
            if parts.filter(text.contains).count > parts.count / 2 { mistakes.append("the secret was heard") }
        }
    }

    /// Characters that draw, and controls, which no synthesiser should get.
    private static func isDecoration(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00..<0x20, 0x7F..<0xA0, 0x2500...0x259F, 0x2800...0x28FF, 0xE000...0xF8FF, 0xF0000...0x10FFFF: true
        case 0x23AF, 0x23B8...0x23BD, 0x1FB00...0x1FBAF: true
        default: false
        }
    }
}
