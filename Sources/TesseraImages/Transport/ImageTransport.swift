import Foundation

/// Where an ``ImageLoader`` gets the bytes of an image from.
///
/// The loader calls it for one URL once at a time and cancels the calling task when nobody waits for the image any
/// more. A transport of your own serves images from an archive, or from memory in a test:
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
    /// The bytes of the image at a URL, whose scheme is `http`, `https`, `file` or `data`.
    ///
    /// - Parameter limit: The most bytes that the loader accepts. A transport that can stop early does, and throws
    ///   ``ImageLoadingError/tooLarge(limit:)``.
    func data(from url: URL, limit: Int) async throws(ImageLoadingError) -> Data
}
