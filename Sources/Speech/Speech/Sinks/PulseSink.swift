import Foundation
import Synchronization

/// Plays through PulseAudio, or PipeWire's stand-in for it, over one stream that stays open.
final class PulseSink: AudioSink {
    private struct Stream: Sendable {
        /// The address of the library's stream, 0 once it is closed.
        var address: UInt
        var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }
    }

    private let library: PulseLibrary
    private let stream: Mutex<Stream>

    /// The size of the buffer: 50 ms, a little more than it is given in advance, so that no write has to wait.
    private static let bufferBytes = UInt32(SpeechAudio.sampleRate / 20 * 2)

    /// Connects, or returns nil if the server does not answer in time.
    ///
    /// The library waits forever for a server that accepts and does not answer. The connection is therefore made on a
    /// thread that is abandoned after the timeout. The next caller waits for that thread too instead of starting
    /// another, so that a frozen server holds one thread and one connection however often it is tried; a stream that is
    /// no longer wanted when it arrives is closed immediately.
    static func connect(_ library: PulseLibrary, server: String? = nil, timeout: Duration) -> PulseSink? {
        let attempt = attempts.withLock { attempts -> Attempt in
            if let pending = attempts[server ?? ""], pending.rejoin() { return pending }
            let attempt = Attempt()
            attempts[server ?? ""] = attempt
            threads.add(1, ordering: .relaxed)
            Thread.detachNewThread {
                let stream = open(library, server)
                if !attempt.deliver(stream), let stream { library.free(stream) }
                threads.subtract(1, ordering: .relaxed)
            }
            return attempt
        }
        guard let address = attempt.wait(timeout), address != 0 else { return nil }
        return PulseSink(library: library, address: address)
    }

    /// The last attempt for each server.
    private static let attempts = Mutex<[String: Attempt]>([:])
    private static let threads = Atomic(0)

    /// The number of threads waiting for servers, for tests.
    static var waitingThreads: Int { threads.load(ordering: .relaxed) }

    private init(library: PulseLibrary, address: UInt) {
        self.library = library
        stream = Mutex(Stream(address: address))
    }

    deinit { close() }

    private static func open(_ library: PulseLibrary, _ server: String?) -> OpaquePointer? {
        let attributes = PulseLibrary.bufferAttributes(bytes: bufferBytes)
        // 1 is PA_STREAM_PLAYBACK.
        return library.newStream(
            server, "Earshot", 1, nil, "Speech", PulseLibrary.sampleSpecification, nil, attributes, nil)
    }

    func write(_ samples: [Int16]) throws {
        try stream.withLock { stream in
            guard let pointer = stream.pointer else { throw AudioSinkError.closed }
            let result = samples.withUnsafeBytes { bytes in
                bytes.baseAddress.map { library.write(pointer, $0, bytes.count, nil) } ?? 0
            }
            guard result >= 0 else { throw AudioSinkError.serverLost }
        }
    }

    var latency: Duration {
        stream.withLock { stream in
            guard let pointer = stream.pointer else { return .zero }
            var failure: Int32 = 0
            let microseconds = library.latency(pointer, &failure)
            return failure == 0 ? .microseconds(Int64(clamping: min(microseconds, 2_000_000))) : .zero
        }
    }

    func flush() {
        stream.withLock { stream in
            if let pointer = stream.pointer { _ = library.flush(pointer, nil) }
        }
    }

    func close() {
        stream.withLock { stream in
            if let pointer = stream.pointer { library.free(pointer) }
            stream.address = 0
        }
    }

    /// State shared by the connecting thread and the thread that waits for it.
    private final class Attempt: Sendable {
        private enum State {
            case waiting, delivered(UInt), abandoned, ended
        }

        private let state = Mutex(State.waiting)
        private let ready = DispatchSemaphore(value: 0)

        /// Delivers a stream, and returns whether a caller still waits for it.
        func deliver(_ stream: OpaquePointer?) -> Bool {
            let isWanted = state.withLock { state in
                guard case .waiting = state else {
                    state = .ended
                    return false
                }
                state = .delivered(UInt(bitPattern: stream))
                return true
            }
            ready.signal()
            return isWanted
        }

        /// Waits again for an attempt that was given up; false if it has ended, or another thread waits already.
        func rejoin() -> Bool {
            state.withLock { state in
                guard case .abandoned = state else { return false }
                state = .waiting
                return true
            }
        }

        func wait(_ timeout: Duration) -> UInt? {
            _ = ready.wait(timeout: .now() + .nanoseconds(Int(clamping: timeout.clampedNanoseconds)))
            return state.withLock { state in
                if case .delivered(let address) = state {
                    state = .ended
                    return address
                }
                state = .abandoned
                return nil
            }
        }
    }
}
