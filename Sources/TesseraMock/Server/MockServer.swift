import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// An HTTP server that answers requests from a JSON file, for use in the place of an app's real service.
///
/// ```swift
/// var configuration = MockServer.Configuration(file: URL(filePath: "photos.json"))
/// configuration.routes = URL(filePath: "routes.json")
/// let server = try MockServer(configuration)
/// try await server.run { address in print("Mock API on \(address)") }
/// ```
///
/// The file's top level is an object of arrays and objects. The response to `GET /name` is the array with
/// that name, filtered by the query: the response to `/photos?page=2` has the elements whose `page` is 2.
/// Objects are not filtered.
public struct MockServer: Sendable {
    /// The files that a server serves, its address and its faults.
    public struct Configuration: Sendable {
        /// The JSON file of the data: an object of arrays and objects.
        public var file: URL
        /// A JSON file of rewrite rules (`{"/api/*": "/$1"}`), or `nil` for none.
        public var routes: URL?
        /// A folder whose files are served for paths that the data file does not have, or `nil` for none.
        public var files: URL?
        /// The name or address to listen on. Only this machine reaches the default, 127.0.0.1; the server then answers
        /// only requests for localhost, names below it, addresses of this machine alone, and `names`.
        public var host: String
        /// Further names by which requests may call a server that only this machine reaches.
        public var names: [String]
        /// The TCP port to listen on, or 0 to let the system choose.
        public var port: Int
        /// The deliberate faults of the server.
        public var faults: MockFaults

        /// Creates a configuration. By default it serves `file` on 127.0.0.1, port 3000.
        public init(
            file: URL, routes: URL? = nil, files: URL? = nil, host: String = "127.0.0.1",
            names: [String] = [], port: Int = 3000, faults: MockFaults = .none
        ) {
            self.file = file
            self.routes = routes
            self.files = files
            self.host = host
            self.names = names
            self.port = port
            self.faults = faults
        }
    }

    private let api: FaultyAPI
    private let host: String
    private let port: Int
    private let logger: Logger

    /// Creates a server and reads its files.
    /// - Parameters:
    ///   - configuration: The files and the address.
    ///   - logger: The logger that receives one line for each request, at the level debug.
    /// - Throws: ``MockFileError`` if a file is missing, cannot be parsed or has another form.
    public init(_ configuration: Configuration, logger: Logger = Logger(label: "tessera.mock"))
        throws(MockFileError)
    {
        var api = MockAPI(database: try MockDatabase(JSONFile(configuration.file)))
        if let routes = configuration.routes { api.rules = try RewriteRules(JSONFile(routes)) }
        if let files = configuration.files {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: files.path, isDirectory: &isFolder),
                isFolder.boolValue
            else { throw MockFileError(path: files.relativePath, message: "there is no such folder") }
            api.files = StaticFolder(files)
        }
        api.isLocal = LocalHost.contains(configuration.host)
        api.names = Set(configuration.names.map { String(LocalHost.name(of: $0.lowercased())) })
        self.api = FaultyAPI(api: api, faults: configuration.faults)
        self.host = configuration.host
        self.port = configuration.port
        self.logger = logger
    }

    /// Listens and answers requests until the task is cancelled or the process receives SIGINT or SIGTERM.
    ///
    /// Connections that are still open half a second after that are closed.
    /// - Parameter onRunning: A function that is called once, with the address to which requests can be
    ///   sent.
    /// - Throws: ``MockServerError`` if the server cannot listen at the address.
    public func run(onRunning: @escaping @Sendable (URL) async -> Void = { _ in }) async throws {
        let api = api
        let logger = logger
        let host = host
        let responder = CallbackResponder<BasicRequestContext> { request, _ in
            let response = await Self.response(of: api, to: request)
            logger.debug("\(request.method) \(request.head.path ?? "/") \(response.status.code)")
            return response
        }
        let application = Application(
            responder: responder,
            configuration: .init(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                let name = host.contains(":") ? "[\(host)]" : host
                if let address = URL(string: "http://\(name):\(port)") { await onRunning(address) }
            },
            logger: logger)
        var configuration = ServiceGroupConfiguration(
            services: [.init(service: application, successTerminationBehavior: .gracefullyShutdownGroup)],
            gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
        configuration.maximumGracefulShutdownDuration = .milliseconds(500)
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch is CancellationError {
            // Connections were closed after the time of grace, which is an ordinary end.
        } catch let error as IOError {
            throw MockServerError(host: host, port: port, error: error)
        } catch is SocketAddressError.UnknownHost {
            throw MockServerError(unknownHost: host)
        }
    }

    private static func response(of api: FaultyAPI, to request: Request) async -> Response {
        let answer = await api.respond(
            to: MockRequest(
                method: request.method.rawValue, target: request.head.path ?? "/",
                host: request.head.authority, origin: request.headers[.origin],
                requestedHeaders: request.headers[.accessControlRequestHeaders]))
        var headers = HTTPFields()
        for (name, value) in answer.headers {
            if let name = HTTPField.Name(name) { headers.append(HTTPField(name: name, value: value)) }
        }
        let body =
            answer.body.isEmpty ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body))
        let response = Response(status: .init(code: answer.status), headers: headers, body: body)
        return request.method == .head ? response.createHeadResponse() : response
    }
}
