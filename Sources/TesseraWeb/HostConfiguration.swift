import Foundation

/// The apps of an ``AppHost``, the address at which it listens, and its limits.
public struct HostConfiguration: Sendable {
    /// The apps, in the order in which the page at `/` lists them.
    public var apps: [HostedApp]
    /// The name or address to listen on. On a loopback address only pages of this machine can connect.
    public var host: String
    /// Further names under which browsers may reach the host, such as those of a proxy in front of it. The
    /// host always accepts its addresses and, if other machines can connect, the name of the machine.
    public var names: [String]
    /// The TCP port to listen on, or 0 for any free port.
    public var port: Int
    /// The descriptions and the sources of the apps, for the page with all apps.
    public var gallery: Gallery
    /// The greatest number of devices at one time. While processes of earlier devices are ending, a quarter more processes may
    /// run.
    public var maximumDevices: Int
    /// The number of processes of each app that stand ready, so that a page gets one at once. They count as devices, but
    /// make room where a page needs it.
    public var spareDevices: Int
    /// The greatest number of connections at one time. If more come, the host closes those that have been useful to nobody for
    /// the longest time.
    public var maximumConnections: Int
    /// What each visitor may use of the host.
    public var visitorLimits: VisitorLimits
    /// The names, addresses and networks (as in `10.0.0.0/8`) of the proxies in front of the host. The visitors of their
    /// requests are those that the `X-Forwarded-For` header names.
    public var trustedProxies: [String]
    /// The time that a device waits for its display to return before it ends.
    public var resumeTime: Duration
    /// The time within which a request must be whole, from its first byte on. Then its connection is closed.
    public var requestTime: Duration
    /// The interval of pings to displays. A display that does not answer two in a row is disconnected.
    public var pingInterval: Duration
    /// The name of the host among several that share an address, or nil if it is the only one. Tokens of devices begin with
    /// it, and pages keep it in a cookie, so that a proxy can lead a page back to its host.
    public var hostID: String?
    /// The time that devices have to finish when the host is asked to end. It takes no new ones meanwhile.
    public var drainTime: Duration
    /// The address of the figures for a monitoring system, or nil if the host does not publish them.
    public var metrics: MetricsAddress?
    /// The format of the lines that go to ``output``.
    public var outputFormat: LogFormat
    /// The builds of the apps, if the package is built again while the host runs. It takes the place of ``apps``.
    public var development: Development?
    /// The time after its hello in which a page must be used if it is to keep its device on a full host.
    var quietTime = Duration.seconds(60)
    /// The time within which the socket of an app must accept an event of a page that is about to end. After it, the host takes
    /// the app for one that hangs, and ends the page.
    var eventPatience = Duration.seconds(1)
    /// What the process of each device may use of the machine.
    public var deviceLimits = DeviceLimits()
    /// A Boolean value that tells whether the app of each device has a home folder of its own, which is removed with the device.
    /// Otherwise all apps share that of the host's user.
    public var hasDeviceHomes = false
    /// The variables of the host's environment that apps get.
    public var inheritedEnvironment = AppEnvironment.all
    /// Variables that apps get in addition to those of the host.
    public var environment: [String: String]
    /// A function that receives the lines that apps print, each with a prefix as in `[photos 3]`.
    public var output: @Sendable (String) -> Void

    /// Creates a configuration.
    public init(
        apps: [HostedApp], host: String = "127.0.0.1", names: [String] = [], port: Int = 8080,
        gallery: Gallery = .none, maximumDevices: Int = 64, spareDevices: Int = 0,
        maximumConnections: Int = 2048, visitorLimits: VisitorLimits = .none, trustedProxies: [String] = [],
        resumeTime: Duration = .seconds(60), requestTime: Duration = .seconds(10),
        pingInterval: Duration = .seconds(20),
        hostID: String? = nil, drainTime: Duration = .zero, metrics: MetricsAddress? = nil,
        outputFormat: LogFormat = .text,
        development: Development? = nil, environment: [String: String] = [:],
        output: @escaping @Sendable (String) -> Void = {
            try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8))
        }
    ) {
        self.apps = apps
        self.host = host
        self.names = names
        self.port = port
        self.gallery = gallery
        self.maximumDevices = maximumDevices
        self.spareDevices = spareDevices
        self.maximumConnections = maximumConnections
        self.visitorLimits = visitorLimits
        self.trustedProxies = trustedProxies
        self.resumeTime = resumeTime
        self.requestTime = requestTime
        self.pingInterval = pingInterval
        self.hostID = hostID
        self.drainTime = drainTime
        self.metrics = metrics
        self.outputFormat = outputFormat
        self.development = development
        self.environment = environment
        self.output = output
    }

    /// The address at which a host publishes its figures.
    public struct MetricsAddress: Sendable, Equatable {
        /// The name or address to listen on.
        public var host: String
        /// The TCP port.
        public var port: Int

        /// Creates an address. On a loopback address only programs of this machine can read the figures.
        public init(host: String = "127.0.0.1", port: Int) {
            self.host = host
            self.port = port
        }
    }

    /// The greatest number of app processes at one time, with those that are ending.
    var maximumProcesses: Int { maximumDevices + max(1, maximumDevices / 4) }

    /// The apps that have an address now.
    var presentApps: [HostedApp] { development?.apps ?? apps }

    /// The sentence for pages that get no device, because others have them all.
    var fullness: String {
        "This host shows at most \(maximumDevices) device\(maximumDevices == 1 ? "" : "s"), and all are in use."
    }

    /// The sentence for pages that get no device, because others of their visitor have all that one visitor may have.
    var visitorFullness: String {
        let count = visitorLimits.devices
        return
            "This host shows at most \(count) device\(count == 1 ? "" : "s") to one address, and all are in use."
    }

    /// The sentence for pages that lose their device, because the host is full and nobody has used them.
    var quietness: String {
        "This host shows at most \(maximumDevices) device\(maximumDevices == 1 ? "" : "s"). "
            + "Nobody has used this page, so that another page has got its device."
    }

    /// The sentence for pages that may not connect, because their visitor has as many connections as one visitor may have.
    var visitorConnectionFullness: String {
        let count = visitorLimits.connections
        return
            "This host has at most \(count) connection\(count == 1 ? "" : "s") with one address, and all are in use."
    }

    /// The sentence for pages that may not connect, because their visitor has sent or received too much.
    var visitorHaste: String {
        "This address has asked this host for more than one address may in a short time."
    }

    /// A Boolean value that tells whether only this machine can connect.
    public var isLoopback: Bool {
        Authority(host).isLoopback
    }
}
