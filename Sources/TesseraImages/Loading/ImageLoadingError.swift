import Foundation

/// The errors of loading an image.
public enum ImageLoadingError: Error, Equatable, Sendable {
    /// There is no URL to load from.
    case missingURL
    /// The URL's scheme is none of `http`, `https`, `file` and `data`.
    case unsupportedScheme(String)
    /// The URL has a supported scheme but is not valid, for example a `data` URL without a comma.
    case malformedURL
    /// The server answered with a status other than 200...299.
    case status(Int)
    /// The image is larger than the loader accepts, in bytes.
    case tooLarge(limit: Int)
    /// The server cannot be reached, or the file cannot be read. The value is the reason.
    case unreachable(String)
    /// The loaded data is not an image.
    case notAnImage
    /// The task that waited for the image was cancelled.
    case cancelled
}
