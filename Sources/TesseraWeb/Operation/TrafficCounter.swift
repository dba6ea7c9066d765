import NIOCore

/// Counts the messages of a WebSocket, and the WebSocket itself while it is open.
final class TrafficCounter: ChannelDuplexHandler {
    typealias InboundIn = InboundMessage
    typealias InboundOut = InboundMessage
    typealias OutboundIn = OutboundMessage
    typealias OutboundOut = OutboundMessage

    private let metrics: HostMetrics

    /// Creates a handler that counts in `metrics`.
    init(_ metrics: HostMetrics) {
        self.metrics = metrics
    }

    func handlerAdded(context: ChannelHandlerContext) {
        metrics.connected(1)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        metrics.connected(-1)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .text(let text) = Self.unwrapInboundIn(data) { metrics.received(text.readableBytes) }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch Self.unwrapOutboundIn(data) {
        case .text(let text): metrics.sent(text.readableBytes)
        case .farewell(let text, _): if let text { metrics.sent(text.readableBytes) }
        }
        context.write(data, promise: promise)
    }
}
