#if ATDriver
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// Serves the W3C AT Driver protocol over WebSocket, on the loopback device only.
///
/// A client opens `ws://127.0.0.1:PORT/session`, creates the only session with `session.new` and drives a screen reader
/// on virtual time: the answer to a command comes after everything that the command caused was spoken, each utterance
/// as an event `interaction.capturedOutput` and, when it has ended, `earshot:interaction.outputEnded`. Closing the
/// connection ends the session.
///
/// Messages have at most 64 KiB. A browser's page cannot connect: the request must name the loopback device and carry
/// no `Origin`.
public final class ATDriverServer: Sendable {
    typealias WebSocketChannel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

    enum Negotiated: Sendable {
        case webSocket(WebSocketChannel)
        case refused
    }

    /// The bounds of the connections.
    struct Limits: Sendable {
        /// The maximum number of connections.
        var connections = 16
        /// The maximum time for a client to request the protocol.
        var handshake = TimeAmount.seconds(5)
        var watch = ConnectionWatch.Limits()
    }

    private let endpoint: ATDriverEndpoint
    private let limits: Limits
    private let connections = Atomic(0)

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - version: The version of the screen reader for the capability `atVersion`: numbers and points.
    ///   - makeReader: Makes a screen reader for each session, and again when its settings change.
    @MainActor public convenience init(version: String, makeReader: @escaping MakeReader) {
        self.init(version: version, limits: Limits(), makeReader: makeReader)
    }

    @MainActor init(version: String, limits: Limits, makeReader: @escaping MakeReader) {
        endpoint = ATDriverEndpoint(version: version, makeReader: makeReader)
        self.limits = limits
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameters:
    ///   - port: The port to listen on, 0 for any that is free.
    ///   - onListening: Called with the port once connections are accepted.
    /// - Throws: The reason why the port can't be listened on.
    public func run(port: Int, onListening: @Sendable (Int) -> Void = { _ in }) async throws {
        let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .serverChannelOption(.backlog, value: 64)
            .bind(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture { try self.configure(channel) }
            }
        try await server.executeThenClose { clients in
            onListening(server.channel.localAddress?.port ?? port)
            try await withThrowingDiscardingTaskGroup { group in
                for try await client in clients {
                    group.addTask { await self.serve(client) }
                }
            }
        }
    }

    // MARK: Handshake

    private func configure(_ channel: any Channel) throws -> EventLoopFuture<Negotiated> {
        let count = connections.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
        channel.closeFuture.whenComplete { _ in
            self.connections.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        }
        let isTooMany = count > limits.connections
        let deadline = channel.eventLoop.scheduleTask(in: limits.handshake) { channel.close(promise: nil) }
        let upgrader = NIOTypedWebSocketServerUpgrader<Negotiated>(
            maxFrameSize: MessageAssembler.longestMessage,
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { [limits] channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    deadline.cancel()
                    try channel.pipeline.syncOperations.addHandler(ConnectionWatch(limits: limits.watch))
                    return Negotiated.webSocket(try WebSocketChannel(wrappingChannelSynchronously: channel))
                }
            })
        let configuration = NIOTypedHTTPServerUpgradeConfiguration(
            upgraders: [upgrader],
            notUpgradingCompletionHandler: { channel in
                channel.close(promise: nil)
                return channel.eventLoop.makeSucceededFuture(.refused)
            })
        let negotiated = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
            configuration: .init(upgradeConfiguration: configuration))
        let upgrade = try channel.pipeline.syncOperations.handler(
            type: NIOTypedHTTPServerUpgradeHandler<Negotiated>.self)
        try channel.pipeline.syncOperations.addHandler(
            AdmissionGate(isClosed: isTooMany), position: .before(upgrade))
        return negotiated
    }

    private func serve(_ client: EventLoopFuture<Negotiated>) async {
        // A client that leaves in the middle of the handshake, or of anything else, is its own affair.
        guard case .webSocket(let channel)? = try? await client.get() else { return }
        await converse(channel)
    }

    // MARK: Conversation

    private func converse(_ channel: WebSocketChannel) async {
        let connection = await endpoint.connect()
        try? await channel.executeThenClose { inbound, outbound in
            var assembler = MessageAssembler()
            for try await frame in inbound {
                switch assembler.take(frame) {
                case .nothing: break
                case .text(let text):
                    for message in await endpoint.handle(text, from: connection) {
                        try await outbound.write(Self.frame(message))
                    }
                case .binary:
                    for message in await endpoint.answerBinary() { try await outbound.write(Self.frame(message)) }
                case .ping(let data): try await outbound.write(WebSocketFrame(fin: true, opcode: .pong, data: data))
                case .close(let code): return try await outbound.write(Self.closing(code ?? .normalClosure))
                case .violation(let code): return try await outbound.write(Self.closing(code))
                }
            }
        }
        await endpoint.disconnect(connection)
    }

    private static func frame(_ message: String) -> WebSocketFrame {
        WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: message))
    }

    private static func closing(_ code: WebSocketErrorCode) -> WebSocketFrame {
        var data = ByteBuffer()
        data.write(webSocketErrorCode: code)
        return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    }
}
#endif
