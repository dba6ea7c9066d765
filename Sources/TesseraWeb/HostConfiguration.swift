import Foundation

/// What a ``AppHost`` shows, where it listens and what it allows.
public struct HostConfiguration: Sendable {
    /// The apps, in the order in which `/` shows them.
    public var apps: [HostedApp]
    /// The name or address to listen on. On a loopback address only pages of this machine can connect.
    public var host: String
    /// Further names by which pages may call the host, as those of a proxy in front of it. It answers to its addresses, and
    /// where other machines can connect to the machine's name, in any case.
    public var names: [String]
    /// The TCP port to listen on; 0 takes any free one.
    public var port: Int
    /// What the page with all apps says of them.
    public var gallery: Gallery
    /// How many devices, and so app processes, there may be at once.
    public var maximumDevices: Int
    /// How long a device waits for its display to come back.
    public var resumeTime: Duration
    /// How often displays are asked whether they are still there; one that misses two in a row is disconnected.
    public var pingInterval: Duration
    /// What becomes of the lines that apps print, each with a prefix as in `[photos 3]`.
    public var output: @Sendable (String) -> Void

    /// Creates a configuration.
    public init(
        apps: [HostedApp], host: String = "127.0.0.1", names: [String] = [], port: Int = 8080,
        gallery: Gallery = .none, maximumDevices: Int = 64,
        resumeTime: Duration = .seconds(60), pingInterval: Duration = .seconds(20),
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
        self.resumeTime = resumeTime
        self.pingInterval = pingInterval
        self.output = output
    }

    /// True if only this machine can connect.
    var isLoopback: Bool {
        Authority(host).isLoopback
    }
}
