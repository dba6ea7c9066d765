import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The transport that loads from the URLs themselves: over HTTP, from files, and out of `data` URLs.
struct URLTransport: ImageTransport {
    private let downloads: HTTPDownloads

    /// Creates a transport.
    ///
    /// - Parameter configuration: The configuration of the session for `http` and `https`.
    init(configuration: sending URLSessionConfiguration) {
        downloads = HTTPDownloads(configuration: configuration)
    }

    func data(from url: URL, limit: Int) async throws(ImageLoadingError) -> Data {
        switch url.scheme?.lowercased() {
        case "http", "https": try await downloads.data(from: url, limit: limit)
        case "file": try await Self.contents(of: url, limit: limit)
        case "data": try DataURL(url).data
        default: throw .unsupportedScheme(url.scheme ?? "")
        }
    }

    /// Reads a file on another thread than the caller's.
    @concurrent
    private static func contents(of url: URL, limit: Int) async throws(ImageLoadingError) -> Data {
        do {
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            // The method reads one byte more than the limit to detect a file that is too large, whatever its
            // directory entry states.
            let data = try file.read(upToCount: limit + 1) ?? Data()
            guard data.count <= limit else { throw ImageLoadingError.tooLarge(limit: limit) }
            return data
        } catch let error as ImageLoadingError {
            throw error
        } catch {
            throw .unreachable(error.localizedDescription)
        }
    }
}
