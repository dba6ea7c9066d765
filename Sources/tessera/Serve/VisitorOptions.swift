import ArgumentParser
import TesseraWeb

/// The options of `tessera serve` that limit what one visitor may use.
struct VisitorOptions: ParsableArguments {
    @Option(help: "How many connections may be open at once; those that nobody uses give way to others.")
    var maxConnections = 2048

    @Option(
        help:
            "How many pages of one address may show an app at once. (default: 16, or no limit on a loopback address)"
    )
    var visitorDevices: Int?

    @Option(
        help: "How many connections one address may have. (default: 128, or no limit on a loopback address)")
    var visitorConnections: Int?

    @Option(
        help:
            "How many requests one address may send in a second. (default: 200, or no limit on a loopback address)"
    )
    var visitorRequests: Int?

    @Option(
        help:
            "How many kilobytes one address may send in a second. (default: 1024, or no limit on a loopback address)"
    )
    var visitorReceivedKilobytes: Int?

    @Option(
        help:
            "How many kilobytes one address may receive in a second. (default: 8192, or no limit on a loopback address)"
    )
    var visitorSentKilobytes: Int?

    @Option(
        help: ArgumentHelp(
            "A proxy in front of the host, which says by X-Forwarded-For whose requests it brings; can be repeated.",
            discussion:
                "A name, an address, or a network as in 10.0.0.0/8. The limits for addresses then have defaults.",
            valueName: "proxy"))
    var trustedProxy: [String] = []

    func validate() throws {
        guard (16...1_000_000).contains(maxConnections) else {
            throw ValidationError(
                "--max-connections must be a number from 16 to 1000000, not \(maxConnections).")
        }
        let limits = [
            ("--visitor-devices", visitorDevices), ("--visitor-connections", visitorConnections),
            ("--visitor-requests", visitorRequests),
            ("--visitor-received-kilobytes", visitorReceivedKilobytes),
            ("--visitor-sent-kilobytes", visitorSentKilobytes),
        ]
        for case (let name, let value?) in limits where !(1...1_000_000).contains(value) {
            throw ValidationError("\(name) must be a number from 1 to 1000000, not \(value).")
        }
    }

    /// Returns the limits for a host. Only visitors of this machine reach a loopback address without a proxy, so that there is
    /// no limit unless an option gives one.
    func limits(isLoopback: Bool) -> VisitorLimits {
        var limits = isLoopback && trustedProxy.isEmpty ? VisitorLimits.none : VisitorLimits()
        if let visitorDevices { limits.devices = visitorDevices }
        if let visitorConnections { limits.connections = visitorConnections }
        if let visitorRequests { limits.requests = visitorRequests }
        if let visitorReceivedKilobytes { limits.receivedBytes = visitorReceivedKilobytes << 10 }
        if let visitorSentKilobytes { limits.sentBytes = visitorSentKilobytes << 10 }
        return limits
    }
}
