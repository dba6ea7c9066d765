import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle
import TesseraDevelopment
import TesseraWeb

/// `tessera run`, which builds a package, displays its apps, and follows its sources.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds the apps of a package and shows them in browsers, again after each save.",
        discussion: """
            Each open page moves on to a new build and keeps its place. What is wrong with the sources lies over the \
            page and on the terminal until it is mended. Ctrl-C ends everything.
            """)

    @Argument(help: "The folder of the package.", completion: .directory)
    var package = "."

    @Option(help: "An executable of the package to show; can be repeated. Without it all apps are shown.")
    var product: [String] = []

    @Option(name: .shortAndLong, help: "The configuration of the build: debug or release.")
    var configuration = "debug"

    @Flag(inversion: .prefixedNo, help: "Build again when files change.")
    var watch = true

    @Flag(name: .shortAndLong, help: "Print the log of the build.")
    var verbose = false

    @Option(help: "The name or address to listen on; 0.0.0.0 lets other machines connect.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes any free one.")
    var port = 8080

    @OptionGroup var logging: LoggingOptions

    func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, not \(port).")
        }
        guard ["debug", "release"].contains(configuration) else {
            throw ValidationError("--configuration must be debug or release, not \(configuration).")
        }
    }

    func run() async throws {
        let folder = URL(fileURLWithPath: package, isDirectory: true)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        else {
            throw CommandFailure(
                "There is no Package.swift in \(folder.path): give the folder of a package, or make one with "
                    + "“tessera new NAME”.")
        }
        let terminal = Terminal()
        let workshop = Workshop(
            DevelopmentOptions(
                package: folder, products: product, configuration: configuration, watches: watch,
                isVerbose: verbose),
            terminal: terminal)
        let logger = logging.logger("tessera.run")
        do {
            let host = try AppHost(
                HostConfiguration(
                    apps: [], host: host, port: port, development: workshop.development,
                    environment: Workshop.environment, output: { terminal.log($0) }),
                logger: logger, onListening: { terminal.listening(at: $0) })
            let group = ServiceGroup(
                configuration: .init(
                    services: [
                        .init(service: host, failureTerminationBehavior: .gracefullyShutdownGroup),
                        .init(service: workshop, failureTerminationBehavior: .gracefullyShutdownGroup),
                    ],
                    gracefulShutdownSignals: [.sigint, .sigterm], logger: logger))
            try await group.run()
        } catch let error as HostError {
            throw CommandFailure("\(error)")
        } catch let error as WatchError {
            throw CommandFailure("\(error)")
        } catch let error as ServiceGroupError {
            throw CommandFailure("\(error)")
        }
    }
}
