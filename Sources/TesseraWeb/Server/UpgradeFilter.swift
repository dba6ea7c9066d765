import NIOCore
import NIOHTTP1

/// Removes the `Upgrade` header from requests that are not upgraded, so that they are answered as HTTP
/// requests.
///
/// NIO's upgrade handler loses the head of a request that none of its upgraders accepts (as of 2.101), so
/// that the request could not be answered. Without its `Upgrade` header it is an ordinary request.
final class UpgradeFilter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let isGranted: (HTTPRequestHead) -> Bool

    /// Creates a filter that does not change requests for which `isGranted` returns true.
    init(isGranted: @escaping (HTTPRequestHead) -> Bool) {
        self.isGranted = isGranted
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // Only the first request can upgrade a connection.
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

/// Closes a connection without requests when the host shuts down. Browsers open some connections in advance.
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
