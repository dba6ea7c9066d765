import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle

/// A web server that displays apps in browsers. It starts an app process for each page and passes messages
/// between the two.
///
/// ```swift
/// let host = try AppHost(HostConfiguration(apps: [HostedApp(".build/debug/Photos")]))
/// let group = ServiceGroup(
///     services: [host], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
/// try await group.run()
/// ```
///
/// A graceful shutdown ends all app processes within a second, or after ``HostConfiguration/drainTime`` if they have not
/// finished by then. A cancelled task ends them within a second in any case.
public struct AppHost: Service {
    /// The address at which a host listens.
    public struct Address: Sendable, Equatable {
        /// The address of the host's page, as in `http://127.0.0.1:8080/`.
        public let url: String
        /// The TCP port.
        public let port: Int

        /// Returns the address of one app's page, as in `http://127.0.0.1:8080/photos/`.
        public func url(of app: HostedApp) -> String {
            "\(url)\(app.pathName)/"
        }
    }

    private let configuration: HostConfiguration
    private let assets: AssetLibrary
    private let refusals: Refusals
    private let admission: Admission
    private let metricsAdmission: Admission
    private let logger: Logger
    private let onListening: @Sendable (Address) async -> Void
    /// A function that is called with the port of the figures as soon as the host accepts connections there.
    var onMetricsListening: @Sendable (Int) -> Void = { _ in }

    /// The greatest number of connections to the port of the figures.
    private static let maximumMetricsConnections = 64

    /// Creates a host.
    ///
    /// - Parameters:
    ///   - configuration: The apps, the address and the limits of the host.
    ///   - logger: The logger for the host's own messages. The output of apps goes to
    ///     ``HostConfiguration/output``.
    ///   - onListening: A function that is called as soon as the host accepts connections.
    /// - Throws: ``HostError`` if there is no app, if two apps have the same name, if a name of the host is none, or
    ///   if the files of the page's scripts are damaged.
    public init(
        _ configuration: HostConfiguration, logger: Logger = Logger(label: "tessera.host"),
        onListening: @escaping @Sendable (Address) async -> Void = { _ in }
    ) throws(HostError) {
        guard !configuration.apps.isEmpty || configuration.development != nil else { throw .noApps }
        var names: Set<String> = []
        for app in configuration.apps where !names.insert(app.pathName).inserted {
            throw .duplicateName(app.pathName)
        }
        self.configuration = configuration
        let refusals = Refusals(HostMetrics(), logger: logger)
        self.refusals = refusals
        admission = try Admission(configuration, refusals: refusals)
        var configurationOfMetrics = configuration
        configurationOfMetrics.maximumConnections = Self.maximumMetricsConnections
        configurationOfMetrics.trustedProxies = []
        metricsAdmission = try Admission(configurationOfMetrics, refusals: refusals)
        self.logger = logger
        self.onListening = onListening
        if let hostID = configuration.hostID, !DeviceToken.isHostID(hostID) { throw .unusableHostID(hostID) }
        for name in configuration.names where !RequestGuard.isName(name) { throw .unusableHostName(name) }
        do {
            assets = try AssetLibrary()
        } catch {
            throw .scripts("\(error)")
        }
    }

    /// Warnings about fonts that are missing on this machine, one line each. The host runs without them.
    public var warnings: [String] { assets.warnings }

    /// Serves until the task is cancelled or a graceful shutdown begins.
    ///
    /// - Throws: ``HostError`` if the host cannot listen at its address.
    public func run() async throws {
        noteDescriptors(DescriptorLimit.raise())
        PrivateFolder.removeAbandoned()
        let operation = HostOperation(refusals, logger: logger)
        let registry = DeviceRegistry(
            configuration, group: MultiThreadedEventLoopGroup.singleton, operation: operation)
        let server = makeServer(registry, operation)
        var listeners = [Listener(server: server, explain: listeningError)]
        if let address = configuration.metrics {
            listeners.append(makeMetricsServer(at: address, registry, operation.metrics))
        }
        let servers = ServerGroup(listeners)
        try await withThrowingTaskGroup(of: Part.self) { group in
            group.addTask {
                try await servers.run()
                await registry.shutDown()
                return .server
            }
            group.addTask {
                await registry.run()
                return .registry
            }
            group.addTask {
                // This throws when the task is cancelled; the other tasks are then cancelled, too.
                if (try? await gracefulShutdown()) != nil {
                    await registry.drain(for: configuration.drainTime)
                }
                await registry.shutDown()
                await servers.shutDown()
                return .watch
            }
            if let development = configuration.development {
                group.addTask {
                    for await _ in development.changes() { await registry.replace(development.builds) }
                    return .watch
                }
            }
            // When a graceful shutdown begins, the server asks its connections to close, and it ends with
            // the last of them. The other tasks are cancelled after a short time, since a connection that
            // does not close would keep the server running for ever.
            for try await part in group {
                switch part {
                case .registry:
                    group.addTask {
                        try? await Task.sleep(for: .milliseconds(100))
                        return .patience
                    }
                case .server, .patience: group.cancelAll()
                case .watch: break
                }
            }
        }
    }

    /// Warns if the system does not let this process have as many connections and devices as the configuration allows.
    private func noteDescriptors(_ limit: Int) {
        // A device has a socket, two pipes, a folder if its page has sent files, and perhaps a home folder. The host itself has
        // some files.
        let each = configuration.hasDeviceHomes ? 5 : 4
        let figures = configuration.metrics == nil ? 0 : Self.maximumMetricsConnections
        let needed = configuration.maximumConnections + figures + each * configuration.maximumDevices + 64
        guard limit < needed else { return }
        logger.warning(
            """
            This process may have \(limit) files and sockets open, and \(needed) may be needed: raise the limit with \
            ulimit -n \(needed), or allow fewer connections and devices.
            """)
    }

    private enum Part {
        case server, registry, watch, patience
    }

    private func makeMetricsServer(
        at address: HostConfiguration.MetricsAddress, _ registry: DeviceRegistry, _ metrics: HostMetrics
    ) -> Listener {
        var own = configuration
        own.host = address.host
        let responder = MetricsResponder(metrics: metrics, registry: registry, requests: RequestGuard(own))
        // Whoever reaches this port may be as hostile as the visitors of the other one.
        let channel = UpgradableChannel(
            responder: { request, writer, _ in
                let response = await responder.respond(to: request)
                try await writer.write(response: response.head, body: response.body)
            },
            acceptsWebSocket: { _, _ in nil },
            displayDevice: { _, _ in },
            admission: metricsAdmission,
            requestTime: configuration.requestTime,
            metrics: metrics,
            pingInterval: TimeAmount(configuration.pingInterval))
        let server = channel.server(
            configuration: ServerConfiguration(address: .hostname(address.host, port: address.port)),
            onServerRunning: { onMetricsListening($0.localAddress?.port ?? address.port) },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
        return Listener(server: server) { error in
            if error is CancellationError { return error }
            return HostError.cannotListen(
                host: address.host, port: address.port, reason: "\(reason(for: error)) (--metrics-port)")
        }
    }

    private func makeServer(_ registry: DeviceRegistry, _ operation: HostOperation) -> any Service {
        let requests = RequestGuard(configuration)
        let responder = HostResponder(
            configuration: configuration, assets: assets, requests: requests, registry: registry,
            operation: operation)
        let session = DeviceSession(
            registry: registry, connections: admission.connections, development: configuration.development)
        let channel = UpgradableChannel(
            responder: { [admission] request, writer, channel in
                let response = await admission.admit(request, on: channel) {
                    await responder.respond(to: request)
                }
                try await writer.write(response: response.head, body: response.body)
            },
            acceptsWebSocket: { uri, headers in
                let request = requests.deviceRequest(uri: uri, headers: headers)
                return request.flatMap { operation.gate.accepts($0.token) ? $0 : nil }
            },
            displayDevice: { await session.run($0, $1) },
            admission: admission,
            requestTime: configuration.requestTime,
            metrics: operation.metrics,
            pingInterval: TimeAmount(configuration.pingInterval))
        return channel.server(
            configuration: ServerConfiguration(
                address: .hostname(configuration.host, port: configuration.port)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? configuration.port
                await onListening(Address(url: url(port: port), port: port))
            },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    }

    /// Returns the address of the host's page for a browser on this machine.
    private func url(port: Int) -> String {
        let host = Authority(configuration.host)
        let name = host.isWildcard ? "localhost" : host.host.contains(":") ? "[\(host.host)]" : host.host
        return "http://\(name):\(port)/"
    }

    private func listeningError(_ error: any Error) -> any Error {
        if let error = error as? IOError, error.errnoCode == EADDRINUSE {
            return HostError.portTaken(host: configuration.host, port: configuration.port)
        }
        if error is CancellationError { return error }
        return HostError.cannotListen(
            host: configuration.host, port: configuration.port, reason: reason(for: error))
    }

    private func reason(for error: any Error) -> String {
        switch error {
        case let error as IOError: String(cString: strerror(error.errnoCode))
        case is SocketAddressError.UnknownHost: "no such name or address"
        default: "\(error)"
        }
    }
}

extension AppHost: CustomStringConvertible {
    /// The name of the host in logs.
    public var description: String {
        "host of \(configuration.presentApps.map(\.name).joined(separator: ", "))"
    }
}
