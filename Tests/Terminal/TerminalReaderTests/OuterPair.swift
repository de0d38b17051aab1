import Foundation
import Speech
import Synchronization
import TerminalEmulator

@testable import TerminalReader

struct Failure: Error, CustomStringConvertible {
    var description: String
}

/// Tries until something is so, for at most so long.
func wait(_ what: String, within limit: Duration = .seconds(20), until isSo: () throws -> Bool) throws {
    let end = ContinuousClock.now + limit
    while try !isSo() {
        guard ContinuousClock.now < end else { throw Failure(description: "\(what): not within \(limit)") }
        // Yields the processor, and checks again after a millisecond.
        _ = poll(nil, 0, 1)
    }
}

/// Speech as a list.
final class RecordedSpeech: SpeechOutput, Sendable {
    private let list = Mutex<[Spoken]>([])
    func take(_ item: Spoken) { list.withLock { $0.append(item) } }
    var items: [Spoken] { list.withLock { $0 } }

    /// The spoken texts, with single characters.
    var texts: [String] {
        items.compactMap {
            switch $0 {
            case .say(let text), .notice(let text), .character(let text): text
            default: nil
            }
        }
    }
}

/// The outcome of a session, for threads to share.
private final class Fate: Sendable {
    let isStarted = Mutex(false)
    let recordingStart = Mutex(Instant.zero)
    let failure = Mutex<String?>(nil)
    let ending = Mutex<TerminalSession.Ending?>(nil)
}

/// The user's terminal, as a session sees it, and a session in it on a separate thread.
final class SessionRig {
    private let master: Int32
    private let slave: Int32
    let heard = RecordedSpeech()
    let felt = Felt()
    private let fate = Fate()
    private(set) var shown: [UInt8] = []
    let initial: termios

    init(
        _ words: [String], size: Size = Size(rows: 24, columns: 80), bindings: ReaderBindings = ReaderBindings(),
        environment: [String: String] = [:], detectors: [ScreenDetector] = [], recording: String? = nil,
        recordsKeys: Bool = false
    ) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var zero: Int32 = 0
        var number: Int32 = 0
        guard master >= 0, ioctl(master, 0x4004_5431, &zero) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw Failure(description: "no pseudo-terminal")
        }
        slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var window = winsize(
            ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
        guard slave >= 0, ioctl(slave, UInt(TIOCSWINSZ), &window) == 0 else {
            throw Failure(description: "no terminal")
        }
        var settings = termios()
        tcgetattr(slave, &settings)
        initial = settings
        var variables = [
            "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8",
        ]
        variables.merge(environment) { _, new in new }
        let environment = variables
        let slave = slave
        let heard = heard
        let felt = felt
        let fate = fate
        // The session belongs to its thread from beginning to end.
        Thread.detachNewThread {
            do {
                let recorder = try recording.map {
                    try SessionRecorder(path: $0, size: size, isForTests: recordsKeys)
                }
                fate.recordingStart.withLock { $0 = recorder?.start ?? .zero }
                // The session is gone before the next one takes over the signals.
                let ending = try {
                    let session = try TerminalSession(
                        words, environment: environment, outer: OuterTerminal(input: slave, output: slave),
                        bindings: bindings, output: SessionOutputs(heard), recorder: recorder)
                    session.detectors = detectors
                    session.outputs.lineDisplay = felt
                    felt.use(session.displayKeys, session.displayStatus)
                    fate.isStarted.withLock { $0 = true }
                    return session.run()
                }()
                fate.ending.withLock { $0 = ending }
            } catch {
                fate.failure.withLock { $0 = "\(error)" }
            }
        }
        try TerminalReaderTests.wait("the start") {
            fate.isStarted.withLock { $0 } || fate.failure.withLock { $0 != nil }
        }
        if let failure = fate.failure.withLock({ $0 }) { throw Failure(description: failure) }
    }

    deinit {
        close(master)
        try? TerminalReaderTests.wait("the end") { fate.ending.withLock { $0 != nil } }
        close(slave)
    }

    /// When the recording of the session began.
    var recordingStart: Instant { fate.recordingStart.withLock { $0 } }

    /// The output so far, as text.
    var text: String { String(decoding: shown, as: UTF8.self) }

    func type(_ text: String) { type(Array(text.utf8)) }

    func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

    /// Whether the session has ended.
    var isOver: Bool { fate.ending.withLock { $0 != nil } }

    /// Returns the output, waiting for it at most for a time.
    func takeShown(milliseconds: Int32) -> ArraySlice<UInt8> {
        var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, milliseconds)
        let count = shown.count
        read()
        return shown[count...]
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Foundation.read(master, &buffer, buffer.count)
            guard count > 0 else { return }
            shown += buffer[..<count]
        }
    }

    func wait(_ what: String, within limit: Duration = .seconds(20), until isSo: () -> Bool) throws {
        do {
            try TerminalReaderTests.wait(what, within: limit) {
                read()
                return isSo()
            }
        } catch {
            throw Failure(description: "\(error); shown \(text.suffix(400).debugDescription), heard \(heard.items)")
        }
    }

    func waitForShown(_ part: String) throws { try wait("\"\(part)\" shown") { text.contains(part) } }

    func waitForSpeech(_ part: String) throws {
        try wait("\"\(part)\" heard") { heard.texts.contains { $0.contains(part) } }
    }

    /// Waits for the end of the session.
    func waitForEnd() throws -> TerminalSession.Ending {
        try wait("the end") { fate.ending.withLock { $0 != nil } }
        read()
        return fate.ending.withLock { $0 }!
    }

    var settings: termios {
        var now = termios()
        tcgetattr(slave, &now)
        return now
    }

    func resize(rows: UInt16, columns: UInt16) {
        var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &window)
        // This terminal is not a controlling terminal, so the system sends no signal.
        kill(getpid(), SIGWINCH)
    }
}

/// Whether a program can be found.
func isInstalled(_ program: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return "\(path):/usr/sbin:/usr/games".split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
}
