/// Why an image could not be read.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data begins like none of the formats in ``ImageFormat``.
    case unknownFormat
    /// The data ends, or contradicts itself, before it says how large the image is.
    case damagedHeader(ImageFormat)
    /// The image has more pixels than ``ImageDecoder/maximumPixelCount``. It was not decoded.
    case tooLarge(width: Int, height: Int)
    /// The decoder refused the data, with its own words.
    case undecodable(ImageFormat, reason: String)

    /// One line that says what is wrong with the image.
    public var description: String {
        switch self {
        case .unknownFormat:
            "not an image: the data is none of JPEG, PNG, GIF and WebP"
        case .damagedHeader(let format):
            "the header of the \(format.mediaType) image is cut short or damaged"
        case .tooLarge(let width, let height):
            "the image has \(width) × \(height) pixels, more than the \(ImageDecoder.maximumPixelCount) allowed"
        case .undecodable(let format, let reason):
            "the \(format.mediaType) image cannot be decoded: \(reason)"
        }
    }
}
