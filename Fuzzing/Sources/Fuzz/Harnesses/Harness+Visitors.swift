import Foundation

@testable import HostParsers

extension Harness {
    /// The trusted proxies in one line with spaces between them, the address of a connection in the next, and the values of its
    /// `X-Forwarded-For` headers in the others. Nobody gets another visitor's address by what stands before the address that a
    /// trusted proxy has written.
    static func visitors(_ data: Data) {
        let lines = String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        // A name would be looked up.
        let names = lines[0].split(separator: " ").map(String.init).filter { name in
            IPAddress(name.prefix { $0 != "/" }) != nil
        }
        guard let proxies = try? TrustedProxies(names), lines.count > 1, let peer = IPAddress(lines[1])
        else { return }
        check(peer)
        let forwarded = Array(lines.dropFirst(2))
        let visitor = proxies.visitor(peer: peer, forwarded: forwarded)
        check(visitor)
        require(
            proxies.contains(peer) || visitor == peer,
            "\(peer) is no trusted proxy, and yet its header is believed.")
        let known = forwarded.joined(separator: ",").split(separator: ",").compactMap { IPAddress($0) }
        require(visitor == peer || known.contains(visitor), "\(visitor) is in no header.")
        for forged in ["192.0.2.1", "2001:db8::1, unknown"] where !proxies.contains(visitor) {
            require(
                proxies.visitor(peer: peer, forwarded: [forged] + forwarded) == visitor,
                "\(forged) takes the place of \(visitor).")
        }
    }

    /// The address that limits count is its own, and an address shares its network.
    private static func check(_ address: IPAddress) {
        require([4, 16].contains(address.bytes.count), "\(address) has another length.")
        let customer = address.customer
        require(customer.customer == customer, "\(customer) counts for another.")
        require(
            address.bytes.count != customer.bytes.count
                || address.shares(bits: customer.bytes.count == 4 ? 32 : 64, with: customer),
            "\(address) has the network of another, \(customer).")
    }
}
