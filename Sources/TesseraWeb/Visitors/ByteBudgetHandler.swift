import NIOCore

/// Counts the bytes of a connection for its visitor, and reads no more from the connection while the visitor has used up its
/// bytes. The system then slows the visitor down.
/// A visitor that stays overdrawn loses its connection, since deadlines of requests and unanswered pings go on.
final class ByteBudgetHandler: ChannelDuplexHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let visitors: Visitors
    private let visitor: IPAddress
    private var waiting: Scheduled<Void>?

    /// Creates the handler of a connection of `visitor`.
    init(_ visitors: Visitors, _ visitor: IPAddress) {
        self.visitors = visitors
        self.visitor = visitor
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        visitors.spend(received: Self.unwrapInboundIn(data).readableBytes, by: visitor)
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        visitors.spend(sent: Self.unwrapOutboundIn(data).readableBytes, by: visitor)
        context.write(data, promise: promise)
    }

    func read(context: ChannelHandlerContext) {
        guard waiting == nil else { return }
        guard let wait = visitors.wait(of: visitor) else {
            context.read()
            return
        }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        waiting = context.eventLoop.scheduleTask(in: wait) {
            let (handler, context) = bound.value
            handler.waiting = nil
            handler.read(context: context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        waiting?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        waiting?.cancel()
        context.fireChannelInactive()
    }
}
