import Foundation
import Speech

/// Speaks SSIP, the protocol of speech-dispatcher, over its Unix socket.
final class DispatcherClient {
    enum Event {
        case begin
        /// The end of a message, spoken or not.
        case end
    }

    private let socket: Int32
    private var buffer: [UInt8] = []
    private var events: [(event: Event, at: ContinuousClock.Instant)] = []

    init?(socket path: String) {
        socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard connected == 0 else { return nil }
        for command in [
            "SET SELF CLIENT_NAME earshot:benchmark:main", "SET SELF NOTIFICATION ALL ON",
            "SET SELF OUTPUT_MODULE espeak-ng", "SET SELF PRIORITY MESSAGE",
        ] {
            ask(command)
        }
    }

    deinit { close(socket) }

    /// Posts a message and waits until it is accepted.
    func speak(_ text: String) {
        events = []
        ask("SPEAK")
        ask("\(text)\r\n.")
    }

    func cancel() { ask("CANCEL SELF") }

    /// Waits for an event and returns the time when it came.
    func wait(for event: Event, seconds: Double) -> ContinuousClock.Instant? {
        let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
        while true {
            if let index = events.firstIndex(where: { $0.event == event }) { return events.remove(at: index).at }
            guard let line = nextLine(before: deadline) else { return nil }
            note(line)
        }
    }

    /// Reads until nothing has come for half a second.
    func settle() {
        while let line = nextLine(before: .now.advanced(by: .milliseconds(500))) { note(line) }
        events = []
    }

    /// Sends a command and waits for its answer, whose last line has a space after its number.
    private func ask(_ command: String) {
        let bytes = Array((command + "\r\n").utf8)
        _ = send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        let deadline = ContinuousClock.now.advanced(by: .seconds(10))
        while let line = nextLine(before: deadline) {
            let number = line.prefix(3)
            if number.first == "7" {
                note(line)
            } else if line.dropFirst(3).first == " " {
                return
            }
        }
    }

    private func note(_ line: String) {
        // 701 begins, 702 ends, 703 is cancelled; the lines before the last carry the numbers of message and client.
        if line.hasPrefix("701 ") { events.append((.begin, .now)) }
        if line.hasPrefix("702 ") || line.hasPrefix("703 ") { events.append((.end, .now)) }
    }

    private func nextLine(before deadline: ContinuousClock.Instant) -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                let line = String(decoding: buffer[..<end].filter { $0 != 13 }, as: UTF8.self)
                buffer.removeSubrange(...end)
                return line
            }
            let rest = Int32(ContinuousClock.now.milliseconds(to: deadline).rounded(.up))
            var poller = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            guard rest > 0, poll(&poller, 1, rest) > 0 else { return nil }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = recv(socket, &bytes, bytes.count, 0)
            guard count > 0 else { return nil }
            buffer += bytes.prefix(count)
        }
    }
}
