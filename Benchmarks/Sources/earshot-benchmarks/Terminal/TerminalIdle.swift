import Foundation

/// Measures what a session costs in which nothing happens.
struct TerminalIdle {
    let folder: String
    let isQuick: Bool

    func run(_ readers: [MeasuredReader], _ table: TerminalTable, _ report: inout Report) throws {
        let seconds = isQuick ? 2 : 10
        var cells: [String] = []
        for reader in readers {
            let log = folder + "/speech.log"
            let process = try reader.start(TerminalHelper.program.words(), log: log)
            _ = process.wait(for: "$ ")
            _ = process.type("a")
            process.watch(milliseconds: 2_000)
            let before = process.work
            process.watch(milliseconds: seconds * 1_000)
            let after = process.work
            let ticks = after.ticks - before.ticks
            let wakeUps = after.wakeUps - before.wakeUps
            cells.append("\(ticks), \(wakeUps)")
            guard reader.isEarshot else { continue }
            report.check("idle: ticks of processor", Double(ticks), atMost: 0, unit: "")
            report.check("idle: wake-ups", Double(wakeUps), atMost: 0, unit: "")
            // It must have been a session that works, before and after.
            report.check("idle: work before", Double(before.wakeUps), atLeast: 1, unit: "wake-ups")
            let key = process.type("b")
            process.watch(milliseconds: 300)
            let answers = LoggedSpeech.read(log, reader.form).count { $0.time >= key && $0.text == "b" }
            report.check("idle: answers afterwards", Double(answers), atLeast: 1, unit: "")
        }
        table.row("idle \(seconds) s: ticks, wake-ups", limit: "0, 0", cells, report)
    }
}
