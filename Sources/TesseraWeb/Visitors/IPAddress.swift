import Foundation
import NIOCore

/// A numeric address of the Internet Protocol: 4 bytes in version 4, and 16 in version 6.
struct IPAddress: Hashable, Sendable {
    /// The bytes in network order. An IPv4 address that is written as an IPv6 one has 4.
    let bytes: [UInt8]

    /// Reads an address as proxies write it: with or without a port, and with or without brackets around version 6.
    /// Returns nil if the text is not an address.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= 64 else { return nil }
        let host = Authority(text.trimmingCharacters(in: .whitespaces)).host
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, host, &four) == 1 {
            self.init(bytes: withUnsafeBytes(of: &four) { Array($0) })
        } else if inet_pton(AF_INET6, String(host.prefix { $0 != "%" }), &six) == 1 {
            self.init(version6: withUnsafeBytes(of: &six) { Array($0) })
        } else {
            return nil
        }
    }

    /// Creates the address of a socket, or returns nil if the socket has none, as one in the file system.
    init?(_ address: SocketAddress?) {
        guard let text = address?.ipAddress else { return nil }
        self.init(text)
    }

    private init(version6 bytes: [UInt8]) {
        let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        self.bytes = isMapped ? Array(bytes[12...]) : bytes
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The address that limits count. Networks give a customer at least 2⁶⁴ addresses of version 6, so that only their first
    /// half tells customers apart.
    var customer: IPAddress {
        bytes.count == 4 ? self : IPAddress(bytes: bytes[..<8] + Array(repeating: 0, count: 8))
    }

    /// Returns true if the first `count` bits of both addresses are equal and they have the same version.
    func shares(bits count: Int, with other: IPAddress) -> Bool {
        guard bytes.count == other.bytes.count else { return false }
        let whole = count / 8
        guard bytes[..<whole] == other.bytes[..<whole] else { return false }
        guard count % 8 > 0 else { return true }
        return (bytes[whole] ^ other.bytes[whole]) >> (8 - count % 8) == 0
    }
}
