import Foundation
import Synchronization

@testable import Speech

/// A speech-dispatcher of the test on a socket in a temporary folder: it records what it receives and answers by a
/// script.
final class ScriptedDaemon: Sendable {
    /// The commands and messages that it receives.
    enum Command: Equatable {
        case connection
        case command(String)
        /// Text to speak, with its number.
        case message(String, number: Int)
    }

    /// The actions in answer to one.
    enum Act {
        case say(String)
        /// Sends the text byte by byte.
        case drip(String)
        case close
    }

    /// Returns the actions where they differ from a real daemon's; nil for the usual ones.
    typealias Script = @Sendable (Command) -> [Act]?

    let folder: String
    let path: String
    private let script: Mutex<Script>
    private let told = Mutex<[String]>([])
    private let listener: Int32

    init(_ script: @escaping Script = { _ in nil }) throws {
        folder = NSTemporaryDirectory() + "earshot-ssip-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        path = folder + "/s"
        self.script = Mutex(script)
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        self.listener = listener
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) }
        }
        precondition(bound == 0 && listen(listener, 10) == 0)
        Thread.detachNewThread { [self] in
            while case let client = accept(listener, nil, nil), client >= 0 {
                serve(client)
                close(client)
            }
        }
    }

    /// The received commands, and messages as they were sent.
    var commands: [String] { told.withLock { $0 } }

    /// Does something else from now on.
    func become(_ script: @escaping Script) { self.script.withLock { $0 = script } }

    /// Stops answering its clients.
    func end() {
        shutdown(listener, Int32(SHUT_RDWR))
        try? FileManager.default.removeItem(atPath: folder)
    }

    var address: DispatcherAddress { DispatcherAddress(path: path) }

    // MARK: Work

    private func serve(_ client: Int32) {
        var number = 0
        var isMessage = false
        guard act(script.withLock { $0 }(.connection) ?? [], client) else { return }
        for line in Lines(descriptor: client) {
            told.withLock { $0.append(line) }
            if isMessage, line != "." {
                number += 1
                continue
            }
            let event: Command = isMessage ? .message(lastMessage, number: number) : .command(line)
            let acts = script.withLock { $0 }(event) ?? Self.usual(event)
            isMessage = line == "SPEAK" && event == .command("SPEAK")
            guard act(acts, client) else { return }
        }
    }

    private var lastMessage: String { told.withLock { $0.dropLast().last ?? "" } }

    private func act(_ acts: [Act], _ client: Int32) -> Bool {
        for act in acts {
            switch act {
            case .say(let text): Self.write(text, to: client)
            case .drip(let text): for byte in text.utf8 { Self.write([byte], to: client) }
            case .close: return false
            }
        }
        return true
    }

    private static func write(_ text: String, to client: Int32) { write(Array(text.utf8), to: client) }

    private static func write(_ bytes: [UInt8], to client: Int32) {
        _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    // MARK: Answers of a daemon

    static func usual(_ told: Command) -> [Act] {
        switch told {
        case .connection: []
        case .command("SPEAK"): [.say("230 OK RECEIVING DATA\r\n")]
        case .command("LIST OUTPUT_MODULES"): [.say("250-espeak-ng\r\n250-dummy\r\n250 OK MODULE LIST SENT\r\n")]
        case .command("LIST SYNTHESIS_VOICES"):
            [
                .say("249-English (America)\ten-US\tnone\r\n249-English (America)+Max\ten-US\tMax\r\n"),
                .say("249-German\tde\tnone\r\n249 OK VOICE LIST SENT\r\n"),
            ]
        case .command("QUIT"): [.close]
        case .command(let line) where line.hasPrefix("CHAR "):
            [.say("225-1\r\n225 OK MESSAGE QUEUED\r\n" + event(701, 1) + event(702, 1))]
        case .command: [.say("210 OK\r\n")]
        case .message(let text, let number):
            [.say(queued(number) + event(701, number) + marks(text, number) + event(702, number))]
        }
    }

    static func queued(_ number: Int) -> String { "225-\(number)\r\n225 OK MESSAGE QUEUED\r\n" }

    static func event(_ code: Int, _ number: Int, mark: Int? = nil) -> String {
        "\(code)-\(number)\r\n\(code)-7\r\n" + (mark.map { "\(code)-\($0)\r\n" } ?? "") + "\(code) EVENT\r\n"
    }

    /// An event for each of the first marks of a message.
    static func marks(_ text: String, _ number: Int, first: Int = .max) -> String {
        let count = min(first, text.components(separatedBy: "<mark ").count - 1)
        return (0..<count).map { event(700, number, mark: $0) }.joined()
    }
}

/// The lines that come from a descriptor.
private struct Lines: Sequence, IteratorProtocol {
    let descriptor: Int32
    private var bytes: [UInt8] = []

    init(descriptor: Int32) { self.descriptor = descriptor }

    mutating func next() -> String? {
        while true {
            if let end = bytes.firstIndex(of: 0x0A) {
                let line = bytes[..<end].filter { $0 != 0x0D }
                bytes.removeSubrange(...end)
                return String(decoding: line, as: UTF8.self)
            }
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            bytes += buffer[..<count]
        }
    }
}
