import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads images from URLs and caches the most recently used ones in memory.
///
/// Image views use it through `setImage(from:)`. For an image without a view:
///
/// ```swift
/// let image = try await ImageLoader.shared.image(for: url)
/// ```
///
/// Requests for a URL that is already being loaded share the same transfer, which is cancelled when the last
/// of them is cancelled. Failures are not cached: the next request tries again. URLs may be `http`, `https`,
/// `file` or `data`.
@MainActor
public final class ImageLoader {
    /// The loader that image views use by default.
    public static let shared = ImageLoader()

    /// The default size of the cache in bytes of encoded images: 8 MB.
    public nonisolated static let defaultCacheLimit = 8_000_000
    /// The default limit for a single image in bytes: 20 MB.
    public nonisolated static let defaultImageLimit = 20_000_000

    private let transport: any ImageTransport
    private let cache: ImageCache
    private let imageLimit: Int
    private var transfers: [URL: Transfer] = [:]
    private var lastRequest = 0
    /// Empties the cache when the app receives a memory warning.
    private let warnings: MemoryWarnings

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - transport: The source of the images' bytes.
    ///   - cacheLimit: The size of the cache in bytes of encoded images.
    ///   - imageLimit: The greatest size of a single image in bytes.
    public convenience init(
        transport: any ImageTransport,
        cacheLimit: Int = ImageLoader.defaultCacheLimit, imageLimit: Int = ImageLoader.defaultImageLimit
    ) {
        self.init(
            transport: transport, cacheLimit: cacheLimit, imageLimit: imageLimit, notifications: .default)
    }

    /// Creates a loader that learns of memory warnings through `notifications`.
    init(
        transport: any ImageTransport, cacheLimit: Int, imageLimit: Int, notifications: NotificationCenter
    ) {
        self.transport = transport
        self.imageLimit = imageLimit
        let cache = ImageCache(limit: cacheLimit)
        self.cache = cache
        warnings = MemoryWarnings(notifications) { [weak cache] in cache?.removeAll() }
    }

    /// Creates a loader that loads from the URLs themselves, over HTTP through a session of its own.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the session. By default nothing is cached on disk, and a load
    ///     fails if the server sends nothing for 30 seconds.
    ///   - cacheLimit: The size of the cache in bytes of encoded images.
    ///   - imageLimit: The greatest size of a single image in bytes.
    public convenience init(
        configuration: sending URLSessionConfiguration = ImageLoader.defaultConfiguration(),
        cacheLimit: Int = ImageLoader.defaultCacheLimit, imageLimit: Int = ImageLoader.defaultImageLimit
    ) {
        self.init(
            transport: URLTransport(configuration: configuration), cacheLimit: cacheLimit,
            imageLimit: imageLimit)
    }

    /// Returns the default configuration of a loader's session.
    public nonisolated static func defaultConfiguration() -> sending URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.timeoutIntervalForRequest = 30
        return configuration
    }

    /// Returns the image at a URL, from the cache or by loading it.
    ///
    /// - Throws: ``ImageLoadingError`` if the load fails, or ``ImageLoadingError/cancelled`` if the calling
    ///   task is cancelled first.
    public func image(for url: URL) async throws(ImageLoadingError) -> UIImage {
        if let image = cachedImage(for: url) { return image }
        if Task.isCancelled { throw .cancelled }
        let number = nextRequestNumber()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                add(number, for: url) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            Task { @MainActor in self.cancel(number, for: url) }
        }
        return try result.get()
    }

    /// Returns the image at a URL if it is in the cache, and nil otherwise. The image counts as used.
    public func cachedImage(for url: URL) -> UIImage? {
        cache.image(for: url)
    }

    /// Removes all images from the cache. The loader does so by itself when the app receives a memory warning.
    public func removeCachedImages() {
        cache.removeAll()
    }
}

// MARK: - Requests

extension ImageLoader {
    /// A function that receives the result of a request.
    typealias Completion = @MainActor (Result<UIImage, ImageLoadingError>) -> Void

    /// A load in progress with the completions of all its requests, by their numbers.
    private struct Transfer {
        var task: Task<Void, Never>
        /// The number of the request that started the transfer. It distinguishes the transfer from a later
        /// one for the same URL.
        var number: Int
        var completions: [Int: Completion]
    }

    /// A request that can be cancelled.
    struct Request {
        fileprivate let loader: ImageLoader
        fileprivate let number: Int
        fileprivate let url: URL

        /// Ends the request. Its completion is called with ``ImageLoadingError/cancelled`` if it has not
        /// been called yet.
        @MainActor func cancel() {
            loader.cancel(number, for: url)
        }
    }

    /// Loads an image that is not in the cache. It calls `completion` once, after this call has returned.
    func request(_ url: URL, completion: @escaping Completion) -> Request {
        let number = nextRequestNumber()
        add(number, for: url, completion: completion)
        return Request(loader: self, number: number, url: url)
    }

    private func nextRequestNumber() -> Int {
        lastRequest += 1
        return lastRequest
    }

    private func add(_ number: Int, for url: URL, completion: @escaping Completion) {
        if transfers[url] != nil {
            transfers[url]?.completions[number] = completion
            return
        }
        let task = Task { [weak self, transport, imageLimit] in
            let result = await Self.load(url, through: transport, limit: imageLimit)
            self?.finish(url, transfer: number, with: result)
        }
        transfers[url] = Transfer(task: task, number: number, completions: [number: completion])
    }

    private func cancel(_ number: Int, for url: URL) {
        guard let completion = transfers[url]?.completions.removeValue(forKey: number) else { return }
        if transfers[url]?.completions.isEmpty == true {
            transfers.removeValue(forKey: url)?.task.cancel()
        }
        completion(.failure(.cancelled))
    }

    private func finish(
        _ url: URL, transfer number: Int, with result: Result<Data, ImageLoadingError>
    ) {
        guard let transfer = transfers[url], transfer.number == number else { return }
        transfers[url] = nil
        let image = result.flatMap { data in
            UIImage(data: data).map { .success($0) } ?? .failure(ImageLoadingError.notAnImage)
        }
        if case (.success(let data), .success(let image)) = (result, image) {
            cache.store(image, size: data.count, for: url)
        }
        for (_, completion) in transfer.completions.sorted(by: { $0.key < $1.key }) {
            completion(image)
        }
    }

    private nonisolated static func load(
        _ url: URL, through transport: any ImageTransport, limit: Int
    ) async -> Result<Data, ImageLoadingError> {
        let scheme = url.scheme?.lowercased() ?? ""
        guard ["http", "https", "file", "data"].contains(scheme) else {
            return .failure(.unsupportedScheme(scheme))
        }
        do throws(ImageLoadingError) {
            let data = try await transport.data(from: url, limit: limit)
            return data.count <= limit ? .success(data) : .failure(.tooLarge(limit: limit))
        } catch {
            return .failure(error)
        }
    }
}
