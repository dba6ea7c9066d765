import Foundation

/// An interface that is in operation.
struct NetworkDevice: Equatable {
    var interface: NWInterface
    /// True if the interface has an address of version 4 that other networks know.
    var hasIPv4 = false
    /// True if the interface has an address of version 6 that other networks know.
    var hasIPv6 = false

    /// Returns the interfaces that are in operation.
    static func running() -> [NetworkDevice] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return [] }
        defer { freeifaddrs(first) }
        var result: [String: NetworkDevice] = [:]
        var next = first
        while let entry = next?.pointee {
            next = entry.ifa_next
            let flags = Int(entry.ifa_flags)
            let needed = Int(IFF_UP) | Int(IFF_RUNNING)
            guard flags & needed == needed, let address = entry.ifa_addr else { continue }
            let name = String(cString: entry.ifa_name)
            var device =
                result[name]
                ?? NetworkDevice(
                    interface: NWInterface(
                        type: InterfaceFacts(of: name, isLoopback: flags & Int(IFF_LOOPBACK) != 0).type,
                        name: name, index: Int(if_nametoindex(name))))
            switch Int32(address.pointee.sa_family) {
            case AF_INET: device.hasIPv4 = device.hasIPv4 || isGlobal4(address)
            case AF_INET6: device.hasIPv6 = device.hasIPv6 || isGlobal6(address)
            default: break
            }
            result[name] = device
        }
        return result.values.sorted { $0.interface.index < $1.interface.index }
    }

    /// Returns true unless the address is one of 169.254.0.0/16, which a computer gives itself when nobody gives it one.
    private static func isGlobal4(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            UInt32(bigEndian: $0.pointee.sin_addr.s_addr) >> 16 != 0xa9fe
        }
    }

    /// Returns true unless the address is one of fe80::/10, which each interface has.
    private static func isGlobal6(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
        address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
            withUnsafeBytes(of: $0.pointee.sin6_addr) { $0[0] != 0xfe || $0[1] & 0xc0 != 0x80 }
        }
    }
}

/// What Linux tells of the hardware of an interface.
struct InterfaceFacts {
    var isLoopback = false
    /// True if the interface belongs to a radio of local networks.
    var isWireless = false
    /// The kind that the driver states, such as `wlan`, or nil if it states none.
    var deviceType: String?
    /// The number of the form of its frames, which is 1 for Ethernet.
    var hardwareType: Int?

    var type: NWInterface.InterfaceType {
        if isLoopback { return .loopback }
        if isWireless || deviceType == "wlan" { return .wifi }
        if deviceType == "wwan" { return .cellular }
        return hardwareType == 1 ? .wiredEthernet : .other
    }
}

extension InterfaceFacts {
    /// Reads what the system tells of an interface.
    init(of name: String, isLoopback: Bool) {
        self.isLoopback = isLoopback
        let folder = "/sys/class/net/\(name)"
        isWireless = ["wireless", "phy80211"].contains {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)")
        }
        let event = (try? String(contentsOfFile: "\(folder)/uevent", encoding: .utf8)) ?? ""
        deviceType = event.split(separator: "\n").first { $0.hasPrefix("DEVTYPE=") }
            .map { String($0.dropFirst("DEVTYPE=".count)) }
        let number = (try? String(contentsOfFile: "\(folder)/type", encoding: .utf8)) ?? ""
        hardwareType = Int(number.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
