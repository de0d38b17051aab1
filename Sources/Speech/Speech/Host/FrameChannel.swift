import Foundation
import Synchronization

/// Sends and receives frames over one socket, which it owns. One thread at a time may receive, one may send.
package final class FrameChannel: Sendable {
    /// Why a frame did not come or go.
    package enum Failure: Error {
        /// The other side is gone, or has sent an invalid frame.
        case closed
        /// The time was over.
        case timedOut
    }

    /// Received bytes that have not been taken: those from `start` to `end`.
    private struct Buffer: Sendable {
        var bytes = [UInt8](repeating: 0, count: FrameChannel.capacity)
        var start = 0
        var end = 0
    }

    /// The maximum number of bytes per read, unless a frame is longer.
    private static let capacity = 32_768

    private let descriptor: Int32
    private let buffer = Mutex(Buffer())

    /// Takes over a connected socket.
    ///
    /// - Parameter sendTimeout: How many seconds a reader that takes nothing is waited for, or nil for ever.
    package init(descriptor: Int32, sendTimeout: Int? = nil) {
        self.descriptor = descriptor
        guard let sendTimeout else { return }
        var limit = timeval(tv_sec: sendTimeout, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
        close(descriptor)
    }

    /// Sends a whole frame; a vanished reader is an error, not a signal.
    package func send(_ frame: [UInt8]) throws(Failure) {
        var position = 0
        while position < frame.count {
            let count = frame.withUnsafeBytes { bytes in
                Foundation.send(
                    descriptor, bytes.baseAddress.map { $0 + position }, bytes.count - position, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .closed }
            position += count
        }
    }

    /// Waits for the next frame and returns it without its length.
    ///
    /// - Parameter timeout: How long to wait for more bytes, or nil for ever.
    package func receive(timeout: Duration?) throws(Failure) -> ArraySlice<UInt8> {
        try buffer.withLock { (buffer) throws(Failure) in
            while true {
                if let payload = try Self.takeFrame(&buffer) { return payload }
                try fill(&buffer, timeout: timeout)
            }
        }
    }

    private static func takeFrame(_ buffer: inout Buffer) throws(Failure) -> ArraySlice<UInt8>? {
        let start = buffer.start
        guard buffer.end - start >= 4 else { return nil }
        var length = 0
        for index in 0..<4 { length |= Int(buffer.bytes[start + index]) << (8 * index) }
        guard length > 0, length <= FrameReader.longest else { throw .closed }
        guard buffer.end - start >= 4 + length else { return nil }
        buffer.start += 4 + length
        return buffer.bytes[start + 4..<start + 4 + length]
    }

    private func fill(_ buffer: inout Buffer, timeout: Duration?) throws(Failure) {
        if let timeout {
            var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let milliseconds = Int32(clamping: (timeout.clampedNanoseconds + 999_999) / 1_000_000)
            let ready = poll(&poller, 1, milliseconds)
            if ready < 0, errno == EINTR { return }
            guard ready > 0 else { throw ready == 0 ? .timedOut : .closed }
        }
        makeRoom(&buffer)
        let end = buffer.end
        let count = buffer.bytes.withUnsafeMutableBytes { bytes in
            recv(descriptor, bytes.baseAddress.map { $0 + end }, bytes.count - end, 0)
        }
        if count < 0, errno == EINTR { return }
        guard count > 0 else { throw .closed }
        buffer.end += count
    }

    /// Moves unread bytes to the front, and makes the buffer larger if a long frame has filled it.
    private func makeRoom(_ buffer: inout Buffer) {
        if buffer.start > 0 {
            let rest = buffer.end - buffer.start
            buffer.bytes.withUnsafeMutableBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                memmove(base, base + buffer.start, rest)
            }
            buffer.start = 0
            buffer.end = rest
        }
        guard buffer.end == buffer.bytes.count else { return }
        buffer.bytes += [UInt8](repeating: 0, count: buffer.bytes.count)
    }
}
