import Foundation
import TerminalEmulator
import TerminalReader

/// Something that went to a speech queue or a speech server.
struct LoggedSpeech {
    /// Nanoseconds of the monotonic clock.
    var time: UInt64
    /// "say", "char", "stop" or "sound"; of speech servers the letter of their command.
    var kind: String
    var text: String

    var isSpoken: Bool { ["say", "char", "q", "l", "tts_say"].contains(kind) }
    var isStop: Bool { ["stop", "s"].contains(kind) }

    /// Reads what Earshot logs, or what `TerminalHelper.stamp` wrote.
    static func read(_ path: String) -> [LoggedSpeech] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix("{") {
                guard let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
                    let time = object["t"] as? UInt64, let kind = object["k"] as? String,
                    let text = object["x"] as? String
                else { return nil }
                return LoggedSpeech(time: time, kind: kind, text: text)
            }
            let parts = line.split(separator: "\t", maxSplits: 1)
            guard parts.count == 2, let time = UInt64(parts[0]) else { return nil }
            let words = parts[1].split(separator: " ", maxSplits: 1)
            return LoggedSpeech(
                time: time, kind: String(words.first ?? ""), text: words.count > 1 ? String(words[1]) : "")
        }
    }
}

/// A screen reader with a program in it, in a terminal of 80 columns and 24 rows that this process plays.
final class TerminalReaderProcess {
    let terminal: PseudoTerminal
    let log: String
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    private(set) var tail: [UInt8] = []
    private(set) var shown = 0

    init(_ words: [String], environment: [String: String], log: String) throws {
        self.log = log
        // Only what a run before this one has left: the log may be a device.
        var status = stat()
        if lstat(log, &status) == 0, status.st_mode & S_IFMT == S_IFREG { unlink(log) }
        terminal = try PseudoTerminal(words, environment: environment, size: Size(rows: 24, columns: 80))
    }

    deinit {
        kill(terminal.processID, SIGTERM)
        terminal.hangUp()
        buffer.deallocate()
        let end = MonotonicClock.now + 2_000_000_000
        while terminal.takeState() == nil, MonotonicClock.now < end { usleep(1_000) }
    }

    /// Takes what is shown for some time.
    func watch(milliseconds: Int) {
        let end = MonotonicClock.now + UInt64(milliseconds) * 1_000_000
        while case let now = MonotonicClock.now, now < end {
            guard take(milliseconds: Int32((end - now) / 1_000_000) + 1) else { return }
        }
    }

    /// Takes what is shown until a text was, or for at most some seconds.
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
        guard case .bytes(let count) = terminal.read(into: buffer) else { return false }
        shown += count
        tail = tail.suffix(200) + buffer[..<count].suffix(4_096)
        return true
    }

    /// Types, and tells when.
    func type(_ keys: String) -> UInt64 {
        let time = MonotonicClock.now
        terminal.write(keys.utf8)
        return time
    }

    // MARK: Processes

    /// The reader's own processes: the first and those of the same program that it started.
    private var processes: [pid_t] {
        let first = terminal.processID
        let name = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(first)/exe")
        var found = [first]
        for entry in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let number = pid_t(entry), number != first,
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")) == name,
                let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8),
                status.contains("\nPPid:\t\(first)\n")
            else { continue }
            found.append(number)
        }
        return found
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

    /// The time on processors that they have had, in seconds, and how often they were woken.
    var work: (seconds: Double, wakeUps: Int) {
        var seconds = 0.0
        var wakeUps = 0
        for process in processes {
            let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
            for task in tasks {
                let folder = "/proc/\(process)/task/\(task)"
                let times = (try? String(contentsOfFile: folder + "/schedstat", encoding: .utf8)) ?? ""
                seconds += Double(times.split(separator: " ").first ?? "") ?? 0
                let status = (try? String(contentsOfFile: folder + "/status", encoding: .utf8)) ?? ""
                let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
                wakeUps += line?.split(whereSeparator: \.isWhitespace).last.flatMap { Int($0) } ?? 0
            }
        }
        return (seconds / 1e9, wakeUps)
    }
}
