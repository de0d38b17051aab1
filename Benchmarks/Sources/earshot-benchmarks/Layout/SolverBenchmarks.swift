import Foundation

/// The constraint solver alone: compared with kiwi, which is written in C++, and the growth of its costs.
struct SolverBenchmarks {
    func run(_ report: inout Report) throws {
        try besideKiwi(&report)
        growth(&report)
        contradiction(&report)
    }

    /// One screen of 200 views that hang on each other.
    private func besideKiwi(_ report: inout Report) throws {
        report.header(
            "The constraint solver on a screen of 200 views and 1,100 constraints, microseconds",
            ["", "ours", "kiwi", "ours/kiwi"])
        let rows = 100
        let screen = SolverScreen(rows: rows)
        var ours = [Double.infinity, .infinity]
        var theirs: [Double] = []
        // In turns, so that a disturbance meets both.
        for _ in 0..<3 {
            ours[0] = min(ours[0], nanoseconds { keep(SolverScreen(rows: rows)) })
            ours[1] = min(ours[1], resizing(screen, group: 0))
            guard let figures = try Self.kiwi(rows: rows) else { continue }
            theirs = theirs.isEmpty ? figures : zip(theirs, figures).map(min)
        }
        screen.resize(402)
        for (place, (name, limit)) in [("build", 1.5), ("resize", 1)].enumerated() {
            let own = (ours[place] / 1_000).short
            guard theirs.count == 3 else {
                report.row([name, own, "left out"])
                continue
            }
            let ratio = ours[place] / theirs[place]
            report.row([name, own, (theirs[place] / 1_000).short, ratio.short])
            report.check("constraint solver: \(name)", ratio, atMost: limit, unit: "times kiwi's time")
        }
        if theirs.count == 3 {
            report.check(
                "constraint solver: sum of all values beside kiwi's", abs(screen.sum - theirs[2]), atMost: 0.01,
                unit: "points")
        }
    }

    private func resizing(_ screen: SolverScreen, group: Int) -> Double {
        let steps = 20
        return nanoseconds {
            for step in 0..<steps { screen.resize(step % 2 == 0 ? 874 : 402, group: group) }
        } / Double(steps)
    }

    /// Screens of small groups: one of 2,000 views compared with ten of 200, which take as much memory.
    private func growth(_ report: inout Report) {
        report.header(
            "The constraint solver on groups of 10 views, microseconds", ["views", "build", "one constant"])
        var times = [[Double.infinity, .infinity], [.infinity, .infinity]]
        let screens = [SolverScreen(rows: 100, group: 5), SolverScreen(rows: 1_000, group: 5)]
        for _ in 0..<4 where !(times[1][0] / times[0][0] < 11 && times[1][1] / times[0][1] < 2) {
            let builds = nanosecondsInTurns(
                runs: 7,
                [
                    { keep((0..<10).map { _ in SolverScreen(rows: 100, group: 5) }) },
                    { keep(SolverScreen(rows: 1_000, group: 5)) },
                ])
            for (size, screen) in screens.enumerated() {
                times[size][0] = min(times[size][0], builds[size] / (size == 0 ? 10 : 1))
                times[size][1] = min(times[size][1], resizing(screen, group: 7))
            }
        }
        for (views, time) in zip([200, 2_000], times) {
            report.row([views.grouped, (time[0] / 1_000).short, (time[1] / 1_000).short])
        }
        report.check(
            "constraint solver: build of 2,000 views beside 200", times[1][0] / times[0][0], atMost: 11, unit: "times")
        report.check(
            "constraint solver: one constant among 2,000 views beside 200", times[1][1] / times[0][1], atMost: 2,
            unit: "times")
    }

    /// A change while constraints contradict each other elsewhere.
    private func contradiction(_ report: inout Report) {
        let screen = SolverScreen(rows: 1_000, group: 5)
        let sound = resizing(screen, group: 7)
        // Less than the label's 80, the field's 50 and the margins.
        screen.resize(100, group: 20)
        let contradicted = resizing(screen, group: 7)
        report.header("A constant among 2,000 views, microseconds", ["contradiction", "one constant"])
        report.row(["none", (sound / 1_000).short])
        report.row(["elsewhere", (contradicted / 1_000).short])
        report.check(
            "constraint solver: one constant with a contradiction elsewhere", contradicted / sound, atMost: 2,
            unit: "times that without")
    }

    /// The figures of kiwi's program: nanoseconds of a build and of a resize, and the sum of all values; nil without
    /// it.
    private static func kiwi(rows: Int) throws -> [Double]? {
        var folder = URL(filePath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        let program = folder.appending(path: ".build/kiwi/kiwi-layout")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        let process = Process()
        process.executableURL = program
        process.arguments = [String(rows)]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    }
}
