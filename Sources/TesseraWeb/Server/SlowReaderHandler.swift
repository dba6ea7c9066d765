import NIOCore

/// Closes a connection whose other end takes nothing of what waits for it. The host keeps what waits in memory.
final class SlowReaderHandler: ChannelInboundHandler {
    typealias InboundIn = Any

    private let time: TimeAmount
    private let onMiss: () -> Void
    private var check: Scheduled<Void>?

    /// Creates a handler that calls `onMiss` and closes its connection if the other end takes nothing for `time`.
    init(time: TimeAmount, onMiss: @escaping () -> Void = {}) {
        self.time = time
        self.onMiss = onMiss
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        check?.cancel()
        check = nil
        if !context.channel.isWritable { watch(context, waiting: Self.waitingBytes(of: context.channel)) }
        context.fireChannelWritabilityChanged()
    }

    func channelInactive(context: ChannelHandlerContext) {
        check?.cancel()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        check?.cancel()
    }

    private func watch(_ context: ChannelHandlerContext, waiting: Int) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        check = context.eventLoop.scheduleTask(in: time) {
            let (handler, context) = bound.value
            let now = Self.waitingBytes(of: context.channel)
            guard now < waiting else {
                handler.onMiss()
                context.close(promise: nil)
                return
            }
            handler.watch(context, waiting: now)
        }
    }

    private static func waitingBytes(of channel: any Channel) -> Int {
        (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }
}
