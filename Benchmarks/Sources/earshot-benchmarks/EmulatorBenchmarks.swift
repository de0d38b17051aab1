import CMalloc
import Foundation
import TerminalEmulator

/// The terminal emulator alone, fed as a pseudo-terminal does it: 4,096 bytes at a time, with a scrollback of 10,000
/// lines. Figures are megabytes in a second of processor time, so that the load of the machine does not matter. libtsm
/// is fed the same where it is installed.
struct EmulatorBenchmarks {
    let isQuick: Bool

    func run(_ report: inout Report) {
        report.header("Emulator, MB in a CPU-second", ["output", "MB", "log off", "log on", "libtsm"])
        let megabytes = isQuick ? 4 : 16
        for output in TerminalOutput.allCases {
            let bytes = output.bytes(count: megabytes << 20)
            let rates = [false, true].map { rate(bytes, logsOperations: $0) }
            // It is much slower: a part of the bytes is enough.
            let peer = libtsmRate(Array(bytes.prefix(4 << 20)))
            report.row([output.rawValue, "\(megabytes)"] + rates.map(\.short) + [peer?.short ?? "not installed"])
            if output == .mixed {
                report.check("emulator, log off", rates[0], atLeast: 40, unit: "MB in a CPU-second")
                report.check("emulator, log on", rates[1], atLeast: 40, unit: "MB in a CPU-second")
            }
        }
        report.header("Memory at 10,000 lines of scrollback", ["columns", "lines", "MB"])
        for columns in [80, 200, 400] {
            let (lines, bytes) = memory(columns: columns)
            report.row(["\(columns)", lines.grouped, (Double(bytes) / 1e6).short])
            report.check("emulator: memory at \(columns) columns", Double(bytes) / 1e6, atMost: 60, unit: "MB")
        }
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private func rate(_ bytes: [UInt8], logsOperations: Bool) -> Double {
        var best = 0.0
        for _ in 0..<3 {
            var options = Options()
            options.logsOperations = logsOperations
            var terminal = Terminal(size: Size(rows: 24, columns: 80), options: options)
            let rate = rate(bytes) { piece in
                terminal.feed(piece)
                if logsOperations { keep(terminal.drainOperations()) }
            }
            keep(terminal.scrollback.count)
            best = max(best, rate)
        }
        return best
    }

    private func libtsmRate(_ bytes: [UInt8]) -> Double? {
        guard let terminal = LibtsmTerminal(rows: 24, columns: 80, scrollbackLines: 10_000) else { return nil }
        return rate(bytes, feed: terminal.feed)
    }

    private func rate(_ bytes: [UInt8], feed: (UnsafeBufferPointer<UInt8>) -> Void) -> Double {
        let start = Self.processorSeconds
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let end = min(bytes.count, index + 4_096)
                feed(UnsafeBufferPointer(rebasing: bytes[index..<end]))
                index = end
            }
        }
        return Double(bytes.count) / 1e6 / (Self.processorSeconds - start)
    }

    /// The memory of a terminal whose scrollback is full of full rows.
    private func memory(columns: Int) -> (lines: Int, bytes: Int) {
        let before = mallinfo2()
        var terminal = Terminal(size: Size(rows: 50, columns: columns))
        for line in 0..<10_100 {
            var text = "\u{1B}[3\(line % 8)m\(line) "
            while text.utf8.count < columns + 4 { text += "word\(text.utf8.count) " }
            terminal.feed(text.utf8.prefix(columns + 4))
            terminal.feed("\u{1B}[m\r\n".utf8)
            if line % 64 == 0 { keep(terminal.drainOperations()) }
        }
        let after = mallinfo2()
        return (terminal.scrollback.count, after.uordblks + after.hblkhd - before.uordblks - before.hblkhd)
    }
}

/// The output of programs, generated identically in every run.
enum TerminalOutput: String, CaseIterable {
    case plain, compiler, listing, progress, marked, wide, fullScreen = "full screen", mixed

    func bytes(count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count + 8_192)
        var index = 0
        while bytes.count < count {
            let kinds = Self.allCases.dropLast()
            let kind = self == .mixed ? kinds[index / 8 % kinds.count] : self
            bytes += kind.piece(index).utf8
            index += 1
        }
        return bytes
    }

    private static let words = [
        "the", "terminal", "keeps", "what", "programs", "write", "and", "reads", "it", "aloud", "line", "by", "line",
        "while", "nothing", "else", "changes", "on", "screen",
    ]

    private static func text(_ index: Int, words count: Int) -> String {
        (0..<count).map { words[(index &* 31 + $0 &* 7) % words.count] }.joined(separator: " ")
    }

    private func piece(_ index: Int) -> String {
        switch self {
        case .plain: Self.text(index, words: 9 + index % 30) + "\r\n"
        case .compiler:
            "\u{1B}[1m/src/Module\(index % 40)/File.swift:\(index % 900):\(index % 70): \u{1B}[35mwarning: "
                + "\u{1B}[0m\u{1B}[1m\(Self.text(index, words: 8))\u{1B}[0m\r\n    let value = \(index)\r\n"
                + "\u{1B}[32m        ^~~~~\u{1B}[0m\r\n"
        case .listing:
            (0..<6).map { "\u{1B}[01;3\(($0 + index) % 7 + 1)mfile-\(index)-\($0)\u{1B}[0m" }.joined(separator: "  ")
                + "\r\n"
        case .progress:
            "\r\u{1B}[K\(index % 101)% [" + String(repeating: "#", count: index % 50)
                + String(repeating: "-", count: 50 - index % 50) + "] \(index % 60) s left"
        case .marked:
            "\u{1B}]133;A\u{7}$ \u{1B}]133;B\u{7}make \(index)\r\n\u{1B}]133;C\u{7}see "
                + "\u{1B}]8;;https://example.org/\(index % 500)\u{1B}\\\(Self.text(index, words: 3))\u{1B}]8;;\u{1B}\\"
                + "\r\n\u{1B}]133;D;0\u{7}"
        case .wide: "\(Self.text(index, words: 4)) naïve façade — 漢字かな交じり文 👍🏽 e\u{301} └─ \(index)\r\n"
        case .fullScreen:
            "\u{1B}[?2026h\u{1B}[H"
                + (0..<24).map { row in
                    "\u{1B}[\(row + 1);1H\u{1B}[\(row == index % 24 ? 7 : 0);3\(row % 8)m│ "
                        + Self.text(index + row, words: 7) + "\u{1B}[0m\u{1B}[K"
                }.joined() + "\u{1B}[\(index % 24 + 1);3H\u{1B}[?2026l"
        case .mixed: ""
        }
    }
}
