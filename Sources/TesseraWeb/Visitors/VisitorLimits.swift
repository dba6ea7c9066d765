/// What each visitor may use of a host. A visitor is an IPv4 address, or the first half of an IPv6 address.
///
/// A household or an office often has one address, so that the limits should leave room for several people.
public struct VisitorLimits: Sendable, Equatable {
    /// The greatest number of connections of one visitor at one time.
    public var connections: Int
    /// The greatest number of devices of one visitor at one time.
    public var devices: Int
    /// The number of requests of one visitor in a second. Ten times as many may come at once.
    public var requests: Int
    /// The number of bytes that the host receives from one visitor in a second. Ten times as many may come at once.
    public var receivedBytes: Int
    /// The number of bytes that the host sends to one visitor in a second. Ten times as many may go at once.
    public var sentBytes: Int

    /// Creates limits.
    public init(
        connections: Int = 128, devices: Int = 16, requests: Int = 200, receivedBytes: Int = 1 << 20,
        sentBytes: Int = 8 << 20
    ) {
        self.connections = connections
        self.devices = devices
        self.requests = requests
        self.receivedBytes = receivedBytes
        self.sentBytes = sentBytes
    }

    /// Limits that no visitor reaches.
    public static let none = VisitorLimits(
        connections: .max, devices: .max, requests: .max, receivedBytes: .max, sentBytes: .max)
}
