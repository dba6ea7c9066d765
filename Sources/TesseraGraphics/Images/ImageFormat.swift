/// A format of image files that can be decoded.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// Photographs.
    case jpeg
    /// Lossless images with transparency.
    case png
    /// Images of at most 256 colours, perhaps animated; the first frame is decoded.
    case gif
    /// Google's format. Decoding needs its GdkPixbuf module (Debian package webp-pixbuf-loader).
    case webp

    /// The internet media type, such as `image/jpeg`.
    public var mediaType: String { "image/\(rawValue)" }
}
