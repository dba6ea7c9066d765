import Foundation

/// The `host:port` of an address, as in the `Host` header.
struct Authority: Equatable {
    /// The host in lower case, without the brackets of an IPv6 address.
    var host: String
    /// The port, or nil if none is given.
    var port: Int?

    /// Reads `host`, `host:port`, `[address]` or `[address]:port`; a bare IPv6 address is a host.
    init(_ text: String) {
        let text = text.lowercased()
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
            host = String(text[text.index(after: text.startIndex)..<end])
            port = Int(text[end...].dropFirst(2))
        } else if let colon = text.lastIndex(of: ":"), text.firstIndex(of: ":") == colon {
            host = String(text[..<colon])
            port = Int(text[text.index(after: colon)...])
        } else {
            host = text
        }
    }

    /// Returns the name that a user has probably meant who typed `text` for the name of a host, such as the whole
    /// address of a page.
    static func name(in text: String) -> String {
        let rest = text.range(of: "://").map { text[$0.upperBound...] } ?? text[...]
        let name = Authority(String(rest.prefix { !"/?#".contains($0) })).host
        return RequestGuard.isName(name) ? name : "shop.example"
    }

    /// True if the host is by definition this machine, so that the name does not depend on a name server.
    var isLoopback: Bool {
        if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// True if the host is a numeric address, which needs no name server.
    var isAddress: Bool {
        if host.contains(":") {
            return host.utf8.allSatisfy { $0 == 0x3A || $0 == 0x2E || isHexadecimal($0) }
        }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    private func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// True if the host stands for all addresses of the machine.
    var isWildcard: Bool { host == "0.0.0.0" || host == "::" }
}
