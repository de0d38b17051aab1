import Foundation
import Spawning
import Speech

/// Moves bytes between descriptors and an `AnnounceServer`, on one thread.
package final class AnnounceLoop {
    private struct Peer {
        var input: Int32
        var output: Int32
        var isSocket: Bool
    }

    private(set) var server: AnnounceServer
    private let socket: AnnounceSocket?
    private let wakeUp: WakeUp
    private let clientOfInput: Int?
    private var peers: [Int: Peer] = [:]
    /// The number of mistakes of clients that have disconnected.
    package private(set) var mistakes = 0
    package private(set) var failures = 0
    /// Why a recording could not be completed.
    package private(set) var closingError: (any Error)?
    /// The first failure to write events to standard output; nil if all were written or the reader has closed the pipe.
    package private(set) var lost: Loss?
    /// Whether a connection waits that can't be taken before another one is closed.
    private var isStuck = false

    /// The real time without input after which virtual time passes until all speech has ended, in milliseconds: the
    /// clients then wait for events. It is longer than a busy machine delays a client between two of its lines.
    package static let quietTime: Int32 = 500

    /// A failure to write events.
    package struct Loss {
        package var code: Int32
        /// The number of announcements that had not ended, whose later events were lost.
        package var announcements: Int
    }

    /// Serves the clients of a socket.
    package init(server: AnnounceServer, socket: AnnounceSocket, wakeUp: WakeUp) {
        self.server = server
        self.socket = socket
        self.wakeUp = wakeUp
        clientOfInput = nil
    }

    /// Serves one client that sends to one descriptor and reads from another, until all is spoken.
    package init(server: AnnounceServer, input: Int32, output: Int32, wakeUp: WakeUp) {
        self.server = server
        self.wakeUp = wakeUp
        socket = nil
        clientOfInput = self.server.connect()
        if let clientOfInput { peers[clientOfInput] = Peer(input: input, output: output, isSocket: false) }
    }

    /// Runs until the end is requested or, without a socket, until every event for the client has been written.
    package func run(until isEnded: () -> Bool = { EndRequest.wasAsked }) {
        while !isEnded() {
            server.update()
            if server.speaker.isVirtual, passVirtualTime() { continue }
            for (client, peer) in peers where peer.isSocket && server.isDone(client) { drop(client) }
            if let clientOfInput, server.isDone(clientOfInput) || peers[clientOfInput] == nil { break }
            if !poll() { passQuietTime() }
        }
        do {
            try server.shutdown()
        } catch {
            closingError = error
        }
        for client in peers.keys { flush(client) }
        for client in Array(peers.keys) { drop(client) }
    }

    /// Lets virtual time pass once all available input has been read and a client is waiting for it.
    private func passVirtualTime() -> Bool {
        guard server.wantsVirtualTime, let next = server.nextTime, !isOutputCrowded else { return false }
        guard peers.keys.allSatisfy({ !server.wantsInput(of: $0) || !isReadable($0) }) else { return false }
        server.speaker.advance(to: next)
        return true
    }

    /// Lets virtual time pass until all speech has ended, because no client has sent anything for a while.
    private func passQuietTime() {
        guard server.speaker.isVirtual else { return }
        while !isOutputCrowded, let next = server.speaker.nextEventTime {
            server.speaker.advance(to: next)
            server.update()
        }
    }

    /// Whether virtual time must not pass: a client that reads slowly gets the same events as one that reads
    /// immediately.
    private var isOutputCrowded: Bool { clientOfInput.flatMap { server.clients[$0]?.isOutputCrowded } ?? false }

    private func isReadable(_ client: Int) -> Bool {
        guard let peer = peers[client] else { return false }
        var item = pollfd(fd: peer.input, events: Int16(POLLIN), revents: 0)
        return Foundation.poll(&item, 1, 0) > 0
    }

    // MARK: Waiting

    /// Waits until there is something to do, and does it. Returns whether there was something before the time was over.
    private func poll() -> Bool {
        // Lists each descriptor once, and only those that are waited for: `poll` rejects a list longer than the limit
        // of open files, and the loop would then spin.
        var items: [pollfd] = []
        func wait(for descriptor: Int32, _ events: Int16) -> Int {
            items.append(pollfd(fd: descriptor, events: events, revents: 0))
            return items.count - 1
        }
        let ofWakeUp = wait(for: wakeUp.descriptor, Int16(POLLIN))
        let ofSocket = isStuck ? nil : socket.map { wait(for: $0.descriptor, Int16(POLLIN)) }
        var ofPeers: [(client: Int, input: Int?, output: Int?)] = []
        for client in peers.keys.sorted() {
            guard let peer = peers[client] else { continue }
            let reads = server.wantsInput(of: client) ? Int16(POLLIN) : 0
            let writes = (server.clients[client]?.unsent ?? 0) > 0 ? Int16(POLLOUT) : 0
            if peer.isSocket {
                let both = wait(for: peer.input, reads | writes)
                ofPeers.append((client, both, both))
            } else {
                // The end of a pipe shows for ever.
                let input = reads == 0 ? nil : wait(for: peer.input, reads)
                ofPeers.append((client, input, wait(for: peer.output, writes)))
            }
        }
        let count = Foundation.poll(&items, nfds_t(items.count), timeout)
        guard count > 0 else { return count < 0 }
        func shown(_ index: Int?) -> Int16 { index.map { items[$0].revents } ?? 0 }
        if shown(ofWakeUp) != 0 { wakeUp.reset() }
        if shown(ofSocket) != 0 { acceptClients() }
        for (client, input, output) in ofPeers { serve(client, shown(input), shown(output)) }
        return true
    }

    /// The maximum time to wait, in milliseconds; -1 for no limit.
    private var timeout: Int32 {
        if server.speaker.isVirtual { return server.speaker.nextEventTime == nil ? -1 : Self.quietTime }
        guard let next = server.nextTime else { return -1 }
        let nanoseconds = max(0, server.speaker.now.duration(to: next).clampedNanoseconds)
        return Int32(clamping: (nanoseconds + 999_999) / 1_000_000)
    }

    private func acceptClients() {
        while let socket {
            switch socket.accept() {
            case .client(let descriptor):
                guard let client = server.connect() else {
                    turnAway(descriptor)
                    continue
                }
                peers[client] = Peer(input: descriptor, output: descriptor, isSocket: true)
            case .turnedAway(let descriptor): turnAway(descriptor)
            case .stuck:
                isStuck = true
                return
            case .none: return
            }
        }
    }

    private func turnAway(_ descriptor: Int32) {
        let line = AnnounceMistake("too many clients", remedy: "close a connection and connect again")
        let bytes = Array((AnnounceReply.line(for: line, number: 0) + "\n").utf8)
        _ = Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        close(descriptor)
    }

    // MARK: Moving bytes

    private func serve(_ client: Int, _ input: Int16, _ output: Int16) {
        guard let peer = peers[client] else { return }
        let gone = Int16(POLLERR) | Int16(POLLHUP) | Int16(POLLNVAL)
        if peer.isSocket, (input | output) & gone != 0 { return drop(client) }
        if !peer.isSocket, output & (Int16(POLLERR) | Int16(POLLNVAL)) != 0 { return drop(client) }
        if output & Int16(POLLOUT) != 0, !send(client, peer) { return drop(client) }
        if input & (Int16(POLLIN) | gone) != 0 { receive(client, peer) }
    }

    private func receive(_ client: Int, _ peer: Peer) {
        var buffer = [UInt8](repeating: 0, count: 32 << 10)
        let count = read(peer.input, &buffer, buffer.count)
        if count > 0 {
            server.receive(buffer[..<count], from: client)
        } else if count == 0 {
            server.endInput(of: client)
        } else if errno != EINTR && errno != EAGAIN {
            if peer.isSocket { drop(client) } else { server.endInput(of: client) }
        }
    }

    /// Writes as much as possible without waiting, and returns whether the reader is still connected.
    private func send(_ client: Int, _ peer: Peer) -> Bool {
        // So much a pipe takes without waiting once it takes anything.
        let piece = Array(server.output(for: client, atMost: 4096))
        let count = write(peer.output, piece, piece.count)
        if count > 0 {
            server.didSend(count, to: client)
            return true
        }
        let code = errno
        if code == EINTR || code == EAGAIN { return true }
        // A reader that has closed its pipe needs no more events; any other error loses some.
        if !peer.isSocket, code != EPIPE, lost == nil {
            lost = Loss(code: code, announcements: server.clients[client]?.pending.count ?? 0)
        }
        return false
    }

    /// Writes the last lines, if the reader accepts them within 200 milliseconds each.
    private func flush(_ client: Int) {
        guard let peer = peers[client] else { return }
        while (server.clients[client]?.unsent ?? 0) > 0 {
            var item = pollfd(fd: peer.output, events: Int16(POLLOUT), revents: 0)
            guard Foundation.poll(&item, 1, 200) > 0, item.revents & Int16(POLLOUT) != 0, send(client, peer) else {
                return
            }
        }
    }

    private func drop(_ client: Int) {
        guard let peer = peers.removeValue(forKey: client) else { return }
        mistakes += server.clients[client]?.mistakes ?? 0
        failures += server.clients[client]?.failures ?? 0
        server.disconnect(client)
        if peer.isSocket { close(peer.input) }
        isStuck = false
    }
}
