import NIOCore
import NIOHTTP1

/// Closes a connection whose request is not whole in time. Visitors who send halves of requests would fill the host with
/// connections otherwise.
///
/// The time begins with the first bytes of a request. ``RequestEnd`` reports the end, since the bytes do not show where a request
/// ends.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The name of the handler in its pipeline.
    static let name = "request deadline"

    private let time: TimeAmount
    private let onMiss: @Sendable () -> Void
    private var task: Scheduled<Void>?

    /// Creates a handler that allows each request `time` from its first byte to its last, and calls `onMiss` before it closes a
    /// connection.
    init(time: TimeAmount, onMiss: @escaping @Sendable () -> Void = {}) {
        self.time = time
        self.onMiss = onMiss
    }

    /// True while a request has begun and is not whole.
    var isRunning: Bool { task != nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if task == nil {
            let channel = context.channel
            task = context.eventLoop.scheduleTask(in: time) { [onMiss] in
                // The connection may have ended just now, because its time for a first request was over.
                guard channel.isActive else { return }
                onMiss()
                channel.close(promise: nil)
            }
        }
        context.fireChannelRead(data)
    }

    func channelInactive(context: ChannelHandlerContext) {
        requestEnded()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        requestEnded()
    }

    /// Notes that the request is whole.
    func requestEnded() {
        task?.cancel()
        task = nil
    }
}

/// Reports the ends of requests to a ``RequestDeadline`` and to the host.
final class RequestEnd: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// The name of the handler in its pipeline.
    static let name = "request end"

    private let deadline: RequestDeadline
    private let onEnd: () -> Void

    /// Creates a handler that reports to `deadline` and calls `onEnd` at the end of each request.
    init(_ deadline: RequestDeadline, onEnd: @escaping () -> Void) {
        self.deadline = deadline
        self.onEnd = onEnd
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .end = Self.unwrapInboundIn(data) {
            deadline.requestEnded()
            onEnd()
        }
        context.fireChannelRead(data)
    }
}
