import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import TesseraWeb

struct VisitorsTests {
    private let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

    @Test func `visitor has at most as many connections as allowed`() throws {
        let visitors = Visitors(VisitorLimits(connections: 2))
        let visitor = try #require(IPAddress("192.0.2.7"))
        let other = try #require(IPAddress("192.0.2.8"))
        #expect(visitors.openConnection(of: visitor))
        #expect(visitors.openConnection(of: visitor))
        #expect(!visitors.openConnection(of: visitor))
        #expect(visitors.openConnection(of: other))
        visitors.closeConnection(of: visitor)
        #expect(visitors.openConnection(of: visitor))
    }

    @Test func `budget saves bytes for ten seconds and earns them back`() {
        var budget = RateBudget(rate: 100, at: start)
        budget.spend(1000, at: start)
        #expect(budget.overdraft(at: start) == nil)
        budget.spend(50, at: start)
        #expect(budget.overdraft(at: start) == .nanoseconds(500_000_001))
        #expect(budget.overdraft(at: start + .seconds(1)) == nil)
        #expect(budget.isFull(at: start + .seconds(10)) == false)
        #expect(budget.isFull(at: start + .seconds(11)) == true)
    }

    @Test func `visitor waits for the slower of its two budgets`() throws {
        let visitors = Visitors(VisitorLimits(receivedBytes: 100, sentBytes: 200))
        let visitor = try #require(IPAddress("192.0.2.7"))
        visitors.spend(received: 1100, by: visitor, at: start)
        visitors.spend(sent: 2100, by: visitor, at: start)
        #expect(visitors.wait(of: visitor, at: start) == .nanoseconds(1_000_000_001))
    }

    @Test func `requests of a visitor are counted beside its bytes`() throws {
        let visitors = Visitors(VisitorLimits(requests: 2))
        let visitor = try #require(IPAddress("192.0.2.7"))
        visitors.spend(requests: 20, by: visitor, at: start)
        #expect(visitors.wait(of: visitor, at: start) == nil)
        visitors.spend(requests: 1, by: visitor, at: start)
        #expect(visitors.wait(of: visitor, at: start) == .nanoseconds(500_000_001))
    }

    @Test func `size of a request is that of its lines`() {
        let head = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/echo/", headers: ["Host": "a", "Accept": "*/*"])
        #expect(
            RequestMeter.size(of: head) == "GET /echo/ HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n".utf8.count)
    }

    @Test(arguments: [true, false])
    func `body of a request through a proxy counts for its visitor`(isProxied: Bool) throws {
        let visitors = Visitors(VisitorLimits(receivedBytes: 100))
        let visitor = try #require(IPAddress("192.0.2.7"))
        let channel = EmbeddedChannel(
            handler: RequestMeter(visitors, countsBytes: isProxied) { $0 == ["a"] ? visitor : nil })
        let head = HTTPRequestHead(
            version: .http1_1, method: .POST, uri: "/", headers: ["X-Forwarded-For": "a"])
        try channel.writeInbound(HTTPServerRequestPart.head(head))
        #expect(visitors.wait(of: visitor) == nil)
        try channel.writeInbound(HTTPServerRequestPart.body(ByteBuffer(repeating: 0, count: 60_000)))
        #expect((visitors.wait(of: visitor) != nil) == isProxied)
    }

    @Test func `accounts that are not used are removed`() {
        let visitors = Visitors(VisitorLimits())
        for number in 0..<2000 {
            guard let visitor = IPAddress("10.0.\(number / 256).\(number % 256)") else { continue }
            #expect(visitors.openConnection(of: visitor, at: start))
            visitors.closeConnection(of: visitor, at: start)
        }
        #expect(visitors.count <= 1025)
    }

    @Test func `connection is not read while its visitor has no bytes left`() throws {
        let visitors = Visitors(VisitorLimits(receivedBytes: 1))
        let visitor = try #require(IPAddress("192.0.2.7"))
        let reads = ReadCounter()
        let channel = EmbeddedChannel(handlers: [reads, ByteBudgetHandler(visitors, visitor)])
        channel.read()
        try channel.writeInbound(ByteBuffer(repeating: 0, count: 1000))
        let count = reads.count
        channel.read()
        #expect(count == 1 && reads.count == 1)
    }

    /// Counts how often its channel is read.
    private final class ReadCounter: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer

        var count = 0

        func read(context: ChannelHandlerContext) {
            count += 1
            context.read()
        }
    }
}
