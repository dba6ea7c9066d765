import Foundation

/// What the system knows of its network at one moment.
struct NetworkState: Sendable, Equatable {
    /// An interface that leads somewhere.
    struct Link: Sendable, Equatable {
        var interface: NWInterface
        var reachesIPv4: Bool
        var reachesIPv6: Bool
    }

    /// The interfaces, the preferred one first. The one by which the computer reaches itself is last.
    var links: [Link]
    /// True if a server finds the addresses of names.
    var hasNameServer: Bool

    /// Reads the state of this moment.
    static func current() -> NetworkState {
        NetworkState(
            devices: NetworkDevice.running(),
            routes4: RouteTable.defaultsOfIPv4(contents("/proc/net/route")),
            routes6: RouteTable.defaultsOfIPv6(contents("/proc/net/ipv6_route")),
            resolver: contents("/etc/resolv.conf"))
    }

    init(links: [Link], hasNameServer: Bool) { (self.links, self.hasNameServer) = (links, hasNameServer) }

    /// Combines interfaces, their routes, and the text of the file that names the servers of names.
    init(
        devices: [NetworkDevice], routes4: [RouteTable.DefaultRoute], routes6: [RouteTable.DefaultRoute],
        resolver: String
    ) {
        var ranked: [(link: Link, rank: UInt64)] = []
        for device in devices {
            if device.interface.type == .loopback {
                let link = Link(
                    interface: device.interface, reachesIPv4: device.hasIPv4, reachesIPv6: device.hasIPv6)
                ranked.append((link, .max))
                continue
            }
            func lowest(_ routes: [RouteTable.DefaultRoute]) -> UInt32? {
                routes.filter { $0.interface == device.interface.name }.map(\.metric).min()
            }
            let (first, second) = (lowest(routes4), lowest(routes6))
            let link = Link(
                interface: device.interface, reachesIPv4: device.hasIPv4 && first != nil,
                reachesIPv6: device.hasIPv6 && second != nil)
            guard link.reachesIPv4 || link.reachesIPv6 else { continue }
            // The numbers of the two versions are not on one scale, so that version 4 decides where both are known.
            let rank = link.reachesIPv4 ? UInt64(first ?? 0) : 1 << 32 + UInt64(second ?? 0)
            ranked.append((link, rank))
        }
        ranked.sort { ($0.rank, $0.link.interface.index) < ($1.rank, $1.link.interface.index) }
        links = ranked.map(\.link)
        hasNameServer = resolver.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.count >= 2 && words[0] == "nameserver"
        }
    }

    private static func contents(_ path: String) -> String {
        // A file that is missing, as that of version 6 where the kernel lacks it, has no routes.
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
