import NIOCore

/// The proxies whose `X-Forwarded-For` header the host believes.
///
/// Anyone can send that header. Only the end of the header, which trusted proxies have written, names the visitor.
struct TrustedProxies: Sendable {
    private var networks: [(address: IPAddress, bits: Int)] = []

    /// Creates the proxies of a list of names, addresses, and networks as in `10.0.0.0/8`. Names are looked up once.
    ///
    /// - Throws: ``HostError/unknownProxy(_:)`` for the first that is none of these.
    init(_ names: [String]) throws(HostError) {
        for name in names {
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            if let address = IPAddress(parts[0]) {
                let longest = address.bytes.count * 8
                guard let bits = parts.count == 1 ? longest : Int(parts[1]), parts.count <= 2,
                    (0...longest).contains(bits)
                else { throw .unknownProxy(name) }
                networks.append((address, bits))
            } else {
                guard parts.count == 1,
                    let found = try? SocketAddress.makeAddressResolvingHost(name, port: 0),
                    let address = IPAddress(found)
                else { throw .unknownProxy(name) }
                networks.append((address, address.bytes.count * 8))
            }
        }
    }

    /// True if no proxy is trusted.
    var isEmpty: Bool { networks.isEmpty }

    /// Returns true if a connection from `peer` is one of a trusted proxy.
    func contains(_ peer: IPAddress) -> Bool {
        networks.contains { $0.address.shares(bits: $0.bits, with: peer) }
    }

    /// Returns the address of the visitor whose request comes from `peer`.
    ///
    /// - Parameters:
    ///   - peer: The other end of the connection.
    ///   - forwarded: The values of the request's `X-Forwarded-For` headers, from the first to the last.
    func visitor(peer: IPAddress, forwarded: [String]) -> IPAddress {
        guard contains(peer) else { return peer }
        var visitor = peer
        for part in forwarded.joined(separator: ",").split(separator: ",").reversed() {
            guard let address = IPAddress(part) else { break }
            visitor = address
            guard contains(address) else { break }
        }
        return visitor
    }
}
