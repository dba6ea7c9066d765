import NIOCore
import NIOHTTP1

/// Answers what is not HTTP, and closes the connection.
///
/// NIO's upgrade handler (as of 2.101) would wait for a first request without end. HummingbirdCore (as of 2.28) would answer
/// later ones, too. But the handler that compresses responses (swift-nio-extras as of 1.35) ends the whole program at a response
/// without a request.
final class InvalidRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The name of the handler in its pipeline.
    static let name = "invalid request"

    /// The number of requests whose responses have not ended.
    private var openRequests = 0

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = Self.unwrapInboundIn(data) { openRequests += 1 }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = Self.unwrapOutboundIn(data) { openRequests -= 1 }
        context.write(data, promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard error is HTTPParserError else {
            context.fireErrorCaught(error)
            return
        }
        // In the middle of a response the answer would be read as a part of that.
        if openRequests == 0 {
            let head = HTTPResponseHead(
                version: .http1_1, status: .badRequest,
                headers: ["Connection": "close", "Content-Length": "0"])
            context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
            context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
        }
        context.close(promise: nil)
    }
}
