import CSAX
import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Reads real storyboards and xibs, and compares that with the minimum for any reader: parsing them with libxml2 and
/// ignoring the result.
@MainActor struct InterfaceFileBenchmarks {
    /// The folder with the files.
    let folder: String

    private struct Times {
        var sax: Double
        var decode: Double
        var all: Double
    }

    func run(_ before: Report) async throws -> Report {
        var report = before
        let clock = MainLoop.main.clock
        MainLoop.main.clock = .virtual
        defer { MainLoop.main.clock = clock }
        let paths = InterfaceFiles(in: [folder]).paths
        let files = try paths.map { Array(try Data(contentsOf: URL(filePath: $0))) }
        guard !files.isEmpty else {
            report.miss("interface files: there is none in \(folder)")
            return report
        }
        // First: the memory figure of a started program is at least that of its parent.
        wholeCorpus(&report)
        let size = Double(files.reduce(0) { $0 + $1.count }) / 1e6
        report.header(
            "\(files.count) storyboards and xibs, \(size.short) MB; milliseconds and times libxml2's SAX parse",
            ["files", "SAX", "decode", "", "all", ""])
        let once = measure(files)
        row(once, files.count, &report)
        let twice = measure(files + files)
        row(twice, files.count * 2, &report)
        report.check("interface files: decoding beside SAX", once.decode / once.sax, atMost: 4.5, unit: "times")
        report.check("interface files: read, made, laid out, captured", once.all / once.sax, atMost: 14, unit: "times")
        report.check("interface files: growth of all", twice.all / once.all, atMost: 2.2, unit: "times")
        // Reading all of them together takes the most memory; the comparison with reading alone has them twice.
        keep(await InterfaceBuilderDocument.read(paths: paths))
        memory(&report)
        report = try await cores(paths, report)
        smallFile(paths, &report)
        return report
    }

    private func row(_ times: Times, _ count: Int, _ report: inout Report) {
        func milliseconds(_ time: Double) -> String { (time / 1e6).short }
        report.row([
            count.grouped, milliseconds(times.sax), milliseconds(times.decode), (times.decode / times.sax).short,
            milliseconds(times.all), (times.all / times.sax).short,
        ])
    }

    private func measure(_ files: [[UInt8]]) -> Times {
        let best = nanosecondsInTurns(
            runs: 3,
            [
                { for bytes in files { Self.parse(bytes) } },
                { for bytes in files { keep(try? InterfaceBuilderDocument.decode(bytes)) } },
                { for bytes in files { Self.show(bytes) } },
            ])
        return Times(sax: best[0], decode: best[1], all: best[2])
    }

    /// Parses with libxml2, with callbacks that do nothing.
    static func parse(_ bytes: [UInt8]) {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { _, _, _, _, _, _, _, _, _ in }
        handler.endElementNs = { _, _, _, _ in }
        handler.characters = { _, _, _ in }
        bytes.withUnsafeBytes { raw in
            _ = xmlSAXUserParseMemory(
                &handler, nil, raw.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(raw.count))
        }
    }

    /// Every screen: made, laid out, and captured as a screen reader would.
    private static func show(_ bytes: [UInt8]) {
        guard let document = try? InterfaceBuilderDocument.decode(bytes) else { return }
        for screen in document.screens() {
            let window = screen.makeWindow()
            MainLoop.main.advance(by: .zero)
            keep(WindowSource(window).captureTree())
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    // MARK: Cores, memory, one small file

    private func cores(_ paths: [String], _ before: Report) async throws -> Report {
        var report = before
        let clock = ContinuousClock()
        var (one, all) = (Double.infinity, Double.infinity)
        for _ in 0..<5 {
            // Keeps all documents: a program that reads many files frees them at its end, so freeing is not part of
            // reading.
            let start = clock.now
            let alone = paths.map { try? InterfaceBuilderDocument.read(path: $0) }
            one = min(one, start.milliseconds(to: clock.now))
            withExtendedLifetime(consume alone) {}
            let next = clock.now
            let together = await InterfaceBuilderDocument.read(paths: paths)
            all = min(all, next.milliseconds(to: clock.now))
            withExtendedLifetime(consume together) {}
        }
        let count = ProcessInfo.processInfo.activeProcessorCount
        report.row(["reading with one core \(one.short) ms, with \(count) \(all.short) ms: \((one / all).short) times"])
        if count > 1 { report.check("interface files: reading with two cores", one / all, atLeast: 1.7, unit: "times") }
        return report
    }

    private func memory(_ report: inout Report) {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kilobytes =
            line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? .infinity
        report.row(["at most \((kilobytes / 1024).short) MB of memory in this process, the files' bytes twice included"]
        )
    }

    /// The tool that `make release` builds.
    private static let tool = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../.build/optimised/release/earshot"
    ).standardizedFileURL

    /// From start to exit of the tool.
    private func smallFile(_ paths: [String], _ report: inout Report) {
        let tool = Self.tool
        func size(_ path: String) -> Int {
            (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? .max
        }
        guard FileManager.default.isExecutableFile(atPath: tool.path),
            let small = paths.filter({ $0.hasSuffix(".storyboard") && size($0) > 4_000 }).min(by: {
                size($0) < size($1)
            })
        else { return report.row(["one small file: not measured; make release builds the tool for it"]) }
        func run(_ arguments: [String]) throws -> Double {
            try nanoseconds(runs: 15) {
                let process = Process()
                process.executableURL = tool
                process.arguments = arguments
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                process.waitUntilExit()
            } / 1e6
        }
        guard let one = try? run(["tree", small]), let start = try? run(["--version"]) else {
            return report.miss("one small file: the tool can't be started")
        }
        report.row(["one small file from start to exit: \(one.short) ms, `earshot --version` \(start.short) ms"])
        report.check("interface files: one small file", one, atMost: 20, unit: "ms")
    }

    private func wholeCorpus(_ report: inout Report) {
        guard FileManager.default.isExecutableFile(atPath: Self.tool.path),
            let whole = MeasuredCommand.run(Self.tool, ["tree", folder])
        else { return }
        report.row(["`earshot tree` of all in one process: \(whole.time.short) ms, \(whole.megabytes.short) MB"])
        report.check("interface files: memory of the tool", whole.megabytes, atMost: 200, unit: "MB")
    }
}
