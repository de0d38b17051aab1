import NIOCore
import NIOHTTP1
import NIOWebSocket
import Testing

@testable import ATDriver

@Suite struct `WebSocket messages` {
    private static func frame(
        _ bytes: [UInt8], _ opcode: WebSocketOpcode = .text, fin: Bool = true, isMasked: Bool = true
    ) -> WebSocketFrame {
        var data = ByteBuffer(bytes: bytes)
        let key = WebSocketMaskingKey([1, 2, 3, 4])
        if isMasked, let key { data.webSocketMask(key) }
        return WebSocketFrame(fin: fin, opcode: opcode, maskKey: isMasked ? key : nil, data: data)
    }

    @Test func `a message may come in pieces, with pings between them`() {
        var assembler = MessageAssembler()
        // The two bytes of one character come apart.
        #expect(assembler.take(Self.frame([0x61, 0xC3], fin: false)) == .nothing)
        #expect(assembler.take(Self.frame([1], .ping)) == .ping(ByteBuffer(bytes: [1])))
        #expect(assembler.take(Self.frame([0xA9], .continuation)) == .text("aé"))
        #expect(assembler.take(Self.frame([], .pong)) == .nothing)
        #expect(assembler.take(Self.frame([0], .binary)) == .binary)
    }

    static let violations: [([WebSocketFrame], WebSocketErrorCode)] = [
        ([frame([0x61], isMasked: false)], .protocolError),
        ([frame([0x61], .continuation)], .protocolError),
        ([frame([0x61], fin: false), frame([0x61])], .protocolError),
        ([frame([0xFF])], .dataInconsistentWithMessage),
        ([frame([0xC3])], .dataInconsistentWithMessage),
        ([frame([3], .connectionClose)], .protocolError),
        ([frame([0, 1], .connectionClose)], .protocolError),
        (
            Array(repeating: frame([], fin: false), count: 1)
                + Array(
                    repeating: frame([], .continuation, fin: false), count: 128), .messageTooLarge
        ),
        (
            [
                frame(Array(repeating: 0x61, count: 40_000), fin: false),
                frame(Array(repeating: 0x61, count: 40_000), .continuation),
            ], .messageTooLarge
        ),
    ]

    @Test(arguments: violations.indices)
    func `what breaks the rules ends with its code`(index: Int) {
        var assembler = MessageAssembler()
        let (frames, code) = Self.violations[index]
        var steps = frames.map { assembler.take($0) }
        #expect(steps.removeLast() == .violation(code))
        #expect(steps.allSatisfy { $0 == .nothing })
    }

    @Test func `the code of the other side is taken`() {
        var assembler = MessageAssembler()
        #expect(assembler.take(Self.frame([0x03, 0xE8], .connectionClose)) == .close(.normalClosure))
        #expect(assembler.take(Self.frame([], .connectionClose)) == .close(nil))
    }

    @Test(arguments: [
        ("localhost", true), ("LOCALHOST:4382", true), ("127.0.0.1:1", true), ("[::1]:4382", true), ("[::1]", true),
        ("evil.example", false), ("127.0.0.1.evil.example", false), ("localhost:80:80", false), ("", false),
        ("[::1", false), ("[::1]x", false), ("localhost@evil", false),
    ])
    func `only names of the loopback device are let in`(host: String, isAllowed: Bool) {
        #expect(Admission.isLoopback(host) == isAllowed)
    }

    @Test(
        arguments: [
            ("/session", [("Host", "localhost"), ("Upgrade", "WebSocket")], nil),
            ("/", [("Host", "localhost"), ("Upgrade", "websocket")], .notFound),
            ("/session?x", [("Host", "localhost"), ("Upgrade", "websocket")], .notFound),
            ("/session", [("Upgrade", "websocket")], .misdirectedRequest),
            (
                "/session", [("Host", "localhost"), ("Host", "localhost"), ("Upgrade", "websocket")],
                .misdirectedRequest
            ),
            ("/session", [("Host", "a.example"), ("Upgrade", "websocket")], .misdirectedRequest),
            ("/session", [("Host", "localhost"), ("Origin", "null"), ("Upgrade", "websocket")], .forbidden),
            ("/session", [("Host", "localhost")], .upgradeRequired),
        ] as [(String, [(String, String)], HTTPResponseStatus?)])
    func `pages of browsers are turned away`(uri: String, headers: [(String, String)], status: HTTPResponseStatus?) {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: HTTPHeaders(headers))
        #expect(Admission.refusal(of: head) == status)
    }
}
