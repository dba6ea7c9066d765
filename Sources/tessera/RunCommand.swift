import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle
import TesseraDevelopment
import TesseraWeb

/// `tessera run`, which builds a package, displays its apps, and follows its sources.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract:
            "Builds the apps of a package or Xcode project and shows them in browsers, again after each save.",
        discussion: """
            An Xcode project is only read: its package is written into the folder for caches, and what cannot work is \
            printed before anything is built. \
            Each open page moves on to a new build and keeps its place. What is wrong with the sources lies over the \
            page and on the terminal until it is mended. Ctrl-C ends everything.
            """)

    @Argument(help: "The folder of the package, an .xcodeproj, or a folder with one.", completion: .directory)
    var package = "."

    @Option(help: "An executable of the package to show; can be repeated. Without it all apps are shown.")
    var product: [String] = []

    @Option(help: "An app of the Xcode project to show; can be repeated. Without it all apps are shown.")
    var target: [String] = []

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
        let terminal = Terminal()
        let workshop = Workshop(try options(), terminal: terminal)
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
                    gracefulShutdownSignals: EndingSignals.all, logger: logger))
            try await group.run()
        } catch let error
            where error is HostError || error is WatchError || error is BuildFailure
            || error is ServiceGroupError
        {
            throw CommandFailure("\(error)")
        }
    }

    /// The options for the project or package that the argument names.
    private func options() throws -> DevelopmentOptions {
        let folder = URL(fileURLWithPath: package, isDirectory: true)
        do {
            if let project = try XcodeProject(folder, targets: target) {
                guard FileManager.default.fileExists(atPath: project.url.path) else {
                    throw CommandFailure("There is no project at \(project.url.path).")
                }
                guard product.isEmpty else {
                    throw CommandFailure(
                        "--product names an executable of a package: name an app with --target.")
                }
                return DevelopmentOptions(
                    project: project, configuration: configuration, watches: watch, isVerbose: verbose)
            }
        } catch let refusal as XcodeProject.Refusal {
            throw CommandFailure("\(refusal)")
        }
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
        else {
            throw CommandFailure(
                "There is no Package.swift in \(folder.path): give the folder of a package or of an Xcode project, or "
                    + "make a package with “tessera new NAME”.")
        }
        guard target.isEmpty else {
            throw CommandFailure(
                "--target names an app of an Xcode project: name an executable with --product.")
        }
        return DevelopmentOptions(
            package: folder, products: product, configuration: configuration, watches: watch,
            isVerbose: verbose)
    }
}
