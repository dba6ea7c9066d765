/// Reads the tables in which Linux lists its routes.
enum RouteTable {
    /// A route to all addresses that no other route has.
    struct DefaultRoute: Equatable {
        /// The name of the interface.
        var interface: String
        /// The number by which the system compares routes; it prefers the lowest.
        var metric: UInt32
    }

    private static let isUp: UInt32 = 0x1
    private static let isRejected: UInt32 = 0x200

    /// Returns the default routes of version 4, from the text of `/proc/net/route`.
    static func defaultsOfIPv4(_ text: String) -> [DefaultRoute] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count >= 8, fields[1] == "00000000", fields[7] == "00000000",
                let flags = UInt32(fields[3], radix: 16), isUsable(flags), let metric = UInt32(fields[6])
            else { return nil }
            return DefaultRoute(interface: String(fields[0]), metric: metric)
        }
    }

    /// Returns the default routes of version 6, from the text of `/proc/net/ipv6_route`.
    static func defaultsOfIPv6(_ text: String) -> [DefaultRoute] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard fields.count >= 10, fields[0].allSatisfy({ $0 == "0" }), fields[1] == "00",
                let flags = UInt32(fields[8], radix: 16), isUsable(flags),
                let metric = UInt32(fields[5], radix: 16)
            else { return nil }
            return DefaultRoute(interface: String(fields[9]), metric: metric)
        }
    }

    private static func isUsable(_ flags: UInt32) -> Bool { flags & isUp != 0 && flags & isRejected == 0 }
}
