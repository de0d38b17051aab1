import Foundation

/// Measures 50 MB of output through a session, beside the bare pseudo-terminal and a relay that only copies.
struct TerminalFloods {
    let folder: String
    let isQuick: Bool

    func run(_ readers: [MeasuredReader], _ report: inout Report) throws {
        let megabytes = isQuick ? 10 : 50
        report.header(
            "\(megabytes) MB of output", ["through", "MB/s", "of bare", "utterances", "MB held", "most"])
        for output in [TerminalOutput.plain, .mixed] {
            let file = folder + "/\(output.rawValue)"
            try Data(output.bytes(count: megabytes << 20)).write(to: URL(filePath: file))
            let program = ["sh", "-c", "stty raw -echo; read x; cat \(file); printf 'the last line\\r\\n'; read y"]
            // In turns, so that a disturbance meets both.
            var bare = 0.0
            var relay = 0.0
            var own = 0.0
            var figures: Figures?
            for _ in 0..<3 {
                bare = max(bare, try pass(program, TerminalBenchmarks.environment, megabytes)?.rate ?? 0)
                let words = TerminalHelper.relay.words(program)
                relay = max(relay, try pass(words, TerminalBenchmarks.environment, megabytes)?.rate ?? 0)
                guard let reader = readers.first, reader.isEarshot else { continue }
                let log = folder + "/speech.log"
                figures = try pass(reader.words(program, log), reader.environment, megabytes, log: log)
                own = max(own, figures?.rate ?? 0)
            }
            report.row(["bare, \(output.rawValue)", bare.short, "1.00"])
            report.row(["relay", relay.short, (relay / bare).short])
            guard let figures else { continue }
            report.row([
                "earshot", own.short, (own / bare).short, "\(figures.utterances)", (figures.held / 1e6).short,
                (figures.most / 1e6).short,
            ])
            report.check("flood, \(output.rawValue): of the bare rate", own / bare, atLeast: 0.5, unit: "")
            report.check("flood, \(output.rawValue): utterances", Double(figures.utterances), atMost: 30, unit: "")
            report.check("flood, \(output.rawValue): memory", figures.most / 1e6, atMost: 60, unit: "MB")
            if output == .plain {
                for reader in readers.dropFirst() {
                    let log = folder + "/speech.log"
                    let peer = try pass(reader.words(program, log), reader.environment, megabytes, log: log)
                    report.row([
                        reader.name, peer?.rate.short ?? "not in 60 s", ((peer?.rate ?? 0) / bare).short,
                        "\(peer?.utterances ?? 0)", ((peer?.held ?? 0) / 1e6).short, ((peer?.most ?? 0) / 1e6).short,
                    ])
                }
            }
        }
        if let reader = readers.first, reader.isEarshot { try keys(reader, &report) }
    }

    private struct Figures {
        var rate: Double
        var utterances: Int
        var held: Double
        var most: Double
    }

    private func pass(
        _ words: [String], _ environment: [String: String], _ megabytes: Int, log: String = "/dev/null"
    ) throws -> Figures? {
        let process = try TerminalReaderProcess(words, environment: environment, log: log)
        process.watch(milliseconds: 500)
        let start = process.type("\n")
        guard process.wait(for: "the last line", seconds: 60) else { return nil }
        let seconds = Double(MonotonicClock.now - start) / 1e9
        process.watch(milliseconds: 1_000)
        let memory = process.residentBytes
        let utterances = LoggedSpeech.read(log).count { $0.time >= start && $0.isSpoken }
        return Figures(
            rate: Double(megabytes << 20) / 1e6 / seconds, utterances: utterances, held: Double(memory.now),
            most: Double(memory.most))
    }

    /// A key during endless output: when speech is stopped, and that nothing is said afterwards.
    private func keys(_ reader: MeasuredReader, _ report: inout Report) throws {
        let log = folder + "/speech.log"
        var times: [Double] = []
        var afterwards = 0
        for _ in 0..<(isQuick ? 3 : 10) {
            let process = try TerminalReaderProcess(
                reader.words(["sh", "-c", "stty raw -echo; read x; exec yes a line of the flood"], log),
                environment: reader.environment, log: log)
            process.watch(milliseconds: 300)
            _ = process.type("\n")
            process.watch(milliseconds: 400)
            let key = process.type("x")
            process.watch(milliseconds: 800)
            let entries = LoggedSpeech.read(log).filter { $0.time >= key }
            if let stop = entries.first(where: \.isStop) { times.append(Double(stop.time - key) / 1e6) }
            afterwards += entries.count { !$0.isStop }
        }
        report.header("A key during a flood", ["p50 ms", "worst ms", "said after"])
        report.row([times.percentile(50).short, times.percentile(100).short, "\(afterwards)"])
        report.check("flood: keys answered", Double(times.count), atLeast: isQuick ? 3 : 10, unit: "")
        report.check("flood: key to stop, worst", times.percentile(100), atMost: 20, unit: "ms")
        report.check("flood: said or sounded after a stop", Double(afterwards), atMost: 0, unit: "")
    }
}
