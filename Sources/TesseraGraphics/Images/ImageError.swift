/// The errors of reading an image.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The data does not begin like any of the formats in ``ImageFormat``.
    case unknownFormat
    /// The data ends or is inconsistent before the size of the image.
    case damagedHeader(ImageFormat)
    /// The image has more pixels than ``ImageDecoder/maximumPixelCount`` and was not decoded.
    case tooLarge(width: Int, height: Int)
    /// The decoder refused the data. The reason is the decoder's message.
    case undecodable(ImageFormat, reason: String)

    /// One line about the error.
    public var description: String {
        switch self {
        case .unknownFormat:
            "not an image: the data is none of JPEG, PNG, GIF, WebP, AVIF and SVG"
        case .damagedHeader(let format):
            "the header of the \(format.mediaType) image is cut short or damaged"
        case .tooLarge(let width, let height):
            "the image has \(width) × \(height) pixels, more than the \(ImageDecoder.maximumPixelCount) allowed"
        case .undecodable(let format, let reason):
            "the \(format.mediaType) image cannot be decoded: \(reason)"
        }
    }
}
