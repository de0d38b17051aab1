import Foundation
import Synchronization

/// Plays what it is given, if the machine can play anything.
///
/// Tried in this order: PulseAudio's protocol through its library, then the programs `pacat`, `pw-cat` and `aplay`.
/// Where there is no sound server and no sound card, or none answers in time, the sink says so once and takes the
/// samples in silence; so it does when the server goes away, which it then looks for again every two seconds.
public final class LiveSink: AudioSink {
    private struct State: Sendable {
        var output: (any AudioSink)?
        var retryAt: ContinuousClock.Instant?
        var hasTold = false
        var isClosed = false
    }

    /// What is said when there is nothing to play on.
    public static let note = "No sound server and no sound card was found: speech is not audible, all else goes on."

    private let open: @Sendable () -> (any AudioSink)?
    private let tell: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// Creates a sink; it connects with the first write.
    ///
    /// - Parameters:
    ///   - timeout: How long a sound server may take to answer.
    ///   - tell: Takes the note that nothing is audible, at most once.
    public convenience init(timeout: Duration = .seconds(2), tell: @escaping @Sendable (String) -> Void) {
        self.init(tell: tell) { Self.findOutput(timeout: timeout) }
    }

    init(tell: @escaping @Sendable (String) -> Void, open: @escaping @Sendable () -> (any AudioSink)?) {
        self.tell = tell
        self.open = open
    }

    /// Whether something plays what is written. Connects if that was not tried yet.
    public var isAudible: Bool { output() != nil }

    /// Plays samples, or takes them in silence.
    public func write(_ samples: [Int16]) {
        guard let output = output() else { return }
        do {
            try output.write(samples)
        } catch {
            lose()
        }
    }

    /// How much is left to be heard.
    public var latency: Duration { state.withLock { $0.output }?.latency ?? .zero }

    /// Discards what was not heard yet.
    public func flush() { state.withLock { $0.output }?.flush() }

    /// Disconnects.
    public func close() {
        let output = state.withLock { state in
            state.isClosed = true
            defer { state.output = nil }
            return state.output
        }
        try? output?.close()
    }

    private func output() -> (any AudioSink)? {
        let now = ContinuousClock.now
        let (known, mayOpen) = state.withLock { state in
            (state.output, !state.isClosed && state.output == nil && state.retryAt.map { now >= $0 } ?? true)
        }
        guard mayOpen else { return known }
        guard let new = open() else {
            lose()
            return nil
        }
        state.withLock { $0.output = new }
        return new
    }

    private func lose() {
        let tells = state.withLock { state in
            state.output = nil
            state.retryAt = ContinuousClock.now.advanced(by: .seconds(2))
            defer { state.hasTold = true }
            return !state.hasTold
        }
        if tells { tell(Self.note) }
    }

    private static func findOutput(timeout: Duration) -> (any AudioSink)? {
        let server = SoundServer.current
        if server.hasPulse {
            if let library = PulseLibrary.shared, let sink = PulseSink.connect(library, timeout: timeout) {
                return sink
            }
        }
        let rate = String(SpeechAudio.sampleRate)
        let format = ["--rate=\(rate)", "--channels=1"]
        if server.hasPulse, let path = program("pacat") {
            return ProcessSink(
                executable: path, arguments: ["--playback", "--raw", "--format=s16le", "--latency-msec=25"] + format)
        }
        if server.hasPipeWire, let path = program("pw-cat") {
            return ProcessSink(
                executable: path, arguments: ["--playback", "--format=s16", "--latency=25ms"] + format + ["-"])
        }
        if access("/dev/snd", F_OK) == 0, hasSoundCard, let path = program("aplay") {
            return ProcessSink(
                executable: path,
                arguments: ["--quiet", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", rate, "--buffer-time=60000", "-"])
        }
        return nil
    }

    private static var hasSoundCard: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/snd")) ?? []
        return names.contains { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
    }

    private static func program(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.lazy.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}
