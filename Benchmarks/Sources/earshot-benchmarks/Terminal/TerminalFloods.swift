import Foundation

/// Measures much output through the readers, compared with the bare pseudo-terminal and a relay that only copies.
struct TerminalFloods {
    let folder: String
    let isQuick: Bool

    private var log: String { folder + "/speech.log" }
    private var megabytes: Int { isQuick ? 10 : 50 }
    /// The time limit of a flood, in seconds.
    private var seconds: Int { isQuick ? 6 : 20 }

    func run(_ readers: [MeasuredReader], _ table: TerminalTable, _ report: inout Report) throws {
        for output in [TerminalOutput.plain, .mixed] {
            let file = folder + "/\(output.rawValue)"
            try Data(output.bytes(count: megabytes << 20)).write(to: URL(filePath: file))
            // Three times, to measure memory after the scrollback has long been full.
            let script =
                "stty raw -echo; printf ready; for i in 1 2 3; do read x; cat \(file); printf 'the end of flood '$i; done; read y"
            try flood(output, ["sh", "-c", script], readers, table, &report)
        }
        try keys(readers, table, &report)
    }

    // MARK: Throughput

    private struct Figures {
        /// Megabytes in a second.
        var rate = 0.0
        /// The part of the output that came through.
        var ended = Ending.whole
        var utterances = 0
        /// The bytes held after the second flood, after the third, and at most.
        var memory = (second: 0, third: 0, most: 0)

        enum Ending { case whole, stopped, gone }
    }

    private func flood(
        _ output: TerminalOutput, _ program: [String], _ readers: [MeasuredReader], _ table: TerminalTable,
        _ report: inout Report
    ) throws {
        let environment = MeasuredReader.plainEnvironment
        var bare = 0.0
        var relay = 0.0
        var figures: [Figures] = readers.map { _ in Figures() }
        // In turns, so that a disturbance meets all.
        for round in 0..<3 {
            bare = max(bare, try pass(program, environment).rate)
            relay = max(relay, try pass(TerminalHelper.relay.words(program), environment).rate)
            for (index, reader) in readers.enumerated() where reader.isEarshot || round == 0 {
                let new = try pass(
                    try reader.words(program, log), reader.environment, reader.form, repeats: reader.isEarshot)
                if round == 0 || new.rate > figures[index].rate { figures[index] = new }
            }
        }
        let name = "\(megabytes) MB \(output.rawValue)"
        table.row("\(name): bare, MB/s", [bare.short], report)
        table.row("  a relay that only copies, MB/s", ["\(relay.short), \((relay / bare).short) of bare"], report)
        table.row(
            "  through the reader, MB/s", limit: "0.50 of bare",
            figures.map { figures in
                let rate = figures.rate.short
                return switch figures.ended {
                case .whole: "\(rate), \((figures.rate / bare).short) of bare"
                case .stopped: "\(rate), not done in \(seconds) s"
                case .gone: "\(rate), then ended"
                }
            }, report)
        table.row("  utterances", limit: "30", figures.map { "\($0.utterances)" }, report)
        table.row(
            "  MB held at most", limit: "60.0", figures.map { (Double($0.memory.most) / 1e6).short }, report)
        for (reader, figures) in zip(readers, figures) where reader.isEarshot {
            let name = "flood, \(output.rawValue)"
            if figures.ended != .whole { report.miss("\(name): it does not come to its end") }
            report.check("\(name): of the bare rate", figures.rate / bare, atLeast: 0.5, unit: "")
            report.check("\(name): utterances", Double(figures.utterances), atMost: 30, unit: "")
            // No speech at all would be no answer either.
            report.check("\(name): utterances", Double(figures.utterances), atLeast: 1, unit: "")
            report.check("\(name): memory", Double(figures.memory.most) / 1e6, atMost: 60, unit: "MB")
            report.check("\(name): memory", Double(figures.memory.second) / 1e6, atLeast: 1, unit: "MB")
            let growth = Double(figures.memory.third - figures.memory.second) / 1e6
            report.check("\(name): memory gained by the third", growth, atMost: 2, unit: "MB")
        }
    }

    private func pass(
        _ words: [String], _ environment: [String: String], _ form: LoggedSpeech.Form = .earshot,
        repeats: Bool = false
    ) throws -> Figures {
        let process = try TerminalReaderProcess(words, environment: environment, log: log)
        _ = process.wait(for: "ready")
        process.watch(milliseconds: 300)
        var figures = Figures()
        let before = process.shown
        let start = process.type("\n")
        let isWhole = process.wait(for: "the end of flood 1", seconds: seconds)
        let time = Double(MonotonicClock.now - start) / 1e9
        figures.rate = Double(process.shown - before) / 1e6 / time
        guard isWhole else {
            figures.ended = process.isGone ? .gone : .stopped
            figures.utterances = utterances(since: start, form)
            figures.memory.most = process.residentBytes.most
            return figures
        }
        process.watch(milliseconds: 1_000)
        figures.utterances = utterances(since: start, form)
        figures.memory.most = process.residentBytes.most
        for flood in 2...3 where repeats {
            _ = process.type("\n")
            guard process.wait(for: "the end of flood \(flood)", seconds: seconds) else { break }
            process.watch(milliseconds: 500)
            figures.memory.second = figures.memory.third
            (figures.memory.third, figures.memory.most) = process.residentBytes
        }
        return figures
    }

    private func utterances(since start: UInt64, _ form: LoggedSpeech.Form) -> Int {
        LoggedSpeech.read(log, form).count { $0.time >= start && $0.kind == .speech }
    }

    // MARK: Keys

    /// Presses a key during endless output, and measures when speech stops and that nothing is spoken afterwards.
    private func keys(_ readers: [MeasuredReader], _ table: TerminalTable, _ report: inout Report) throws {
        var rows: (times: [String], after: [String]) = ([], [])
        for reader in readers {
            let rounds = reader.isEarshot && !isQuick ? 10 : 3
            var times: [Double] = []
            var afterwards = 0
            var flowed = 0
            for _ in 0..<rounds {
                let process = try reader.start(
                    ["sh", "-c", "stty raw -echo; printf ready; read x; exec yes a line of the flood"], log: log)
                _ = process.wait(for: "ready")
                process.watch(milliseconds: 300)
                let start = process.type("\n")
                process.watch(milliseconds: 1_000)
                let shown = process.shown
                let key = process.type("x")
                process.watch(milliseconds: 800)
                let entries: [LoggedSpeech] = LoggedSpeech.read(log, reader.form).filter { $0.time >= start }
                let later = entries.filter { $0.time >= key }
                let stop = later.first { $0.kind == .stop }
                if let stop { times.append(Double(stop.time - key) / 1e6) }
                afterwards += later.count { $0.isHeard && $0.time >= stop?.time ?? key }
                // The output must have been a flood that was spoken and that continued after the key.
                let wasHeard = entries.prefix(entries.count - later.count).contains(where: \.isHeard)
                if wasHeard, shown > 100_000, process.shown > shown + 100_000 { flowed += 1 }
            }
            let figures =
                times.isEmpty
                ? "none in 800 ms" : [50, 100].map { times.percentile($0).short }.joined(separator: " / ")
            rows.times.append(figures)
            rows.after.append("\(afterwards)")
            guard reader.isEarshot else { continue }
            report.check("flood: floods in which a key was pressed", Double(flowed), atLeast: Double(rounds), unit: "")
            report.check("flood: keys answered", Double(times.count), atLeast: Double(rounds), unit: "")
            report.check("flood: key to stop, worst", times.percentile(100), atMost: 20, unit: "ms")
            report.check("flood: said or sounded after a stop", Double(afterwards), atMost: 0, unit: "")
        }
        table.row("key in a flood: ms to stop, p50 / worst", limit: "- / 20.0", rows.times, report)
        table.row("  said or sounded after the stop", limit: "0", rows.after, report)
    }
}
