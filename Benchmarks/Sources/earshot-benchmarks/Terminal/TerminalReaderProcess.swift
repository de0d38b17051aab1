import Foundation
import TerminalEmulator
import TerminalReader

/// A screen reader with a program in it, in a terminal of 80 columns and 24 rows that this process plays.
final class TerminalReaderProcess {
    let terminal: PseudoTerminal
    let log: String
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    private(set) var tail: [UInt8] = []
    /// The bytes that were shown.
    private(set) var shown = 0
    /// Whether the program has closed its terminal.
    private(set) var isGone = false

    init(_ words: [String], environment: [String: String], log: String) throws {
        self.log = log
        // Only the log of an earlier run: the log may be a device.
        var status = stat()
        if lstat(log, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(log) }
        terminal = try PseudoTerminal(words, environment: environment, size: Size(rows: 24, columns: 80))
    }

    deinit {
        let others = ProcessTable().descendants(of: terminal.processID)
        kill(terminal.processID, SIGTERM)
        terminal.hangUp()
        buffer.deallocate()
        if !waitForEnd(seconds: 2) {
            kill(terminal.processID, SIGKILL)
            _ = waitForEnd(seconds: 10)
        }
        // Ends the processes that a reader leaves behind. The program in yasr holds yasr's end of its terminal, so it
        // never sees it close.
        let left = ProcessTable()
        for other in others where left.contains(other) { kill(other.process, SIGKILL) }
    }

    private func waitForEnd(seconds: UInt64) -> Bool {
        let end = MonotonicClock.now + seconds * 1_000_000_000
        while MonotonicClock.now < end {
            if terminal.takeState() != nil { return true }
            usleep(1_000)
        }
        return false
    }

    /// Reads output for some time.
    func watch(milliseconds: Int) {
        let end = MonotonicClock.now + UInt64(milliseconds) * 1_000_000
        while case let now = MonotonicClock.now, now < end {
            guard take(milliseconds: Int32((end - now) / 1_000_000) + 1) else { return }
        }
    }

    /// Reads output until a text was shown, or for at most some seconds.
    func wait(for text: String, seconds: Int = 20) -> Bool {
        let end = MonotonicClock.now + UInt64(seconds) * 1_000_000_000
        let bytes = Array(text.utf8)
        while MonotonicClock.now < end {
            if tail.firstRange(of: bytes) != nil { return true }
            guard take(milliseconds: 100) else { return false }
        }
        return false
    }

    private func take(milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: terminal.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return true }
        guard case .bytes(let count) = terminal.read(into: buffer) else {
            isGone = true
            return false
        }
        shown += count
        tail = tail.suffix(200) + buffer[..<count].suffix(4_096)
        return true
    }

    /// Types keys and returns the time.
    func type(_ keys: String) -> UInt64 {
        let time = MonotonicClock.now
        terminal.write(keys.utf8)
        return time
    }

    // MARK: Processes

    /// The reader's own processes: the first and those of the same program that it started.
    private var processes: [pid_t] {
        let first = terminal.processID
        let program = ProcessTable.program(first)
        let children = ProcessTable().descendants(of: first).map(\.process)
        return [first] + children.filter { ProcessTable.program($0) == program }
    }

    /// The memory that they hold, in bytes; the most that they held since their start.
    var residentBytes: (now: Int, most: Int) {
        func sum(_ field: String) -> Int {
            processes.reduce(0) { sum, process in
                let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
                let line = status.split(separator: "\n").first { $0.hasPrefix(field) }
                return sum + (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
            }
        }
        return (sum("VmRSS:") * 1_024, sum("VmHWM:") * 1_024)
    }

    /// The clock ticks that threads of the reader and of its child processes have used on processors, and how often the
    /// threads were woken, by the numbers of the threads. Programs of this tool are not counted.
    var work: [Int: (ticks: Int, wakeUps: Int)] {
        let own = ProcessTable.program(getpid())
        let started = ProcessTable().descendants(of: terminal.processID).map(\.process)
        var work: [Int: (ticks: Int, wakeUps: Int)] = [:]
        for process in [terminal.processID] + started where ProcessTable.program(process) != own {
            let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
            for task in tasks.compactMap(Int.init) {
                let folder = "/proc/\(process)/task/\(task)"
                let stat = (try? String(contentsOfFile: folder + "/stat", encoding: .utf8)) ?? ""
                // Behind the name, which may hold anything, the times in user and kernel mode are numbers 11 and 12.
                let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
                let ticks = fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
                let status = (try? String(contentsOfFile: folder + "/status", encoding: .utf8)) ?? ""
                let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
                work[task] = (ticks, line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0)
            }
        }
        return work
    }
}

/// The processes that there are at one moment.
private struct ProcessTable {
    /// A process, and when it started: its number may be another's later.
    struct Entry: Hashable {
        var process: pid_t
        var start: String
    }

    private var parents: [Entry: pid_t] = [:]

    init() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let process = pid_t(name),
                let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            else { continue }
            // Behind the name, which may hold anything: state, parent and, at 19, the start.
            let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
            guard fields.count > 19, let parent = pid_t(fields[1]) else { continue }
            parents[Entry(process: process, start: String(fields[19]))] = parent
        }
    }

    static func program(_ process: pid_t) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
    }

    func contains(_ entry: Entry) -> Bool { parents[entry] != nil }

    func descendants(of process: pid_t) -> [Entry] {
        var found: [Entry] = []
        var level: Set<pid_t> = [process]
        while !level.isEmpty {
            let children = parents.filter { level.contains($0.value) }.map(\.key)
            found += children
            level = Set(children.map(\.process))
        }
        return found
    }
}
