import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import TesseraWeb

struct AdmissionTests {
    /// A host behind a proxy, and a visitor who has come through this proxy.
    private struct ProxiedHost {
        let admission: Admission
        let visitor: IPAddress
        let channel = NIOAsyncTestingChannel()
        private let request: Request

        init(_ limits: VisitorLimits) throws {
            let configuration = HostConfiguration(
                apps: [], visitorLimits: limits, trustedProxies: ["192.0.2.1"])
            admission = try Admission(
                configuration, refusals: Refusals(HostMetrics(), logger: Logger(label: "test")))
            visitor = try #require(IPAddress("192.0.2.7"))
            channel.remoteAddress = try SocketAddress(ipAddress: "192.0.2.1", port: 80)
            var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
            head.headerFields[try #require(HTTPField.Name("X-Forwarded-For"))] = "192.0.2.7"
            request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        }

        /// Returns the response to a request of the visitor, which has 100,000 bytes.
        func response() async -> Response {
            await admission.admit(request, on: channel) {
                Response(
                    status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(repeating: 0, count: 100_000)))
            }
        }
    }

    @Test func `response through a proxy counts for its visitor when its parts are written`() async throws {
        var limits = VisitorLimits.none
        limits.sentBytes = 100
        let host = try ProxiedHost(limits)
        let response = await host.response()
        #expect(response.headers[.contentLength] == "100000")
        #expect(host.admission.visitors.wait(of: host.visitor) == nil)
        try await response.body.write(Discard())
        #expect(host.admission.visitors.wait(of: host.visitor) != nil)
        _ = try await host.channel.finish()
    }

    @Test func `responses that were admitted together begin one after another`() async throws {
        var limits = VisitorLimits.none
        limits.sentBytes = 1
        let host = try ProxiedHost(limits)
        let (first, second) = (await host.response(), await host.response())
        #expect(second.status == .ok)
        try await first.body.write(Discard())
        // The visitor must wait for more than a day until the second response begins, so only the cancellation ends it.
        let task = Task { try await second.body.write(Discard()) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        _ = try await host.channel.finish()
    }

    @Test func `visitor has no more waiting responses than it may have connections`() async throws {
        var limits = VisitorLimits.none
        (limits.sentBytes, limits.connections) = (1, 2)
        let host = try ProxiedHost(limits)
        let visitors = host.admission.visitors
        try await host.channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 80))
        let responses = [await host.response(), await host.response(), await host.response()]
        visitors.spend(sent: 100_000, by: host.visitor)
        let waiting = responses[..<2].map { response in
            Task { try await response.body.write(Discard()) }
        }
        while visitors.waiting(of: host.visitor) < 2 { await Task.yield() }
        await #expect(throws: Admission.WaitError.tooMany) { try await responses[2].body.write(Discard()) }
        // The connection is closed before the visitor may get more, which is a day later.
        try await host.channel.close()
        for task in waiting {
            await #expect(throws: Admission.WaitError.closed) { try await task.value }
        }
        #expect(visitors.waiting(of: host.visitor) == 0)
    }

    /// A writer of responses that go nowhere.
    private struct Discard: ResponseBodyWriter {
        mutating func write(_ buffer: ByteBuffer) async throws {}

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
