import Foundation

/// Measures the time from a key until its speech reaches the speech queue, and whether anything else is spoken.
struct TerminalKeys {
    let folder: String
    let isQuick: Bool

    /// The kinds of keys that are timed.
    private enum Kind: String, CaseIterable {
        case letter = "typed letter"
        case review = "review command"
        case left = "cursor left"
        case menu = "menu, cursor"
        case inverse = "menu, inverse"
        case output = "new output"

        /// The limits of p50 and p99, in milliseconds.
        var limits: (p50: Double, p99: Double) {
            switch self {
            case .letter, .review: (0.35, 15)
            default: (2, 15)
            }
        }
    }

    /// A key, and the words that may be spoken for it: any of these.
    private struct Step {
        var key: String
        var expected: [[Substring]]

        init(_ key: String, _ expected: String...) {
            self.key = key
            self.expected = expected.map(Self.words)
        }

        static func words(_ text: String) -> [Substring] {
            text.lowercased().split { $0.isWhitespace || ",.:;".contains($0) }
        }

        /// Returns the other words that are spoken, or nil if none of the expected words is.
        func rest(_ text: String) -> [Substring]? {
            let words = Self.words(text)
            guard let range = expected.lazy.compactMap({ words.firstRange(of: $0) }).first else { return nil }
            return Array(words[..<range.lowerBound] + words[range.upperBound...])
        }
    }

    private struct Answers {
        var times: [Double] = []
        var clean = 0
        var steps = 0
        var started = true

        var figures: String {
            guard started else { return "does not start" }
            return times.isEmpty ? "-" : [50, 90, 99].map { times.percentile($0).short }.joined(separator: " / ")
        }
        var counts: String { started ? "\(times.count), \(clean) of \(steps)" : "" }
    }

    func run(_ readers: [MeasuredReader], _ table: TerminalTable, _ report: inout Report) throws {
        for kind in Kind.allCases {
            let answers = try readers.map { try measure(kind, $0) }
            let limits = kind.limits
            table.row(
                "\(kind.rawValue): ms, p50 / p90 / p99", limit: "\(limits.p50.short) / - / \(limits.p99.short)",
                answers.map(\.figures), report)
            table.row("  heard, heard alone", limit: "all, all", answers.map(\.counts), report)
            for (reader, answers) in zip(readers, answers) where reader.isEarshot {
                let steps = Double(max(1, answers.steps))
                report.check("\(kind.rawValue): heard", Double(answers.times.count), atLeast: steps, unit: "")
                report.check("\(kind.rawValue): heard alone", Double(answers.clean), atLeast: steps, unit: "")
                report.check("\(kind.rawValue), p50", answers.times.percentile(50), atMost: limits.p50, unit: "ms")
                report.check("\(kind.rawValue), p99", answers.times.percentile(99), atMost: limits.p99, unit: "ms")
            }
        }
    }

    private func measure(_ kind: Kind, _ reader: MeasuredReader) throws -> Answers {
        let log = folder + "/speech.log"
        let process = try reader.start(TerminalHelper.program.words(), log: log)
        var answers = Answers()
        guard process.wait(for: "$ ") else {
            answers.started = false
            return answers
        }
        process.watch(milliseconds: 500)
        if kind == .menu || kind == .inverse {
            _ = process.type(kind == .menu ? "C" : "R")
            process.watch(milliseconds: 300)
        }
        var steps: [(time: UInt64, step: Step)] = []
        let rounds = reader.isEarshot ? (isQuick ? 60 : 300) : (isQuick ? 30 : 100)
        for round in 0..<rounds {
            let step = step(kind, round, reader)
            // Keys that prepare a step are not timed.
            if (kind == .letter || kind == .left) && round % 60 == 0 {
                _ = process.type("\r")
                process.watch(milliseconds: 100)
                for letter in kind == .left ? String(repeating: "x", count: 62) : "" {
                    _ = process.type(String(letter))
                    process.watch(milliseconds: reader.isEarshot ? 4 : 20)
                }
                process.watch(milliseconds: 100)
            }
            steps.append((process.type(step.key), step))
            process.watch(milliseconds: 60)
        }
        process.watch(milliseconds: 200)
        let spoken = LoggedSpeech.read(log, reader.form).filter { $0.kind == .speech }
        answers.steps = steps.count
        for (index, (time, step)) in steps.enumerated() {
            // Output that prepares the next step is not speech of this one.
            let end = min(time + 60_000_000, index + 1 < steps.count ? steps[index + 1].time : .max)
            let said = spoken.filter { $0.time >= time && $0.time < end }
            guard let answer = said.first(where: { step.rest($0.text) != nil }) else { continue }
            answers.times.append(Double(answer.time - time) / 1e6)
            let rest = step.rest(said.map(\.text).joined(separator: " ")) ?? []
            if !rest.contains(where: { isForeign($0, kind) }) { answers.clean += 1 }
        }
        return answers
    }

    /// Whether a word is unexpected. The prompt after new output and an item's position are expected.
    private func isForeign(_ word: Substring, _ kind: Kind) -> Bool {
        switch kind {
        case .letter, .left, .review: true
        case .menu, .inverse: TerminalProgram.items.contains { $0.lowercased() == word }
        case .output: ["one", "another", "answer", "number", "program"].contains(word)
        }
    }

    private func step(_ kind: Kind, _ round: Int, _ reader: MeasuredReader) -> Step {
        switch kind {
        case .letter:
            let letter = String(Character(Unicode.Scalar(UInt8(97 + round * 7 % 26))))
            return Step(letter, letter)
        case .review where reader.isEarshot:
            // Up and down in turns.
            return round % 2 == 0 ? Step(reader.reviewKeys, "another line") : Step("\u{1B}[1;7B", "$")
        case .review: return Step(reader.reviewKeys, "$", "dollar")
        case .left: return Step("\u{1B}[D", "x")
        case .menu, .inverse:
            return Step("\u{1B}[B", TerminalProgram.items[(round + 1) % TerminalProgram.items.count])
        case .output: return Step("N", "answer number \(round + 1) of the program")
        }
    }
}
