import Speech
import Synchronization

/// Notes when the first sample comes.
final class FirstSampleSink: AudioSink {
    private struct State {
        var isArmed = false
        var first: ContinuousClock.Instant?
    }

    private let state = Mutex(State())

    /// When the first sample came after the sink was armed.
    var first: ContinuousClock.Instant? { state.withLock { $0.first } }

    func arm() { state.withLock { $0 = State(isArmed: true) } }

    func write(_ samples: [Int16]) {
        state.withLock { state in
            guard state.isArmed, !samples.isEmpty else { return }
            state.isArmed = false
            state.first = .now
        }
    }
    var latency: Duration { .zero }
    func flush() {}
    func close() {}
}

/// Counts the samples from the first audible one.
final class CountingSink: AudioSink {
    /// Softer samples count as silence, in the monitor too.
    static let threshold: UInt16 = 100
    private let count = Mutex<Int?>(nil)

    var samplesAfterFirstSound: Int { count.withLock { $0 ?? 0 } }

    func reset() { count.withLock { $0 = nil } }

    func write(_ samples: [Int16]) {
        count.withLock { count in
            if let known = count {
                count = known + samples.count
            } else if let first = samples.firstIndex(where: { $0.magnitude > Self.threshold }) {
                count = samples.count - first
            }
        }
    }
    var latency: Duration { .zero }
    func flush() {}
    func close() {}
}

extension VoiceProfile {
    /// The plain voice without the pause between utterances, which is no part of what is measured.
    static var withoutPauses: VoiceProfile {
        var profile = VoiceProfile.plain
        profile.utterancePause = 0
        return profile
    }
}
