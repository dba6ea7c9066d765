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
    /// The format of the Alliance for Open Media. Decoding it needs a module of GdkPixbuf (Debian package
    /// libavif-gdk-pixbuf).
    case avif
    /// Drawings as text. Decoding them needs a module of GdkPixbuf (Debian package librsvg2-common) and its
    /// program `gdk-pixbuf-thumbnailer`.
    case svg

    /// The internet media type, such as `image/jpeg`.
    public var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }
}
