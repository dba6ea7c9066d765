import Foundation

/// Why an image could not be loaded.
public enum ImageLoadingError: Error, Equatable, Sendable {
    /// There is no URL to load from.
    case missingURL
    /// The URL's scheme is none of `http`, `https`, `file` and `data`.
    case unsupportedScheme(String)
    /// The URL has a known scheme but cannot be read, like a `data` URL without a comma.
    case malformedURL
    /// The server answered with a status other than 200...299.
    case status(Int)
    /// The image is larger than the loader accepts, in bytes.
    case tooLarge(limit: Int)
    /// Nothing arrived: the server cannot be reached, the file cannot be read. The text says why.
    case unreachable(String)
    /// What arrived is no image.
    case notAnImage
    /// The task that waited for the image was cancelled.
    case cancelled
}
