import NIOCore
import NIOHTTP1

/// Counts the requests of a connection for their visitors.
///
/// On a connection of a trusted proxy it counts their bytes as well. ``ByteBudgetHandler`` counts all bytes of a connection for
/// one visitor, but the requests of a proxy are of many.
final class RequestMeter: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// The name of the handler in its pipeline.
    static let name = "request meter"

    private let visitors: Visitors
    private let countsBytes: Bool
    private let visitorOf: (_ forwarded: [String]) -> IPAddress?
    /// The visitor of the request whose body arrives.
    private var visitor: IPAddress?

    /// Creates a handler that asks `visitorOf` for the visitor of a request with the given `X-Forwarded-For` headers.
    init(
        _ visitors: Visitors, countsBytes: Bool,
        visitorOf: @escaping (_ forwarded: [String]) -> IPAddress?
    ) {
        self.visitors = visitors
        self.countsBytes = countsBytes
        self.visitorOf = visitorOf
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch Self.unwrapInboundIn(data) {
        case .head(let head):
            visitor = visitorOf(head.headers["X-Forwarded-For"])
            if let visitor {
                visitors.spend(requests: 1, received: countsBytes ? Self.size(of: head) : 0, by: visitor)
            }
        case .body(let part):
            if countsBytes, let visitor { visitors.spend(received: part.readableBytes, by: visitor) }
        case .end: break
        }
        context.fireChannelRead(data)
    }

    /// Returns the number of bytes of a request before its body, as HTTP/1.1 writes it.
    static func size(of head: HTTPRequestHead) -> Int {
        let line = head.method.rawValue.utf8.count + head.uri.utf8.count + " HTTP/1.1\r\n".utf8.count + 1
        return head.headers.reduce(line + 2) {
            $0 + $1.name.utf8.count + $1.value.utf8.count + ": \r\n".utf8.count
        }
    }
}
