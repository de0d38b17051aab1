#if ATDriver
import NIOCore
import NIOWebSocket

/// Closes connections whose other side has gone or has stopped reading.
///
/// An idle client is pinged; one that does not answer is closed. One that does not read its messages is closed as well,
/// so that it cannot block the only session.
final class ConnectionWatch: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    /// Time limits: silence before a connection is pinged, and then until it is closed, and the time for a client to
    /// read.
    struct Limits: Sendable, Hashable {
        /// The silence before a ping, and the time for its answer.
        var silence = TimeAmount.seconds(30)
        /// The maximum time for sent data to wait to be read.
        var reading = TimeAmount.seconds(10)
    }

    private let limits: Limits
    private var silence: Scheduled<Void>?
    private var reading: Scheduled<Void>?
    private var hasPinged = false

    init(limits: Limits) {
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
        awaitSign(context)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        silence?.cancel()
        reading?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        silence?.cancel()
        reading?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        hasPinged = false
        awaitSign(context)
        context.fireChannelRead(data)
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        reading?.cancel()
        reading = nil
        if !context.channel.isWritable {
            let channel = context.channel
            reading = context.eventLoop.scheduleTask(in: limits.reading) { channel.close(promise: nil) }
        }
        context.fireChannelWritabilityChanged()
    }

    private func awaitSign(_ context: ChannelHandlerContext) {
        silence?.cancel()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        silence = context.eventLoop.scheduleTask(in: limits.silence) {
            let (watch, context) = bound.value
            watch.wasSilent(context)
        }
    }

    private func wasSilent(_ context: ChannelHandlerContext) {
        guard !hasPinged else { return context.close(promise: nil) }
        hasPinged = true
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
        awaitSign(context)
    }
}
#endif
