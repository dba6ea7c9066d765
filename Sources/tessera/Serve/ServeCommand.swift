import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle
import TesseraWeb

/// `tessera serve`, which displays apps in browsers.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows apps in browsers.",
        discussion: """
            Each page gets an app process of its own. / shows every app in a phone; /NAME/ one app in the whole \
            window, NAME being the executable's file name in lower case. Ctrl-C ends it.
            """)

    @Argument(
        help: "The executables of the apps: paths, or names of executables beside this one.",
        completion: .file())
    var apps: [String]

    @Option(help: "The name or address to listen on; 0.0.0.0 lets other machines connect.")
    var host = "127.0.0.1"

    @Option(help: "A further name by which pages may call the host, such as a proxy's; can be repeated.")
    var name: [String] = []

    @Option(help: "The port to listen on; 0 takes any free one.")
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "A JSON file that says of each app what it shows and in which folder its source is.",
            discussion: #"{"Photos": {"line": "Dishes in two columns.", "source": "Photos"}}"#,
            valueName: "file"),
        completion: .file(extensions: ["json"]))
    var gallery: String?

    @Option(help: "How many pages may show an app at once.")
    var maxDevices = 64

    @Option(help: "How many processes of each app stand ready, so that a new page gets one at once.")
    var spare = 0

    @Option(help: "How long an app waits for its page to come back.")
    var resumeSeconds = 60

    @OptionGroup var visitors: VisitorOptions

    @OptionGroup var devices: DeviceOptions

    @OptionGroup var operation: OperationOptions

    @OptionGroup var logging: LoggingOptions

    func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, not \(port).")
        }
        guard (1...10_000).contains(maxDevices) else {
            throw ValidationError("--max-devices must be a number from 1 to 10000, not \(maxDevices).")
        }
        guard (0...100).contains(spare) else {
            throw ValidationError("--spare must be a number from 0 to 100, not \(spare).")
        }
        guard (0...86_400).contains(resumeSeconds) else {
            throw ValidationError("--resume-seconds must be a number from 0 to 86400, not \(resumeSeconds).")
        }
    }

    func run() async throws {
        do {
            try await serve()
        } catch let error as HostError {
            throw CommandFailure("\(error)", format: operation.logFormat)
        } catch let error as ServiceGroupError {
            // The errors of the host itself are handled above; this one is about the service group.
            throw CommandFailure("\(error)", format: operation.logFormat)
        }
    }

    private func serve() async throws {
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let apps = try apps.map { argument throws(HostError) in try HostedApp(argument, besides: folder) }
        let gallery = try gallery.map { path throws(HostError) in
            try Gallery(URL(fileURLWithPath: path), for: apps)
        }
        let logger = logging.logger("tessera.serve", operation.logFormat)
        let notes = Notes(format: operation.logFormat)
        var configuration = HostConfiguration(
            apps: apps, host: host, names: name, port: port, gallery: gallery ?? Gallery.none,
            maximumDevices: maxDevices, spareDevices: spare, resumeTime: .seconds(resumeSeconds),
            hostID: operation.hostID,
            drainTime: .seconds(operation.drainSeconds), metrics: operation.metrics,
            outputFormat: operation.logFormat)
        configuration.maximumConnections = visitors.maxConnections
        configuration.visitorLimits = visitors.limits(isLoopback: configuration.isLoopback)
        configuration.trustedProxies = visitors.trustedProxy
        configuration.deviceLimits = devices.limits
        let isForOthers = !configuration.isLoopback || !configuration.trustedProxies.isEmpty
        configuration.hasDeviceHomes = devices.deviceHome.map { $0 == .own } ?? isForOthers
        configuration.inheritedEnvironment = devices.inherited
        configuration.environment = devices.variables
        let host = try AppHost(
            configuration,
            logger: logger,
            onListening: { address in
                for app in apps { notes.address("\(app.name) on", address.url(of: app), app: app) }
                notes.address("In a phone:", address.url)
                if let metrics = operation.metrics {
                    notes.address("Figures on", "http://\(metrics.host):\(metrics.port)/metrics")
                }
                fflush(nil)
            })
        for warning in host.warnings { notes.warning(warning) }
        try await EndingSignals.run(ServiceGroup(configuration: .init(services: [host], logger: logger)))
    }
}
