#if ATDriver
import NIOCore
import NIOWebSocket

/// Makes messages of WebSocket frames (RFC 6455), strictly and within limits.
struct MessageAssembler {
    /// The result of a frame.
    enum Step: Equatable {
        /// Nothing yet.
        case nothing
        /// A whole text message.
        case text(String)
        /// A whole message that is not text.
        case binary
        /// A ping, which is answered with the same bytes.
        case ping(ByteBuffer)
        /// The other side closes, with its code if it gave one.
        case close(WebSocketErrorCode?)
        /// The other side broke a rule; the connection ends with this code.
        case violation(WebSocketErrorCode)
    }

    /// The maximum length of a message, in bytes.
    static let longestMessage = 64 << 10
    /// In how many frames a message may come.
    static let mostFrames = 128

    private var parts: ByteBuffer?
    private var isText = false
    private var frames = 0

    /// Takes a frame.
    mutating func take(_ frame: WebSocketFrame) -> Step {
        // A client's frames must be masked, so that they cannot be mistaken for another protocol on their way.
        guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .violation(.protocolError) }
        let data = frame.unmaskedData
        switch frame.opcode {
        case .text, .binary:
            guard parts == nil else { return .violation(.protocolError) }
            isText = frame.opcode == .text
            frames = 0
            return append(data, isLast: frame.fin)
        case .continuation:
            guard parts != nil else { return .violation(.protocolError) }
            return append(data, isLast: frame.fin)
        case .ping: return .ping(data)
        case .pong: return .nothing
        case .connectionClose: return close(data)
        default: return .violation(.protocolError)
        }
    }

    private mutating func append(_ data: ByteBuffer, isLast: Bool) -> Step {
        frames += 1
        var message = parts ?? ByteBuffer()
        parts = nil
        guard message.readableBytes + data.readableBytes <= Self.longestMessage, frames <= Self.mostFrames else {
            return .violation(.messageTooLarge)
        }
        message.writeImmutableBuffer(data)
        guard isLast else {
            parts = message
            return .nothing
        }
        guard isText else { return .binary }
        guard let text = String(validating: message.readableBytesView, as: UTF8.self) else {
            return .violation(.dataInconsistentWithMessage)
        }
        return .text(text)
    }

    private func close(_ data: ByteBuffer) -> Step {
        var data = data
        guard data.readableBytes > 0 else { return .close(nil) }
        guard let number = data.readInteger(as: UInt16.self), Self.isCode(number),
            String(validating: data.readableBytesView, as: UTF8.self) != nil
        else { return .violation(.protocolError) }
        return .close(WebSocketErrorCode(codeNumber: Int(number)))
    }

    /// Whether a code may stand in a close frame.
    private static func isCode(_ number: UInt16) -> Bool {
        switch number {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
#endif
