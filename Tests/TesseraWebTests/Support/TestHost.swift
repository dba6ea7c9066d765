import Foundation
import Logging
import NIOConcurrencyHelpers
import ServiceLifecycle
import Testing

@testable import TesseraWeb

/// A host on a free port of this machine, which serves fake apps.
struct TestHost: Sendable {
    var port: Int
    /// The port of the figures, or nil if the host has none.
    var metricsPort: Int?
    let group: ServiceGroup
    let lines: Lines

    /// The lines that apps have printed.
    final class Lines: Sendable {
        private let lines = NIOLockedValueBox<[String]>([])
        private let news: AsyncStream<Void>
        private let isNews: AsyncStream<Void>.Continuation

        init() {
            (news, isNews) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        func add(_ line: String) {
            lines.withLockedValue { $0.append(line) }
            isNews.yield()
        }

        /// The lines so far.
        var all: [String] { lines.withLockedValue { $0 } }

        /// Waits until a line has been printed that meets a condition, and returns it. If the time of the test has ended, the
        /// line is empty.
        func first(where condition: (String) -> Bool) async -> String {
            while true {
                if Task.isCancelled { return "" }
                if let line = lines.withLockedValue({ $0.first(where: condition) }) { return line }
                for await _ in news { break }
            }
        }

        /// Waits until a line has been printed.
        func wait(for line: String) async {
            while !lines.withLockedValue({ $0.contains(line) }) {
                for await _ in news { break }
            }
        }
    }

    /// The host's port of figures, for requests.
    func figures() throws -> TestHost {
        var figures = self
        figures.port = try #require(metricsPort)
        return figures
    }

    /// Returns the lines of the figures.
    func figureLines() async throws -> Set<String> {
        try await Set(figures().request("/metrics").body.components(separatedBy: "\n"))
    }

    /// Runs a host while `body` runs.
    static func run(
        _ apps: String..., gallery: URL? = nil, names: [String] = [], maximumDevices: Int = 64,
        spareDevices: Int = 0,
        maximumConnections: Int = 2048, visitorLimits: VisitorLimits = .none, trustedProxies: [String] = [],
        resumeTime: Duration = .seconds(60), requestTime: Duration = .seconds(120),
        development: Development? = nil, hostID: String? = nil, drainTime: Duration = .zero,
        outputFormat: LogFormat = .text, logger: Logger = Logger(label: "tessera.host"),
        configure: (inout HostConfiguration) -> Void = { _ in },
        body: (TestHost) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tessera-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let hosted = try apps.map { name in
            let link = folder.appendingPathComponent(name)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: fakeApp)
            return try HostedApp(link.path)
        }
        let lines = Lines()
        let (addresses, listening) = AsyncStream<AppHost.Address>.makeStream()
        var configuration = try HostConfiguration(
            apps: hosted, names: names, port: 0,
            gallery: gallery.map { try Gallery($0, for: hosted) } ?? Gallery.none,
            maximumDevices: maximumDevices, spareDevices: spareDevices,
            maximumConnections: maximumConnections,
            visitorLimits: visitorLimits, trustedProxies: trustedProxies, resumeTime: resumeTime,
            requestTime: requestTime, hostID: hostID, drainTime: drainTime, outputFormat: outputFormat,
            development: development,
            output: { lines.add($0) })
        // The pages of the tests do not answer pings.
        configuration.pingInterval = .seconds(3600)
        configure(&configuration)
        let (metricsPorts, metricsListening) = AsyncStream<Int>.makeStream()
        var host = try AppHost(
            configuration, logger: logger,
            onListening: { listening.yield($0) })
        host.onMetricsListening = { metricsListening.yield($0) }
        var critical = Logger(label: "test")
        critical.logLevel = .critical
        let group = ServiceGroup(configuration: .init(services: [host], logger: critical))
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask {
                defer {
                    listening.finish()
                    metricsListening.finish()
                }
                try await group.run()
            }
            for await address in addresses {
                var test = TestHost(port: address.port, group: group, lines: lines)
                if configuration.metrics != nil {
                    var ports = metricsPorts.makeAsyncIterator()
                    test.metricsPort = await ports.next()
                }
                try await body(test)
                break
            }
            await group.triggerGracefulShutdown()
            try await tasks.waitForAll()
        }
    }

    /// The location of the program FakeApp, which is built beside the test bundle.
    static var fakeApp: URL {
        let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
        let starts = bundles + [Bundle.main.executableURL ?? Bundle.main.bundleURL]
        let candidates = starts.map { $0.deletingLastPathComponent().appendingPathComponent("FakeApp") }
        return candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates[0]
    }
}
