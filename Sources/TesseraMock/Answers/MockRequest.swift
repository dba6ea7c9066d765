/// What the mock API needs to know of a request, whatever server received it.
struct MockRequest: Sendable {
    /// The method in capitals, such as `GET`.
    var method = "GET"
    /// Path and query as they came, percent-encoded.
    var target: String
    /// The `Origin` header.
    var origin: String?
    /// The `Access-Control-Request-Headers` header of a preflight request.
    var requestedHeaders: String?
}

/// An answer of the mock API.
struct MockResponse: Sendable {
    /// The HTTP status code.
    var status = 200
    /// Header fields in order, names in their usual spelling.
    var headers: [(name: String, value: String)] = []
    /// The content; stated by its length only when the request was HEAD.
    var body: [UInt8] = []
    /// True if the content is a file that stands beside the data.
    var isFile = false

    /// The first value of a header, whatever the case of its name.
    subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    /// An answer in JSON.
    static func json(_ text: String, status: Int = 200) -> MockResponse {
        MockResponse(
            status: status,
            headers: [("Content-Type", "application/json; charset=utf-8"), ("Cache-Control", "no-cache")],
            body: Array(text.utf8))
    }

    /// An error as JSON: `{"error": "…"}`.
    static func error(_ status: Int, _ message: String) -> MockResponse {
        json(JSONValue.object([.init(key: "error", value: .string(message))]).text, status: status)
    }
}
