#if ATDriver
import NIOCore
import NIOHTTP1

/// The check of a request to open a connection. A page in a browser can reach the loopback device, also by a custom
/// name that resolves to it (DNS rebinding), so the request must name the loopback device itself and come from no page.
enum Admission {
    /// Nil if the request may become a connection, else how it is answered.
    static func refusal(of head: HTTPRequestHead) -> HTTPResponseStatus? {
        guard head.uri == "/session" else { return .notFound }
        let hosts = head.headers[canonicalForm: "host"]
        guard hosts.count == 1, isLoopback(String(hosts[0])) else { return .misdirectedRequest }
        guard head.headers["origin"].isEmpty else { return .forbidden }
        guard head.method == .GET,
            head.headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" })
        else { return .upgradeRequired }
        return nil
    }

    /// Whether the value of a `Host` header names the loopback device, with or without a port.
    static func isLoopback(_ host: String) -> Bool {
        let name: Substring
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return false }
            name = host[...end]
        } else {
            name = host.prefix { $0 != ":" }
        }
        let port = host.dropFirst(name.count)
        guard port.isEmpty || port.hasPrefix(":") && port.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return false
        }
        return ["localhost", "127.0.0.1", "[::1]"].contains(name.lowercased())
    }
}

/// Answers requests that may not become a connection, and lets the others through.
final class AdmissionGate: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        case waiting
        case open
        case refused
    }

    private let isClosed: Bool
    private var state = State.waiting

    /// - Parameter isClosed: whether there is no room for another connection.
    init(isClosed: Bool) {
        self.isClosed = isClosed
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch state {
        // Data after the handshake is no longer HTTP and must not be inspected.
        case .open: context.fireChannelRead(data)
        case .refused: break
        case .waiting:
            guard case .head(let head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
            if let status = isClosed ? .serviceUnavailable : Admission.refusal(of: head) {
                state = .refused
                refuse(context, status)
            } else {
                state = .open
                context.fireChannelRead(data)
            }
        }
    }

    private func refuse(_ context: ChannelHandlerContext, _ status: HTTPResponseStatus) {
        var headers = HTTPHeaders([("Connection", "close"), ("Content-Length", "0")])
        if status == .upgradeRequired { headers.add(name: "Upgrade", value: "websocket") }
        let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }
}
#endif
