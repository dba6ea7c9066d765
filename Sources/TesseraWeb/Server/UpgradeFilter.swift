import NIOCore
import NIOHTTP1

/// Leaves to HTTP the requests whose wish for another protocol is not granted.
///
/// NIO's upgrade handler loses the head of a request that none of its upgraders accepts (seen with 2.101), so that
/// the request could not be answered. Without its `Upgrade` header it is a request as any other.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let isGranted: (HTTPRequestHead) -> Bool

    /// Creates a filter that keeps the wishes of requests for which `isGranted` is true.
    init(isGranted: @escaping (HTTPRequestHead) -> Bool) {
        self.isGranted = isGranted
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // A connection may be upgraded by its first request only.
        defer { context.pipeline.syncOperations.removeHandler(self, promise: nil) }
        guard case .head(var head) = Self.unwrapInboundIn(data), head.headers.contains(name: "Upgrade"),
            !(head.method == .GET && isGranted(head))
        else {
            context.fireChannelRead(data)
            return
        }
        head.headers.remove(name: "Upgrade")
        context.fireChannelRead(Self.wrapInboundOut(.head(head)))
    }
}

/// Closes a connection that has not said anything yet when the host goes away. Browsers open some in advance.
final class SilentConnectionHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}
