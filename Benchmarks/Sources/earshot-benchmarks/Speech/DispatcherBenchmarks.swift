import Foundation
import Speech
import Synchronization

/// Measures the time that `DispatcherEngine` adds to speech-dispatcher: the same text through a client that only sends
/// it and through the engine, in one run. The daemon's own latency is not counted.
struct DispatcherBenchmarks {
    let rounds: Int
    let socket: String
    let text: String

    func run(_ report: inout Report) async throws {
        guard let client = DispatcherClient(socket: socket) else {
            return print("speech-dispatcher does not answer: its engine was not measured.")
        }
        let ends = Ends()
        let engine = try DispatcherEngine(address: DispatcherAddress(path: socket), module: "espeak-ng")
        engine.connect { id, event in ends.note(id, event) }
        var (bare, ours, bareEnds, ourEnds): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
        for round in 0..<rounds {
            let start = ContinuousClock.now
            client.speak(text)
            let begin = client.wait(for: .begin, seconds: 5)
            if let begin { bare.append(start.milliseconds(to: begin)) }
            if let end = client.wait(for: .end, seconds: 5), let begin { bareEnds.append(begin.milliseconds(to: end)) }
            client.settle()

            let id = UtteranceID(rawValue: UInt64(round) + 1)
            let posted = ContinuousClock.now
            engine.start(id, Utterance(text: text))
            guard let (began, ended) = await ends.times(of: id) else { continue }
            ours.append(posted.milliseconds(to: began))
            ourEnds.append(began.milliseconds(to: ended))
        }
        engine.shutdown()
        try engine.waitUntilClosed()
        report.times("post to begin, bare client", bare)
        report.times("  through our engine", ours)
        report.check(
            "what our engine adds to speech-dispatcher before it begins, p50",
            ours.percentile(50) - bare.percentile(50), atMost: 5, unit: "ms")
        report.times("begin to end, bare client", bareEnds)
        report.times("  through our engine", ourEnds)
    }

    /// When each utterance began and ended.
    private final class Ends: Sendable {
        private struct State {
            var begun: ContinuousClock.Instant?
            var waiting: CheckedContinuation<(ContinuousClock.Instant, ContinuousClock.Instant)?, Never>?
            var ended: (id: UtteranceID, begun: ContinuousClock.Instant?, at: ContinuousClock.Instant)?
        }

        private let state = Mutex(State())

        func note(_ id: UtteranceID, _ event: EngineEvent) {
            state.withLock { state in
                switch event {
                case .started: state.begun = .now
                case .finished, .failed:
                    let now = ContinuousClock.now
                    let begun = state.begun
                    state.begun = nil
                    if let waiting = state.waiting {
                        state.waiting = nil
                        waiting.resume(returning: begun.map { ($0, now) })
                    } else {
                        state.ended = (id, begun, now)
                    }
                default: break
                }
            }
        }

        /// Waits for the end; nil where it never began.
        func times(of id: UtteranceID) async -> (ContinuousClock.Instant, ContinuousClock.Instant)? {
            await withCheckedContinuation { continuation in
                state.withLock { state in
                    if let ended = state.ended, ended.id == id {
                        state.ended = nil
                        continuation.resume(returning: ended.begun.map { ($0, ended.at) })
                    } else {
                        state.waiting = continuation
                    }
                }
            }
        }
    }
}
