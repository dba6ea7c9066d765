/// A format of image files that can be decoded.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
    /// The format of photographs.
    case jpeg
    /// A lossless format with transparency.
    case png
    /// A format of images with at most 256 colours, which may be animated. The first frame is decoded.
    case gif
    /// Google's format. Decoding it needs a module of GdkPixbuf (Debian package webp-pixbuf-loader).
    case webp

    /// The internet media type, such as `image/jpeg`.
    public var mediaType: String { "image/\(rawValue)" }
}
