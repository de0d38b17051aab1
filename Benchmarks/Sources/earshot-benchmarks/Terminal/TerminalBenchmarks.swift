import Foundation
import TerminalEmulator
import TerminalReader

/// A screen reader that can be measured.
struct MeasuredReader {
    var name: String
    /// The words that run it with a program in it, given the program's words and the file for what it says.
    var words: (_ program: [String], _ log: String) -> [String]
    var environment: [String: String]
    /// The keys of the command that reads a line again.
    var reviewKeys: String
    var isEarshot: Bool { name == "earshot" }
}

/// Measures `earshot run` through a pseudo-terminal of its own, beside other screen readers for terminals, on the same
/// program. The environment tells where they are: `terminal.sh` sets it.
struct TerminalBenchmarks {
    let isQuick: Bool
    private let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-terminal-\(getpid())").path

    func run(_ report: inout Report) throws {
        guard let earshot = ProcessInfo.processInfo.environment["EARSHOT"] else {
            print("\nThe terminal is left out: set EARSHOT to the tool, or run terminal.sh.")
            return
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let own = MeasuredReader(
            name: "earshot",
            words: { program, log in [earshot, "run", "--silent", "--speech-log", log, "--"] + program },
            environment: Self.environment, reviewKeys: "\u{1B}[1;7A")
        let readers = [own] + peers()
        report.header("Key to speech queue, milliseconds", ["what", "p50", "p90", "p99", "worst", "heard"])
        let only = CommandLine.arguments.contains("--floods")
        for kind in only ? [] : KeyKind.allCases {
            for reader in readers { try time(kind, reader, &report) }
        }
        if let voice = try TerminalFirstSound.times(rounds: isQuick ? 40 : 200) {
            report.header("Key to first sample on a null sink, milliseconds", ["what", "p50", "p90", "p99", "worst"])
            report.row(["typed letter"] + [50, 90, 99, 100].map { voice.percentile($0).short })
            report.check("key to first sample, p50", voice.percentile(50), atMost: 3, unit: "ms")
        } else {
            print("No synthesizer (EARSHOT_SYNTHESIZER): key to first sound was not measured.")
        }
        try TerminalFloods(folder: folder, isQuick: isQuick).run(readers, &report)
        try idle(own, &report)
    }

    static let environment = [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent",
        "SHELL": "/bin/sh",
    ]

    /// The other screen readers that are installed. What they say goes to a helper that notes the time.
    private func peers() -> [MeasuredReader] {
        guard let yasr = ProcessInfo.processInfo.environment["YASR"] else {
            print("\nyasr is not installed: its figures are left out.")
            return []
        }
        guard let shipped = try? String(contentsOfFile: "/etc/yasr/yasr.conf", encoding: .utf8) else {
            print("\nyasr has no configuration: its figures are left out.")
            return []
        }
        let home = folder
        let own = getpid()
        var environment = Self.environment
        environment["HOME"] = home
        let words = { (program: [String], log: String) in
            let script = home + "/server"
            let stamp = "#!/bin/sh\nexec /proc/\(own)/exe \(TerminalHelper.stamp.rawValue) \(log)\n"
            try? stamp.write(toFile: script, atomically: true, encoding: .utf8)
            chmod(script, 0o700)
            let changes = ["synthesizer=": "emacspeak server", "synthesizer port=": "|\(script)", "key echo=": "keys"]
            let lines = shipped.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                changes.first { line.hasPrefix($0.key) }.map { $0.key + $0.value } ?? String(line)
            }
            try? lines.joined(separator: "\n").write(toFile: home + "/.yasr.conf", atomically: true, encoding: .utf8)
            return [yasr] + program
        }
        return [MeasuredReader(name: "yasr", words: words, environment: environment, reviewKeys: "\u{1B}l")]
    }

    // MARK: Keys

    /// What is timed.
    private enum KeyKind: String, CaseIterable {
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

    private func time(_ kind: KeyKind, _ reader: MeasuredReader, _ report: inout Report) throws {
        let log = folder + "/speech.log"
        let process = try TerminalReaderProcess(
            reader.words(TerminalHelper.program.words(), log), environment: reader.environment, log: log)
        let name = reader.isEarshot ? kind.rawValue : "  \(reader.name)"
        guard process.wait(for: "$ ") else { return report.row([name, "no start"]) }
        process.watch(milliseconds: 300)
        if kind == .menu || kind == .inverse {
            _ = process.type(kind == .menu ? "C" : "R")
            process.watch(milliseconds: 300)
        }
        var keys: [(time: UInt64, expected: String)] = []
        for round in 0..<(isQuick ? 60 : 300) {
            let (key, expected) = step(kind, round, reader)
            // What prepares a step is not timed.
            if (kind == .letter || kind == .left) && round % 60 == 0 {
                _ = process.type("\r")
                process.watch(milliseconds: 60)
                for letter in kind == .left ? String(repeating: "x", count: 62) : "" {
                    _ = process.type(String(letter))
                    process.watch(milliseconds: 4)
                }
                process.watch(milliseconds: 60)
            }
            keys.append((process.type(key), expected))
            process.watch(milliseconds: 60)
        }
        process.watch(milliseconds: 200)
        let spoken = LoggedSpeech.read(log).filter(\.isSpoken)
        var times: [Double] = []
        for (index, key) in keys.enumerated() {
            let end = index + 1 < keys.count ? keys[index + 1].time : .max
            let answer = spoken.first {
                $0.time >= key.time && $0.time < end && $0.text.lowercased().contains(key.expected.lowercased())
            }
            if let answer { times.append(Double(answer.time - key.time) / 1e6) }
        }
        let figures =
            times.isEmpty ? Array(repeating: "-", count: 4) : [50, 90, 99, 100].map { times.percentile($0).short }
        report.row([name] + figures + ["\(times.count) of \(keys.count)"])
        guard reader.isEarshot else { return }
        report.check("\(kind.rawValue): answers heard", Double(times.count), atLeast: Double(keys.count), unit: "")
        report.check("\(kind.rawValue), p50", times.percentile(50), atMost: kind.limits.p50, unit: "ms")
        report.check("\(kind.rawValue), p99", times.percentile(99), atMost: kind.limits.p99, unit: "ms")
    }

    private func step(_ kind: KeyKind, _ round: Int, _ reader: MeasuredReader) -> (key: String, expected: String) {
        switch kind {
        case .letter:
            let letter = String(Character(Unicode.Scalar(UInt8(97 + round * 7 % 26))))
            return (letter, letter)
        case .review where reader.isEarshot:
            // Up and down in turns.
            return round % 2 == 0 ? (reader.reviewKeys, "another line") : ("\u{1B}[1;7B", "$")
        case .review: return (reader.reviewKeys, "$")
        case .left: return ("\u{1B}[D", "x")
        case .menu, .inverse:
            return ("\u{1B}[B", TerminalProgram.items[(round + 1) % TerminalProgram.items.count])
        case .output: return ("N", "answer number \(round + 1) of the program")
        }
    }

    // MARK: Nothing

    private func idle(_ reader: MeasuredReader, _ report: inout Report) throws {
        let log = folder + "/speech.log"
        let process = try TerminalReaderProcess(
            reader.words(TerminalHelper.program.words(), log), environment: reader.environment, log: log)
        _ = process.wait(for: "$ ")
        process.watch(milliseconds: 1_500)
        let before = process.work
        process.watch(milliseconds: isQuick ? 3_000 : 10_000)
        let after = process.work
        report.header("An idle session", ["seconds of processor", "wake-ups"])
        report.row([(after.seconds - before.seconds).short, "\(after.wakeUps - before.wakeUps)"])
        report.check("idle: wake-ups", Double(after.wakeUps - before.wakeUps), atMost: 0, unit: "")
    }
}
