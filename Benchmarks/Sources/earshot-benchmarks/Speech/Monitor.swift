import Foundation
import Speech
import Synchronization

/// Records the output of the null sink, in pieces of 5 milliseconds.
final class Monitor: Sendable {
    private struct State {
        var firstSound: ContinuousClock.Instant?
        var lastSound: ContinuousClock.Instant?
    }

    private let process: pid_t
    private let output: Int32
    private let state = Mutex(State())

    /// Starts `parec`; nil where it does not run.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        let arguments = [
            "parec", "--device=null.monitor", "--raw", "--format=s16le", "--rate=22050", "--channels=1",
            "--latency-msec=5", "--process-time-msec=5",
        ]
        guard let number = Spawning.spawn(arguments, actions: &actions) else { return nil }
        close(ends[1])
        process = number
        output = ends[0]
        // Waits for the first bytes; until then there is no sound.
        var byte: UInt16 = 0
        guard read(output, &byte, 2) == 2 else { return nil }
        Thread.detachNewThread { self.listen() }
    }

    func stop() {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// The time of the first sound since the last reset.
    var firstSound: ContinuousClock.Instant? { state.withLock { $0.firstSound } }
    /// The time of the last sound.
    var lastSound: ContinuousClock.Instant? { state.withLock { $0.lastSound } }

    func reset() { state.withLock { $0 = State() } }

    func waitForSound(seconds: Double) -> Bool {
        let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
        while firstSound == nil, ContinuousClock.now < deadline { usleep(2000) }
        return firstSound != nil
    }

    /// Waits for 300 milliseconds of silence.
    func waitForSilence(seconds: Double) {
        let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
        while ContinuousClock.now < deadline {
            usleep(20_000)
            guard let lastSound else { continue }
            if lastSound.milliseconds(to: .now) > 300 { return }
        }
    }

    private func listen() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var odd = 0
        while true {
            let count = bytes.withUnsafeMutableBytes { read(output, $0.baseAddress.map { $0 + odd }, $0.count - odd) }
            guard count > 0 else { return }
            let now = ContinuousClock.now
            let total = odd + count
            let samples = (0..<total / 2).map {
                Int16(truncatingIfNeeded: Int(bytes[2 * $0]) | Int(bytes[2 * $0 + 1]) << 8)
            }
            odd = total % 2
            if odd == 1 { bytes[0] = bytes[total - 1] }
            guard let first = samples.firstIndex(where: { $0.magnitude > CountingSink.threshold }),
                let last = samples.lastIndex(where: { $0.magnitude > CountingSink.threshold })
            else { continue }
            // The block ends now; its earlier samples were played before.
            func time(_ index: Int) -> ContinuousClock.Instant {
                now.advanced(by: .seconds(-Double(samples.count - index) / Double(SpeechAudio.sampleRate)))
            }
            state.withLock { state in
                if state.firstSound == nil { state.firstSound = time(first) }
                state.lastSound = time(last)
            }
        }
    }
}

/// Starts programs that are found along `PATH`.
enum Spawning {
    static func spawn(_ arguments: [String], actions: inout posix_spawn_file_actions_t) -> pid_t? {
        var strings: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        var process: pid_t = 0
        return posix_spawnp(&process, arguments[0], &actions, nil, &strings, environ) == 0 ? process : nil
    }
}

/// The `espeak-ng` command.
enum CommandLineSpeech {
    /// Milliseconds from the start of the program to the first sample that it writes; nil where it does not run.
    static func firstSample(of text: String) -> Double? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        defer { close(ends[0]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        let start = ContinuousClock.now
        let process = Spawning.spawn(["espeak-ng", "--stdout", text], actions: &actions)
        close(ends[1])
        guard let process else { return nil }
        // A WAV header has 44 bytes.
        var bytes = [UInt8](repeating: 0, count: 4096)
        var total = 0
        var first: Double?
        while true {
            let count = read(ends[0], &bytes, bytes.count)
            guard count > 0 else { break }
            total += count
            if first == nil, total > 44 { first = start.milliseconds(to: .now) }
        }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        return first
    }
}
