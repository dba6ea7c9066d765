/// The parts of a request that the mock API needs, independent of the server.
struct MockRequest: Sendable {
    /// The method in capitals, such as `GET`.
    var method = "GET"
    /// The path and the query as received, percent-encoded.
    var target: String
    /// The `Host` header.
    var host: String?
    /// The `Origin` header.
    var origin: String?
    /// The `Access-Control-Request-Headers` header of a preflight request.
    var requestedHeaders: String?
}

/// A response of the mock API.
struct MockResponse: Sendable {
    /// The HTTP status code.
    var status = 200
    /// The header fields in order, with names in their usual spelling.
    var headers: [(name: String, value: String)] = []
    /// The content. For HEAD requests the server sends only its length.
    var body: [UInt8] = []
    /// True if the content is a file of the folder beside the data.
    var isFile = false

    /// The first value of a header, or nil if there is none. The case of the name is ignored.
    subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// Returns a response with a JSON text.
    static func json(_ text: String, status: Int = 200) -> MockResponse {
        MockResponse(
            status: status,
            headers: [("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-cache")],
            body: Array(text.utf8))
    }

    /// Returns an error as JSON: `{"error": "…"}`.
    static func error(_ status: Int, _ message: String) -> MockResponse {
        json(JSONValue.object([.init(key: "error", value: .string(message))]).text, status: status)
    }
}
