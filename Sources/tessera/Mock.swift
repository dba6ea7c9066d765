import ArgumentParser
import Foundation
import Logging
import TesseraMock

/// `tessera mock`: a JSON file as a service.
struct Mock: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serves the arrays of a JSON file over HTTP.",
        discussion: """
            GET /NAME answers the array NAME of the file; a query filters it: /photos?page=2.
            A routes file rewrites requests: {"/api/photos?page=:page": "/photos?page=:page"}.
            Ctrl-C ends it.
            """)

    @Argument(help: "The JSON file: an object of arrays.", completion: .file(extensions: ["json"]))
    var file: String

    @Option(help: "The port to listen on; 0 takes any free one.")
    var port = 3000

    @Option(help: "The name or address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "A JSON file of rewrite rules.", completion: .file(extensions: ["json"]))
    var routes: String?

    @Option(help: "A folder whose files are served beside the arrays.", completion: .directory)
    var files: String?

    @OptionGroup var logging: LoggingOptions

    func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, not \(port).")
        }
    }

    func run() async throws {
        do {
            let server = try MockServer(
                .init(
                    file: URL(fileURLWithPath: file), routes: routes.map { URL(fileURLWithPath: $0) },
                    files: files.map { URL(fileURLWithPath: $0) }, host: host, port: port),
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
