/// The names of this machine that do not depend on a name server. A page of another site can point a name of its own at this
/// machine (DNS rebinding), but none of these.
enum LocalHost {
    /// Returns true if a host, with or without a port, is localhost, a name below it, 127.0.0.1 or another address of this
    /// machine alone.
    static func contains(_ authority: String) -> Bool {
        let host = name(of: authority.lowercased())
        if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Returns the host without its port, and without the brackets of an IPv6 address.
    static func name(of authority: String) -> Substring {
        if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
            return authority[..<end].dropFirst()
        }
        guard let colon = authority.firstIndex(of: ":"), authority.lastIndex(of: ":") == colon else {
            return authority[...]
        }
        return authority[..<colon]
    }
}
