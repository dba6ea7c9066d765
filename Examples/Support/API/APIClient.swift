import Combine
import Foundation

/// A client of the examples' API over HTTP. It requests a path with a query, and returns a decoded answer or an
/// ``APIError``.
///
/// The environment variable `EXAMPLES_API` contains the API's address, as in `http://127.0.0.1:3000`.
public struct APIClient: Sendable {
    /// A client of the API at the address in the environment, or on this machine if the environment has none.
    public static let shared = APIClient(
        root: root(environment: ProcessInfo.processInfo.environment), session: makeSession())

    /// The API's address, which ends with a slash.
    public let root: URL
    private let session: URLSession

    /// Creates a client of the API at an address.
    public init(root: URL, session: URLSession) {
        self.root = root
        self.session = session
    }

    /// Requests a path below the API's address, as in `api/mock/v1/gourmet/keywords`. The answer may come on any thread.
    public func get<Answer: Decodable & Sendable>(
        _ path: String, query: [URLQueryItem] = []
    ) -> Future<Answer, APIError> {
        let request = URLRequest(url: url(of: path, query: query))
        return Future { [root, session] promise in
            // This is safe: Combine lets a promise be called on any thread, though its type is not Sendable, and the
            // data task calls it once.
            nonisolated(unsafe) let promise = promise
            session.dataTask(with: request) { data, response, error in
                promise(Self.result(data: data, response: response, error: error, root: root))
            }.resume()
        }
    }

    /// Requests a path below the API's address and returns the answer. Cancelling the task cancels the request.
    public func answer<Answer: Decodable & Sendable>(
        of path: String, query: [URLQueryItem] = []
    ) async throws(APIError) -> Answer {
        let received: (Data, URLResponse)
        do {
            received = try await session.data(from: url(of: path, query: query))
        } catch {
            throw APIError(error)
        }
        return try Self.result(data: received.0, response: received.1, error: nil, root: root).get()
    }
}

extension APIClient {
    /// Returns the API's address from `EXAMPLES_API`, or port 3000 of this machine if that is missing or no HTTP URL.
    public static func root(environment: [String: String]) -> URL {
        let address = environment["EXAMPLES_API"] ?? ""
        for candidate in [address, "http://127.0.0.1:3000"] {
            // The slash at the end makes the URL a folder, against which other URLs can be resolved.
            let folder = candidate.hasSuffix("/") ? candidate : candidate + "/"
            if let url = URL(string: folder), ["http", "https"].contains(url.scheme), url.host != nil {
                return url
            }
        }
        preconditionFailure("the default address is a URL")
    }

    /// Returns the address of a path with a query.
    public func url(of path: String, query: [URLQueryItem] = []) -> URL {
        let url = root.appending(path: path)
        return query.isEmpty ? url : url.appending(queryItems: query)
    }

    /// Returns the decoded answer, or the error that the response or its absence stands for.
    public static func result<Answer: Decodable>(
        data: Data?, response: URLResponse?, error: (any Error)?, root: URL
    ) -> Result<Answer, APIError> {
        if let error { return .failure(APIError(error)) }
        guard let response = response as? HTTPURLResponse, let data else { return .failure(.invalidResponse) }
        guard response.statusCode == 200 else { return .failure(.status(response.statusCode)) }
        do {
            let decoder = JSONDecoder()
            decoder.userInfo[.apiRoot] = root
            return .success(try decoder.decode(Answer.self, from: data))
        } catch {
            return .failure(.invalidResponse)
        }
    }

    private static func makeSession() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        // A pull to refresh must display the API's present answer, not a cached one.
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        return URLSession(configuration: configuration)
    }
}
