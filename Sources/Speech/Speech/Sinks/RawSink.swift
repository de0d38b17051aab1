import Foundation
import Synchronization

/// Writes bare samples, 16 bits little-endian, to a file, a pipe or standard output.
///
/// A reader that stops reading makes `write` wait; `interrupt()` ends the wait and leaves out the rest. A reader that
/// has gone is an error, never a signal.
public final class RawSink: AudioSink {
    private struct Output: Sendable {
        var descriptor: Int32
        var resampler: Resampler?
        var pending: [UInt8] = []
    }

    /// The path or name of the output, for messages.
    public let path: String
    private let ownsDescriptor: Bool
    private let output: Mutex<Output>
    private let interruptions = Atomic(0)

    /// Writes to a file, which is created or emptied and readable by its owner only: speech can be private. A symbolic
    /// link is rejected.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - sampleRate: Samples a second, see `Resampler`.
    /// - Throws: `AudioSinkError` if it cannot be opened.
    public init(path: String, sampleRate: Int = SpeechAudio.sampleRate) throws {
        let descriptor: Int32
        do {
            descriptor = try PrivateFile.open(path)
        } catch {
            throw AudioSinkError.cannotWrite(path: path, reason: error.reason)
        }
        self.path = path
        ownsDescriptor = true
        output = Mutex(Output(descriptor: descriptor, resampler: Resampler.toWrite(at: sampleRate)))
    }

    /// Writes to an open descriptor, which stays open.
    init(descriptor: Int32, name: String, sampleRate: Int = SpeechAudio.sampleRate) {
        path = name
        ownsDescriptor = false
        output = Mutex(Output(descriptor: descriptor, resampler: Resampler.toWrite(at: sampleRate)))
    }

    /// Writes to standard output.
    ///
    /// - Parameter sampleRate: Samples a second, see `Resampler`.
    public static func standardOutput(sampleRate: Int = SpeechAudio.sampleRate) -> RawSink {
        RawSink(descriptor: STDOUT_FILENO, name: "standard output", sampleRate: sampleRate)
    }

    deinit {
        let descriptor = output.withLock { $0.descriptor }
        if ownsDescriptor, descriptor >= 0 { Foundation.close(descriptor) }
    }

    /// Writes samples.
    public func write(_ samples: [Int16]) throws {
        let before = interruptions.load(ordering: .acquiring)
        try output.withLock { output in
            guard output.descriptor >= 0 else { throw AudioSinkError.closed }
            let resampled = output.resampler?.resample(samples) ?? samples
            try send(resampled, &output, interruptionsBefore: before)
        }
    }

    /// Zero: written samples count as played.
    public var latency: Duration { .zero }

    /// Changes nothing.
    public func flush() {}

    /// Makes a waiting `write` leave out the rest.
    public func interrupt() { interruptions.add(1, ordering: .acquiringAndReleasing) }

    /// Writes the last samples and closes the file. A second call does nothing.
    public func close() throws {
        try output.withLock { output in
            guard output.descriptor >= 0 else { return }
            defer {
                if ownsDescriptor { Foundation.close(output.descriptor) }
                output.descriptor = -1
            }
            let before = interruptions.load(ordering: .acquiring)
            try send(output.resampler?.finish() ?? [], &output, interruptionsBefore: before)
        }
    }

    private func send(_ samples: [Int16], _ output: inout Output, interruptionsBefore before: Int) throws {
        var bytes = output.pending
        bytes.reserveCapacity(bytes.count + samples.count * 2)
        for sample in samples {
            bytes.append(UInt8(truncatingIfNeeded: sample))
            bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        output.pending = []
        var start = 0
        while start < bytes.count {
            guard interruptions.load(ordering: .acquiring) == before else {
                // Half a sample on its own would shift all that follow.
                if !start.isMultiple(of: 2) { output.pending = [bytes[start]] }
                return
            }
            var poller = pollfd(fd: output.descriptor, events: Int16(POLLOUT), revents: 0)
            guard poll(&poller, 1, 10) > 0 else { continue }
            // A pipe that can be written takes this many bytes without a wait.
            let count = BrokenPipe.write(output.descriptor, bytes[start..<min(start + 2048, bytes.count)])
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            guard count > 0 else {
                throw AudioSinkError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
            }
            start += count
        }
    }
}

/// Writes to a pipe without the signal that ends the process when the pipe has no reader.
private enum BrokenPipe {
    static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
        var pipe = sigset_t()
        var before = sigset_t()
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        let failure = errno
        if count < 0, failure == EPIPE, sigismember(&before, SIGPIPE) == 0 {
            // The signal waits for this thread; it is taken before it can be delivered.
            var none = timespec(tv_sec: 0, tv_nsec: 0)
            sigtimedwait(&pipe, nil, &none)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        errno = failure
        return count
    }
}
