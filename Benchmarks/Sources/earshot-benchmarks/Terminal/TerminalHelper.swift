import Foundation
import TerminalEmulator
import TerminalReader

/// The processes that the benchmarks of the terminal start: this tool with one of these words as its first argument.
enum TerminalHelper: String {
    /// The program that is spoken.
    case program = "terminal-program"
    /// Copies between a pseudo-terminal and the terminal around it and does nothing else.
    case relay = "terminal-relay"
    /// Replaces a speech server: writes each line that it receives to a file, with the time.
    case stamp = "terminal-stamp"

    /// The words that run a helper.
    func words(_ arguments: [String] = []) -> [String] { ["/proc/\(getpid())/exe", rawValue] + arguments }

    /// Does the work of the helper that the arguments name, and ends the process.
    static func runIfNamed(_ arguments: [String]) {
        guard let helper = arguments.first.flatMap(TerminalHelper.init) else { return }
        switch helper {
        case .program: TerminalProgram.run()
        case .relay: relay(Array(arguments.dropFirst()))
        case .stamp: stamp(into: arguments.last ?? "/dev/null")
        }
        exit(0)
    }

    private static func relay(_ words: [String]) {
        let outer = OuterTerminal()
        guard let size = outer.size, let inner = try? PseudoTerminal(words, size: size) else { exit(1) }
        outer.enterRawMode()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
        while true {
            var descriptors = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: inner.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&descriptors, 2, -1) > 0 else { continue }
            if descriptors[0].revents != 0 {
                let count = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
                guard count > 0 else { break }
                inner.write(buffer[..<count])
            }
            if descriptors[1].revents != 0 {
                guard case .bytes(let count) = inner.read(into: buffer) else { break }
                var start = 0
                while start < count {
                    let written = write(STDOUT_FILENO, buffer.baseAddress.map { $0 + start }, count - start)
                    guard written > 0 else { break }
                    start += written
                }
            }
        }
        outer.restore()
    }

    private static func stamp(into path: String) {
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var rest = ""
        while case let count = read(STDIN_FILENO, &buffer, buffer.count), count > 0 {
            let time = MonotonicClock.now
            rest += String(decoding: buffer[..<count], as: UTF8.self)
            var lines = rest.split(separator: "\n", omittingEmptySubsequences: false)
            rest = String(lines.removeLast())
            let text = lines.map { "\(time)\t\($0)\n" }.joined()
            _ = text.withCString { write(file, $0, strlen($0)) }
        }
    }
}

/// The clock that speech logs use.
enum MonotonicClock {
    /// Nanoseconds since some moment.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
