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
    /// The greatest number of devices, and so of app processes, at one time.
    public var maximumDevices: Int
    /// The number of processes of each app that stand ready, so that a page gets one at once. They count as devices, but
    /// make room where a page needs it.
    public var spareDevices: Int
    /// The time that a device waits for its display to return before it ends.
    public var resumeTime: Duration
    /// The time within which a request must be whole, from its first byte on. Then its connection is closed.
    public var requestTime: Duration
    /// The interval of pings to displays. A display that does not answer two in a row is disconnected.
    public var pingInterval: Duration
    /// The builds of the apps, if the package is built again while the host runs. It takes the place of ``apps``.
    public var development: Development?
    /// Variables that apps get in addition to the environment of the host.
    public var environment: [String: String]
    /// A function that receives the lines that apps print, each with a prefix as in `[photos 3]`.
    public var output: @Sendable (String) -> Void

    /// Creates a configuration.
    public init(
        apps: [HostedApp], host: String = "127.0.0.1", names: [String] = [], port: Int = 8080,
        gallery: Gallery = .none, maximumDevices: Int = 64, spareDevices: Int = 0,
        resumeTime: Duration = .seconds(60), requestTime: Duration = .seconds(10),
        pingInterval: Duration = .seconds(20),
        development: Development? = nil, environment: [String: String] = [:],
        output: @escaping @Sendable (String) -> Void = {
            FileHandle.standardError.write(Data("\($0)\n".utf8))
        }
    ) {
        self.apps = apps
        self.host = host
        self.names = names
        self.port = port
        self.gallery = gallery
        self.maximumDevices = maximumDevices
        self.spareDevices = spareDevices
        self.resumeTime = resumeTime
        self.requestTime = requestTime
        self.pingInterval = pingInterval
        self.development = development
        self.environment = environment
        self.output = output
    }

    /// The apps that have an address now.
    var presentApps: [HostedApp] { development?.apps ?? apps }

    /// The sentence for pages that get no device, because others have them all.
    var fullness: String {
        "This host shows at most \(maximumDevices) device\(maximumDevices == 1 ? "" : "s"), and all are in use."
    }

    /// True if only this machine can connect.
    var isLoopback: Bool {
        Authority(host).isLoopback
    }
}
