import ArgumentParser
import Foundation
import Logging
import TesseraMock

/// `tessera mock`, which serves a JSON file over HTTP.
struct MockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mock",
        abstract: "Serves the arrays and objects of a JSON file over HTTP.",
        discussion: """
            GET /NAME answers the array NAME of the file; a query filters it: /photos?page=2. An object is answered whole.
            A routes file rewrites requests: {"/api/photos?page=:page": "/photos?page=:page"}.
            --delay, --fail and --fail-routes make it slow and faulty, so that an app's states can be seen; files are
            served at once and fail only where --fail-routes names them, as in '/images/*'.
            Ctrl-C ends it.
            """)

    @Argument(
        help: "The JSON file: an object of arrays and objects.", completion: .file(extensions: ["json"]))
    var file: String

    @Option(help: "The port to listen on; 0 takes any free one.")
    var port = 3000

    @Option(help: "The name or address to listen on.")
    var host = "127.0.0.1"

    @Option(
        help: "A further name of this machine by which requests may call the API; can be repeated.")
    var name: [String] = []

    @Option(help: "A JSON file of rewrite rules.", completion: .file(extensions: ["json"]))
    var routes: String?

    @Option(help: "A folder whose files are served beside the data.", completion: .directory)
    var files: String?

    @Option(help: "The seconds that each answer takes.")
    var delay = 0.0

    @Option(
        help: "The rate of answers that fail by chance with the status 500, from 0 to 1.")
    var fail = 0.0

    @Option(
        help: ArgumentHelp(
            "Paths that always fail with the status 500, spelled as in a routes file and separated by commas.",
            valueName: "pattern,…"))
    var failRoutes: String?

    @OptionGroup var logging: LoggingOptions

    func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, not \(port).")
        }
        guard (0...3600).contains(delay) else {
            throw ValidationError("--delay must be a number of seconds from 0 to 3600, not \(delay).")
        }
        guard (0...1).contains(fail) else {
            throw ValidationError("--fail must be a number from 0 to 1, not \(fail).")
        }
        do {
            _ = try faults()
        } catch {
            throw ValidationError("--fail-routes: \(error).")
        }
    }

    private func faults() throws(MockFaultsError) -> MockFaults {
        let routes = failRoutes?.split(separator: ",", omittingEmptySubsequences: false) ?? []
        return try MockFaults(
            delay: .seconds(delay), failureRate: fail,
            failingRoutes: routes.map { $0.trimmingCharacters(in: .whitespaces) })
    }

    func run() async throws {
        do {
            let server = try MockServer(
                .init(
                    file: URL(fileURLWithPath: file), routes: routes.map { URL(fileURLWithPath: $0) },
                    files: files.map { URL(fileURLWithPath: $0) }, host: host, names: name, port: port,
                    faults: faults()),
                logger: logging.logger("tessera.mock"))
            try await server.run { address in
                print("Mock API on \(address)")
                fflush(nil)
            }
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
