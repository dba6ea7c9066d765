import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import TesseraWeb

struct AdmissionTests {
    @Test func `response through a proxy counts for its visitor when its parts are written`() async throws {
        var limits = VisitorLimits.none
        limits.sentBytes = 100
        let configuration = HostConfiguration(
            apps: [], visitorLimits: limits, trustedProxies: ["192.0.2.1"])
        let refusals = Refusals(HostMetrics(), logger: Logger(label: "test"))
        let admission = try Admission(configuration, refusals: refusals)
        let visitor = try #require(IPAddress("192.0.2.7"))
        let channel = NIOAsyncTestingChannel()
        channel.remoteAddress = try SocketAddress(ipAddress: "192.0.2.1", port: 80)
        var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
        head.headerFields[try #require(HTTPField.Name("X-Forwarded-For"))] = "192.0.2.7"
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))

        let response = await admission.admit(request, on: channel) {
            Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(repeating: 0, count: 100_000)))
        }
        #expect(response.headers[.contentLength] == "100000")
        #expect(admission.visitors.wait(of: visitor) == nil)
        try await response.body.write(Discard())
        #expect(admission.visitors.wait(of: visitor) != nil)
        _ = try await channel.finish()
    }

    @Test func `responses that were admitted together begin one after another`() async throws {
        var limits = VisitorLimits.none
        limits.sentBytes = 1
        let configuration = HostConfiguration(
            apps: [], visitorLimits: limits, trustedProxies: ["192.0.2.1"])
        let refusals = Refusals(HostMetrics(), logger: Logger(label: "test"))
        let admission = try Admission(configuration, refusals: refusals)
        let channel = NIOAsyncTestingChannel()
        channel.remoteAddress = try SocketAddress(ipAddress: "192.0.2.1", port: 80)
        var head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/")
        head.headerFields[try #require(HTTPField.Name("X-Forwarded-For"))] = "192.0.2.7"
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        func response() async -> Response {
            await admission.admit(request, on: channel) {
                Response(
                    status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(repeating: 0, count: 100_000)))
            }
        }
        let (first, second) = (await response(), await response())
        #expect(second.status == .ok)
        try await first.body.write(Discard())
        // The visitor must wait for more than a day until the second response begins, so only the cancellation ends it.
        let task = Task { try await second.body.write(Discard()) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        _ = try await channel.finish()
    }

    /// A writer of responses that go nowhere.
    private struct Discard: ResponseBodyWriter {
        mutating func write(_ buffer: ByteBuffer) async throws {}

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
