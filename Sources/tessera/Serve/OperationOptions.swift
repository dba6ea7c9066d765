import ArgumentParser
import TesseraWeb

/// The options for a host that is one of several, or that other programs watch.
struct OperationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The name of this host among several that share an address; a proxy finds the host by it.",
            valueName: "name"))
    var hostID: String?

    @Option(help: "How long devices may go on after SIGTERM, while the host takes no new ones.")
    var drainSeconds = 0

    @Option(help: "A port for figures in Prometheus' format, at /metrics. Without it there are none.")
    var metricsPort: Int?

    @Option(help: "The name or address for --metrics-port; other machines may read the figures on 0.0.0.0.")
    var metricsHost = "127.0.0.1"

    @Option(help: "The format of all lines that the host and its apps write: text or json.")
    var logFormat = LogFormat.text

    /// The address of the figures, or nil if the host does not publish them.
    var metrics: HostConfiguration.MetricsAddress? {
        metricsPort.map { HostConfiguration.MetricsAddress(host: metricsHost, port: $0) }
    }

    func validate() throws {
        guard (0...86_400).contains(drainSeconds) else {
            throw ValidationError("--drain-seconds must be a number from 0 to 86400, not \(drainSeconds).")
        }
        if let metricsPort, !(1...65535).contains(metricsPort) {
            throw ValidationError("--metrics-port must be a number from 1 to 65535, not \(metricsPort).")
        }
        if metricsPort == nil, metricsHost != "127.0.0.1" {
            throw ValidationError("--metrics-host does nothing without --metrics-port.")
        }
    }
}

// LogFormat is a string enumeration, so ArgumentParser needs no more than the conformance.
extension LogFormat: ExpressibleByArgument {}
