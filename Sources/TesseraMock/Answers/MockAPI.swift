/// Answers requests: the whole behaviour of the mock API, without a socket.
struct MockAPI: Sendable {
    let database: MockDatabase
    var rules = RewriteRules.none
    var files: StaticFolder?

    private static let methods = "GET, HEAD, OPTIONS"

    /// The answer to a request. The body of an answer to HEAD is the one that GET would get; the server leaves it out.
    func respond(to request: MockRequest) -> MockResponse {
        var response = answer(to: request)
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
            message += " Routes: " + rules.rules.map(\.pattern).joined(separator: ", ") + "."
        }
        message +=
            database.names.isEmpty
            ? " The data file has no arrays."
            : " Arrays: " + database.names.map { "/" + $0 }.joined(separator: ", ") + "."
        return .error(404, message)
    }
}
