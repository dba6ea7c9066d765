import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Decides which connections a host takes, and counts them for their visitors.
///
/// A connection of a trusted proxy carries requests of many visitors. It counts for none of them until it becomes a WebSocket,
/// but each of its requests counts for the visitor who has sent it.
struct Admission: Sendable {
    /// The accounts of the visitors.
    let visitors: Visitors
    /// All connections of the host.
    let connections: ConnectionTable

    private let proxies: TrustedProxies
    private let refusals: Refusals
    private let configuration: HostConfiguration

    /// Creates the rules of a configuration. What is refused is noted in `refusals`.
    ///
    /// - Throws: ``HostError/unknownProxy(_:)`` if a trusted proxy has no address.
    init(_ configuration: HostConfiguration, refusals: Refusals) throws(HostError) {
        self.refusals = refusals
        self.configuration = configuration
        proxies = try TrustedProxies(configuration.trustedProxies)
        visitors = Visitors(configuration.visitorLimits)
        connections = ConnectionTable(maximum: configuration.maximumConnections, metrics: refusals.metrics)
    }

    /// Returns the handler that counts the requests of a connection for their visitors.
    func meter(of channel: any Channel) -> RequestMeter {
        let isProxied = IPAddress(channel.remoteAddress).map(proxies.contains) ?? false
        return RequestMeter(visitors, countsBytes: isProxied) { [self] forwarded in
            visitor(of: channel, forwarded: forwarded)
        }
    }

    /// Counts a new connection, and slows it down when its visitor has used up its bytes. Returns false if the connection has
    /// been refused and closed.
    func admit(_ channel: any Channel) throws -> Bool {
        // A connection without another end is closed already.
        guard let peer = IPAddress(channel.remoteAddress),
            try proxies.contains(peer) || count(channel, for: peer), connections.add(channel)
        else {
            channel.close(promise: nil)
            return false
        }
        return true
    }

    /// Counts a WebSocket that has come through a trusted proxy. Returns a sentence for the user if its visitor may not have it,
    /// or nil.
    func admitWebSocket(_ channel: any Channel, headers: HTTPHeaders) throws -> String? {
        connections.noteWebSocket(on: channel)
        guard let peer = IPAddress(channel.remoteAddress), proxies.contains(peer) else { return nil }
        let visitor = visitor(of: channel, forwarded: headers[Self.forwardedFor.canonicalName]) ?? peer
        guard visitors.wait(of: visitor) == nil else {
            refusals.note(.rate)
            return configuration.visitorHaste
        }
        return try count(channel, for: visitor) ? nil : configuration.visitorConnectionFullness
    }

    /// Returns the visitor whose request came on a connection, or nil if the connection is closed.
    ///
    /// - Parameter forwarded: The values of the request's `X-Forwarded-For` headers.
    func visitor(of channel: any Channel, forwarded: [String]) -> IPAddress? {
        IPAddress(channel.remoteAddress).map { proxies.visitor(peer: $0, forwarded: forwarded) }
    }

    /// Returns the response that `answer` makes. A visitor behind a trusted proxy that has used up what it may gets another
    /// response: the proxy's connection cannot be slowed down, since the next request on it may be that of another visitor.
    func admit(
        _ request: Request, on channel: any Channel, answer: () async -> Response
    ) async -> Response {
        guard let peer = IPAddress(channel.remoteAddress), proxies.contains(peer) else {
            return await answer()
        }
        let visitor = proxies.visitor(peer: peer, forwarded: request.headers[values: Self.forwardedFor])
        if let wait = visitors.wait(of: visitor) {
            refusals.note(.rate)
            return HostResponder.tooMany(seconds: Int(wait.nanoseconds / 1_000_000_000) + 1)
        }
        var response = await answer()
        let body = response.body
        // Parts count as they are written. The whole of a large file at once would keep its visitor out until all of it is sent.
        // Responses that were asked for at the same time do not all begin before the bytes of the first ones count.
        response.body = ResponseBody(contentLength: body.contentLength) { [self] writer in
            try await waitForTurn(of: visitor, on: channel)
            try await body.write(
                writer.map { part in
                    visitors.spend(sent: part.readableBytes, by: visitor)
                    return part
                })
        }
        return response
    }

    /// Returns when a visitor may get a further response.
    ///
    /// - Throws: A ``WaitError`` if as many responses of the visitor wait as it may have connections, or if the connection has
    ///   been closed, which is noticed within a second.
    private func waitForTurn(of visitor: IPAddress, on channel: any Channel) async throws {
        guard visitors.wait(of: visitor) != nil else { return }
        guard visitors.beginWaiting(visitor) else {
            refusals.note(.rate)
            throw WaitError.tooMany
        }
        defer { visitors.endWaiting(visitor) }
        while let wait = visitors.wait(of: visitor) {
            try await Task.sleep(for: .nanoseconds(min(wait.nanoseconds, 1_000_000_000)))
            guard channel.isActive else { throw WaitError.closed }
        }
    }

    /// The reason why a response of a visitor that has used up what it may get ends without its content.
    enum WaitError: Error {
        /// Too many others wait.
        case tooMany
        /// The connection has been closed.
        case closed
    }

    private static let forwardedFor = HTTPField.Name(checking: "X-Forwarded-For")

    private func count(_ channel: any Channel, for visitor: IPAddress) throws -> Bool {
        guard visitors.openConnection(of: visitor) else {
            refusals.note(.connections)
            return false
        }
        channel.closeFuture.whenComplete { [visitors] _ in visitors.closeConnection(of: visitor) }
        try channel.pipeline.syncOperations.addHandler(ByteBudgetHandler(visitors, visitor), position: .first)
        return true
    }
}
