import Foundation

/// A source of the bytes of images for an ``ImageLoader``.
///
/// The loader never calls it for a URL that it is already loading, and it cancels the calling task when
/// nobody waits for the image any more. An app's own transport can serve images from an archive, or from
/// memory in a test:
///
/// ```swift
/// struct MemoryTransport: ImageTransport {
///     let images: [URL: Data]
///     func data(from url: URL, limit: Int) async throws(ImageLoadingError) -> Data {
///         guard let data = images[url] else { throw .status(404) }
///         return data
///     }
/// }
/// ```
public protocol ImageTransport: Sendable {
    /// Returns the bytes of the image at a URL, whose scheme is `http`, `https`, `file` or `data`.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - limit: The greatest number of bytes that the loader accepts. A transport that can detect a larger
    ///     image early should stop and throw ``ImageLoadingError/tooLarge(limit:)``.
    func data(from url: URL, limit: Int) async throws(ImageLoadingError) -> Data
}
