import Foundation
import ServiceLifecycle
import TesseraWeb

/// Builds a package, and builds it again when its files change, while a host serves its apps.
///
/// ```swift
/// let workshop = Workshop(DevelopmentOptions(package: folder), terminal: Terminal())
/// let host = try AppHost(
///     HostConfiguration(apps: [], development: workshop.development, environment: Workshop.environment))
/// let group = ServiceGroup(
///     services: [host, workshop], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
/// try await group.run()
/// ```
public struct Workshop: Service {
    /// The state that the host of the apps reads.
    public let development: Development

    private let options: DevelopmentOptions
    private let terminal: Terminal

    /// The time in which changes that come one after another count as one.
    private static let quietTime = Duration.milliseconds(60)

    /// Variables with which an app writes the backtrace of a crash so that a host can read it.
    public static let environment = [
        "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=48,"
            + "sanitize=no,demangle=yes,output-to=stderr"
    ]

    /// Creates a workshop for a package that it does not build before ``run()``.
    public init(_ options: DevelopmentOptions, terminal: Terminal) {
        self.options = options
        self.terminal = terminal
        development = Development(sources: options.sources)
    }

    /// Builds until the task is cancelled or a graceful shutdown begins, and ends a build that goes on then.
    ///
    /// - Throws: ``WatchError`` if the system does not watch the files of the package, and ``BuildFailure`` if the only build
    ///   without watching fails.
    public func run() async throws {
        try await cancelWhenGracefulShutdown { try await build() }
    }

    private func build() async throws {
        guard options.watches else {
            let builder = PackageBuilder(options, development: development, terminal: terminal) { _ in }
            await builder.build([])
            if case .failed = development.status, !Task.isCancelled {
                await builder.finish()
                throw BuildFailure()
            }
            // The apps are served from the builder's links until the end.
            let (never, _) = AsyncStream<Void>.makeStream()
            for await _ in never {}
            return await builder.finish()
        }
        let watcher = try makeFolderWatcher()
        defer { watcher.stop() }
        // The watching begins before the first build, so that no change is overlooked.
        try watcher.watch(options.sources)
        let builder = PackageBuilder(options, development: development, terminal: terminal) {
            [terminal] folders in
            for folder in folders {
                do {
                    try watcher.watch(folder)
                } catch {
                    terminal.log("\(error)")
                }
            }
        }
        let loop = BuildLoop(
            settle: { try await Task.sleep(for: Self.quietTime) }, build: { await builder.build($0) })
        await loop.run(watcher.changes)
        await builder.finish()
    }
}

/// The error of a build after which no other build begins, because nothing watches the files. The terminal displays the reasons.
public struct BuildFailure: Error, CustomStringConvertible {
    /// A sentence for the user.
    public let description =
        "The apps were not built. Without --no-watch, the next change would build them again."
}
