import Foundation

/// Measures `earshot run` through its own pseudo-terminal, and other screen readers for terminals on the same programs.
/// `terminal.sh` sets the variables that locate them.
struct TerminalBenchmarks {
    let isQuick: Bool
    private let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-terminal-\(getpid())").path

    func run(_ report: inout Report) throws {
        guard let earshot = ProcessInfo.processInfo.environment["EARSHOT"] else {
            report.miss("the terminal: EARSHOT does not name the tool; run terminal.sh")
            return
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let readers = [MeasuredReader.earshot(earshot)] + (try TerminalPeers(folder: folder).present())
        let table = TerminalTable(readers: readers.map(\.name))
        table.begin(report)
        try TerminalKeys(folder: folder, isQuick: isQuick).run(readers, table, &report)
        firstSound(table, &report)
        try TerminalFloods(folder: folder, isQuick: isQuick).run(readers, table, &report)
        let speaking = MeasuredReader.earshot(earshot, hasVoice: true)
        try TerminalIdle(folder: folder, isQuick: isQuick).run(readers, speaking: speaking, table, &report)
    }

    private func firstSound(_ table: TerminalTable, _ report: inout Report) {
        let rounds = isQuick ? 40 : 200
        // Without a synthesizer there is no sound.
        let times = (try? TerminalFirstSound.times(rounds: rounds)) ?? []
        table.row(
            "first sample of a letter: ms", limit: "3.00 / - / -",
            [times.isEmpty ? "-" : [50, 90, 99].map { times.percentile($0).short }.joined(separator: " / ")], report)
        report.check("first sample: letters heard", Double(times.count), atLeast: Double(rounds) * 0.9, unit: "")
        report.check("key to first sample, p50", times.percentile(50), atMost: 3, unit: "ms")
    }
}
