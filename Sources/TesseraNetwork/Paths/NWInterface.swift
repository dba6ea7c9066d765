/// An interface by which a computer is connected to a network.
/// See Apple's [NWInterface](https://developer.apple.com/documentation/network/nwinterface).
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kinds of interfaces.
    /// See Apple's [NWInterface.InterfaceType](https://developer.apple.com/documentation/network/nwinterface/interfacetype).
    public enum InterfaceType: Hashable, Sendable {
        /// An interface of another kind, such as a tunnel.
        case other
        /// A radio of a local network.
        case wifi
        /// A modem of a mobile network.
        case cellular
        /// An Ethernet cable, or what takes its place on a virtual machine or in a container.
        case wiredEthernet
        /// The interface by which the computer reaches itself.
        case loopback
    }

    /// The kind of the interface.
    public let type: InterfaceType
    /// The name that the system has given the interface, such as `eth0`.
    public let name: String
    /// The number that the system has given the interface.
    public let index: Int

    /// The name of the interface.
    public var debugDescription: String { name }
}
