/// What is known of the network at one moment.
/// See Apple's [NWPath](https://developer.apple.com/documentation/network/nwpath).
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// The values that tell whether a path can be used.
    /// See Apple's [NWPath.Status](https://developer.apple.com/documentation/network/nwpath/status-swift.enum).
    public enum Status: Hashable, Sendable {
        /// Connections can be made.
        case satisfied
        /// No connection can be made.
        case unsatisfied
        /// A connection has to be tried before it is known. No path of Linux has this status.
        case requiresConnection
    }

    /// Tells whether connections can be made.
    public let status: Status
    /// The interfaces that lead to other networks. The one that the system prefers is first.
    public let availableInterfaces: [NWInterface]
    /// A Boolean value that tells whether the preferred interface is a modem of a mobile network.
    public let isExpensive: Bool
    /// A Boolean value that tells whether the user wants to save data. It is false on Linux, which does not have the setting.
    public let isConstrained: Bool
    /// A Boolean value that tells whether addresses of version 4 can be reached.
    public let supportsIPv4: Bool
    /// A Boolean value that tells whether addresses of version 6 can be reached.
    public let supportsIPv6: Bool
    /// A Boolean value that tells whether the system has a server that finds the addresses of names.
    public let supportsDNS: Bool

    /// Returns true if connections may go through an interface of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    /// The status and the names of the interfaces.
    public var debugDescription: String {
        var words = ["\(status)"]
        if !availableInterfaces.isEmpty {
            words.append("interface: " + availableInterfaces.map(\.name).joined(separator: " "))
        }
        if supportsIPv4 { words.append("ipv4") }
        if supportsIPv6 { words.append("ipv6") }
        if supportsDNS { words.append("dns") }
        if isExpensive { words.append("expensive") }
        return words.joined(separator: ", ")
    }
}
