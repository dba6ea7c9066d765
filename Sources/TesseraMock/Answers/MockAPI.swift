/// Answers requests. It is the whole behaviour of the mock API without the server.
struct MockAPI: Sendable {
    let database: MockDatabase
    var rules = RewriteRules.none
    var files: StaticFolder?
    /// True if the API answers requests only that name this machine.
    var isLocal = false
    /// Further names by which requests may call an API of this machine, in lower case.
    var names: Set<String> = []

    private static let methods = "GET, HEAD, OPTIONS"

    /// Returns the response to a request. The response to HEAD has the same body as that to GET; the server
    /// removes it.
    func respond(to request: MockRequest) -> MockResponse {
        addHeaders(to: answer(to: request), of: request)
    }

    /// Returns the response to a request that fails on purpose: the status 500 and a message.
    func failure(_ message: String, of request: MockRequest) -> MockResponse {
        addHeaders(to: .error(500, message), of: request)
    }

    /// Adds the headers that allow a page to read the response.
    private func addHeaders(to response: MockResponse, of request: MockRequest) -> MockResponse {
        var response = response
        guard let origin = request.origin else { return response }
        response.headers.append(("Vary", "Origin"))
        guard LocalOrigin.contains(origin) else { return response }
        response.headers.append(("Access-Control-Allow-Origin", origin))
        if request.method == "OPTIONS" {
            response.headers.append(("Access-Control-Allow-Methods", Self.methods))
            response.headers.append(("Access-Control-Max-Age", "600"))
            if let headers = request.requestedHeaders {
                response.headers.append(("Access-Control-Allow-Headers", headers))
            }
        }
        return response
    }

    private func answer(to request: MockRequest) -> MockResponse {
        if !accepts(request.host ?? "") {
            return .error(
                421,
                "This mock API is for this machine, as localhost or 127.0.0.1, and has no name "
                    + "“\(request.host ?? "")”. Add it with --name, or let all names in with "
                    + "--host 0.0.0.0.")
        }
        switch request.method {
        case "GET", "HEAD":
            let target = RequestTarget(request.target)
            return resource(at: rules.rewrite(target)) ?? file(at: target) ?? notFound(target)
        case "OPTIONS":
            return MockResponse(status: 204, headers: [("Allow", Self.methods)])
        default:
            var response = MockResponse.error(
                405, "\(request.method) is not supported: this mock API only reads. Use GET.")
            response.headers.append(("Allow", Self.methods))
            return response
        }
    }

    private func accepts(_ host: String) -> Bool {
        !isLocal || LocalHost.contains(host) || names.contains(String(LocalHost.name(of: host.lowercased())))
    }

    private func resource(at target: RequestTarget) -> MockResponse? {
        guard let path = target.decodedPath else { return nil }
        let name = path.hasSuffix("/") && path.count > 1 ? path.dropFirst().dropLast() : path.dropFirst()
        return database.json(of: String(name), filters: target.queryItems).map { .json($0) }
    }

    private func file(at target: RequestTarget) -> MockResponse? {
        target.decodedPath.flatMap { files?.response(to: $0) }
    }

    private func notFound(_ target: RequestTarget) -> MockResponse {
        var message = "There is nothing at \(target.path)."
        if !rules.rules.isEmpty {
            message += " Routes: " + rules.rules.map(\.pattern.text).joined(separator: ", ") + "."
        }
        message +=
            database.names.isEmpty
            ? " The data file is empty."
            : " Data: " + database.names.map { "/" + $0 }.joined(separator: ", ") + "."
        return .error(404, message)
    }
}
