import Foundation

/// Measures the cost of an idle session.
struct TerminalIdle {
    let folder: String
    let isQuick: Bool

    func run(
        _ readers: [MeasuredReader], speaking: MeasuredReader, _ table: TerminalTable, _ report: inout Report
    ) throws {
        let cells = try readers.map { try measure($0, "idle", mostWakeUps: 0, &report) }
        table.row("idle \(seconds) s: ticks, wake-ups", limit: "0, 0", cells, report)
        // libdispatch, on which speech runs, checks its threads once a second.
        let most = seconds + 1
        let voice = try measure(speaking, "idle with a voice", mostWakeUps: most, &report)
        table.row("  with a voice", limit: "0, \(most)", [voice], report)
    }

    private var seconds: Int { isQuick ? 2 : 10 }

    private func measure(_ reader: MeasuredReader, _ name: String, mostWakeUps: Int, _ report: inout Report) throws
        -> String
    {
        let log = folder + "/speech.log"
        let process = try reader.start(TerminalHelper.program.words(), log: log)
        _ = process.wait(for: "$ ")
        _ = process.type("a")
        // Speech and the cleanup after it take a while.
        process.watch(milliseconds: 5_000)
        let before = process.work
        process.watch(milliseconds: seconds * 1_000)
        let after = process.work
        var ticks = 0
        var wakeUps = 0
        for (thread, work) in after {
            ticks += work.ticks - (before[thread]?.ticks ?? 0)
            wakeUps += work.wakeUps - (before[thread]?.wakeUps ?? 0)
        }
        if reader.isEarshot {
            report.check("\(name): ticks of processor", Double(ticks), atMost: 0, unit: "")
            report.check("\(name): wake-ups", Double(wakeUps), atMost: Double(mostWakeUps), unit: "")
            // It must have been a session that works, before and after.
            let woken = after.values.reduce(0) { $0 + $1.wakeUps }
            report.check("\(name): work before", Double(woken), atLeast: 1, unit: "wake-ups")
            let key = process.type("b")
            process.watch(milliseconds: 300)
            let answers = LoggedSpeech.read(log, reader.form).count { $0.time >= key && $0.text == "b" }
            report.check("\(name): answers afterwards", Double(answers), atLeast: 1, unit: "")
        }
        return "\(ticks), \(wakeUps)"
    }
}
