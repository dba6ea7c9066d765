import Combine
import Foundation

/// The photo API over HTTP.
///
/// The environment variable `PHOTOS_API` says where it is, as in `http://127.0.0.1:3000`.
struct APIRequestManager: APIRequestManagerProtocol {
    /// The API at the address in the environment, or on this machine.
    static let shared = APIRequestManager(
        root: apiRoot(environment: ProcessInfo.processInfo.environment), session: makeSession())

    /// The API's address, which ends with a slash.
    let root: URL
    private let session: URLSession

    init(root: URL, session: URLSession) {
        self.root = root
        self.session = session
    }

    func getPhotoList(perPage page: Int) -> Future<[PhotoList], APIError> {
        let request = URLRequest(url: Self.photosURL(root: root, page: page))
        return Future { [root, session] promise in
            // Safe: Combine lets a future be fulfilled on any thread, and the data task calls this once. The type
            // of the promise does not say so.
            nonisolated(unsafe) let promise = promise
            session.dataTask(with: request) { data, response, error in
                promise(Self.result(data: data, response: response, error: error, root: root))
            }.resume()
        }
    }
}

extension APIRequestManager {
    /// Where the API is according to `PHOTOS_API`, or port 3000 of this machine when that is missing or no HTTP URL.
    static func apiRoot(environment: [String: String]) -> URL {
        let address = environment["PHOTOS_API"] ?? ""
        for candidate in [address, "http://127.0.0.1:3000"] {
            // URLs are resolved against a folder, hence the slash at the end.
            let folder = candidate.hasSuffix("/") ? candidate : candidate + "/"
            if let url = URL(string: folder), ["http", "https"].contains(url.scheme), url.host != nil {
                return url
            }
        }
        preconditionFailure("the default address is a URL")
    }

    static func photosURL(root: URL, page: Int) -> URL {
        root.appending(path: "api/mock/v1/special/photos")
            .appending(queryItems: [URLQueryItem(name: "page", value: String(page))])
    }

    /// What an answer, or its absence, means.
    static func result(
        data: Data?, response: URLResponse?, error: (any Error)?, root: URL
    ) -> Result<[PhotoList], APIError> {
        if let error { return .failure(APIError(error)) }
        guard let response = response as? HTTPURLResponse, let data else { return .failure(.invalidResponse) }
        guard response.statusCode == 200 else { return .failure(.status(response.statusCode)) }
        do {
            let decoder = JSONDecoder()
            decoder.userInfo[.apiRoot] = root
            return .success(try decoder.decode([PhotoList].self, from: data))
        } catch {
            return .failure(.invalidResponse)
        }
    }

    private static func makeSession() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        // A pull to refresh must show what the API says now.
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        return URLSession(configuration: configuration)
    }
}
