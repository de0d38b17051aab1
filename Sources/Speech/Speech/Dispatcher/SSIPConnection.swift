import Foundation
import Spawning

/// A connection to speech-dispatcher, for one thread.
struct SSIPConnection: Sendable {
    private let socket: DispatcherSocket
    private var reader = SSIPReader()
    /// Whether a reply violates the protocol; earlier replies still count.
    private var isNonsense = false
    /// Events that came while an answer was awaited.
    private var events: [SSIPReply] = []
    /// The maximum time to wait for an answer.
    private let patience: Duration

    /// Connects, without sending a command.
    init(_ address: DispatcherAddress, patience: Duration) throws(DispatcherFailure) {
        self.patience = patience
        socket = try address.connect()
    }

    /// Sends a command and waits for its answer.
    mutating func command(_ line: String) throws(DispatcherFailure) -> SSIPReply {
        let end = Instant.now.advanced(by: patience)
        try send(Array((line + "\r\n").utf8), until: end)
        while true {
            guard let reply = try receive(until: end, wakeUp: nil) else { throw .silent }
            guard reply.isEvent else { return reply }
            keep(reply)
        }
    }

    /// Sends a command that must not be refused.
    @discardableResult
    mutating func require(_ line: String, _ code: Int? = nil) throws(DispatcherFailure) -> SSIPReply {
        let reply = try command(line)
        guard code.map({ $0 == reply.code }) ?? reply.isDone else { throw .refused("\(reply.code) \(reply.text)") }
        return reply
    }

    /// The next event; nil when the time is over or the thread was woken.
    mutating func event(until end: Instant, wakeUp: WakeUp) throws(DispatcherFailure) -> SSIPReply? {
        guard events.isEmpty else { return events.removeFirst() }
        while let reply = try receive(until: end, wakeUp: wakeUp) {
            if reply.isEvent { return reply }
            // An answer to nothing.
            throw .nonsense
        }
        return nil
    }

    /// Discards the events of utterances that have ended.
    mutating func forgetEvents() { events = [] }

    /// Notifies the daemon that no more commands follow.
    mutating func quit() { try? send(Array("QUIT\r\n".utf8), until: .now) }

    private mutating func keep(_ event: SSIPReply) {
        // No client needs more events than this; a daemon that sends more is not trusted.
        if events.count < 10_000 { events.append(event) }
    }

    // MARK: Bytes

    private func send(_ bytes: [UInt8], until end: Instant) throws(DispatcherFailure) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Foundation.send(socket.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                guard wait(for: Int16(POLLOUT), until: end, wakeUp: nil) == .ready else { throw .silent }
            } else if errno != EINTR {
                throw .gone
            }
        }
    }

    private mutating func receive(until end: Instant, wakeUp: WakeUp?) throws(DispatcherFailure) -> SSIPReply? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            if let reply = reader.next() { return reply }
            guard !isNonsense else { throw .nonsense }
            let count = recv(socket.descriptor, &bytes, bytes.count, 0)
            if count > 0 {
                do { try reader.take(bytes[..<count]) } catch { isNonsense = true }
            } else if count == 0 {
                throw .gone
            } else if errno == EAGAIN {
                guard wait(for: Int16(POLLIN), until: end, wakeUp: wakeUp) == .ready else { return nil }
            } else if errno != EINTR {
                throw .gone
            }
        }
    }

    private enum Waiting {
        case ready, woken, over
    }

    private func wait(for events: Int16, until end: Instant, wakeUp: WakeUp?) -> Waiting {
        while true {
            let rest = max(0, Instant.now.duration(to: end).clampedNanoseconds)
            var waiting = [pollfd(fd: socket.descriptor, events: events, revents: 0)]
            if let wakeUp { waiting.append(pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0)) }
            let count = poll(&waiting, nfds_t(waiting.count), Int32(clamping: (rest + 999_999) / 1_000_000))
            if count == 0 { return .over }
            if count < 0 {
                if errno == EINTR { continue }
                return .over
            }
            if let wakeUp, waiting[1].revents != 0 {
                wakeUp.reset()
                return .woken
            }
            return .ready
        }
    }
}
