import CGdkPixbuf
import Foundation

/// Reads image files. Its functions may be called on any thread, and with any data.
public enum ImageDecoder {
    /// The largest image that is decoded, in pixels: 100 megapixels, which take 400 MB.
    public static let maximumPixelCount = 100_000_000

    /// Returns the information in the header of an image. It reads a few dozen bytes, or in a JPEG the
    /// segments before the image, and decodes nothing.
    ///
    /// In a JPEG it takes the EXIF orientation into account, which cameras write.
    public static func information(of data: Data) throws(ImageError) -> ImageInformation {
        let header = ImageHeader(data)
        guard let format = header.format else { throw .unknownFormat }
        guard let size = header.size(of: format) else { throw .damagedHeader(format) }
        return ImageInformation(width: size.width, height: size.height, format: format)
    }

    /// Returns the format of an image, recognized by the first bytes of `data`, or nil if it is unknown. A few thousand bytes are
    /// enough.
    package static func format(of data: Data) -> ImageFormat? { ImageHeader(data).format }

    /// Returns the frames and durations of an animated GIF, or nil if the data is no GIF with several frames.
    /// It decodes nothing.
    public static func animation(of data: Data) -> ImageAnimation? {
        guard ImageHeader(data).format == .gif, case let file = GIFFile(data), file.durations.count > 1
        else { return nil }
        return ImageAnimation(frameDurations: file.durations, playCount: file.playCount)
    }

    /// Decodes an image with GdkPixbuf and rotates it upright by its EXIF orientation. Of an animation it
    /// decodes the first frame.
    ///
    /// Time and memory are in proportion to the number of pixels, whatever the data says: an image with more
    /// than ``maximumPixelCount`` pixels is refused before memory is allocated for it, parts of the file that
    /// do not matter for the pixels are not expanded, and an SVG drawing is drawn by a process of its own,
    /// which ends after some seconds.
    public static func decode(_ data: Data) throws(ImageError) -> Bitmap {
        let information = try information(of: data)
        guard information.width <= maximumPixelCount / information.height else {
            throw .tooLarge(width: information.width, height: information.height)
        }
        let format = information.format
        switch format {
        case .svg:
            let png = try SVGRenderer.png(data, side: max(information.width, information.height))
            return try pixels(of: png, .png)
        case .png:
            guard let png = PNGFile.withoutExtras(data) else {
                throw .undecodable(format, reason: "the file is cut short or damaged")
            }
            return try pixels(of: png, format)
        case .gif:
            // The other frames, of which there can be a hundred thousand, need not be read.
            guard let end = GIFFile(data).endOfFirstFrame else {
                throw .undecodable(format, reason: "it has no whole frame")
            }
            return try pixels(of: data.prefix(end) + [0x3B], format)
        case .jpeg:
            if JPEGScans.areTooMany(in: data, pixelCount: information.width * information.height) {
                throw .undecodable(format, reason: "it has too many passes for its size")
            }
            return try pixels(of: data, format)
        case .webp, .avif: return try pixels(of: data, format)
        }
    }

    private static func pixels(of data: Data, _ format: ImageFormat) throws(ImageError) -> Bitmap {
        let loader = try loader(for: format)
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        try load(data, into: loader, format: format)
        guard let stored = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(stored)
        else { throw .undecodable(format, reason: "there is no image in it") }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard Int(gdk_pixbuf_get_width(upright)) <= maximumPixelCount / Int(gdk_pixbuf_get_height(upright)),
            let bitmap = bitmap(of: upright)
        else { throw .undecodable(format, reason: "its pixels have an unknown layout") }
        return bitmap
    }

    static func loader(
        for format: ImageFormat
    ) throws(ImageError) -> UnsafeMutablePointer<GdkPixbufLoader> {
        var error: UnsafeMutablePointer<GError>?
        if let loader = gdk_pixbuf_loader_new_with_mime_type(format.mediaType, &error) {
            if format == .png || format == .jpeg { clearAtStart(loader) }
            return loader
        }
        throw .undecodable(format, reason: message(taking: error))
    }

    /// Makes a loader begin with transparent or black pixels. With a file that is cut short, the loader would otherwise leave the
    /// lower part as it finds it in memory.
    private static func clearAtStart(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
        let clear: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, gpointer?) -> Void = { loader, _ in
            if let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) { gdk_pixbuf_fill(pixbuf, 0) }
        }
        g_signal_connect_data(
            loader, "area-prepared", unsafeBitCast(clear, to: GCallback.self), nil, nil,
            GConnectFlags(rawValue: 0))
    }

    static func load(
        _ data: Data, into loader: UnsafeMutablePointer<GdkPixbufLoader>, format: ImageFormat
    ) throws(ImageError) {
        var error: UnsafeMutablePointer<GError>?
        let isWritten = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(
                loader, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count), &error)
        }
        guard isWritten != 0 else {
            // A loader must be closed before it is released, also after an error.
            gdk_pixbuf_loader_close(loader, nil)
            throw .undecodable(format, reason: message(taking: error))
        }
        guard gdk_pixbuf_loader_close(loader, &error) != 0 else {
            throw .undecodable(format, reason: message(taking: error))
        }
    }

    private static func message(taking error: UnsafeMutablePointer<GError>?) -> String {
        guard let error else { return "unknown error" }
        defer { g_error_free(error) }
        return error.pointee.message.map { String(cString: $0) } ?? "unknown error"
    }

    /// Returns the pixels of a GdkPixbuf, whose rows have padding and which has alpha only if the file has.
    /// Returns nil if their layout is unknown.
    static func bitmap(of pixbuf: OpaquePointer) -> Bitmap? {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
        guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels == 3 || channels == 4, width > 0,
            height > 0,
            let source = gdk_pixbuf_read_pixels(pixbuf)
        else { return nil }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            var offset = 0
            for y in 0..<height {
                var pixel = source + y * stride
                for _ in 0..<width {
                    target[offset] = pixel[0]
                    target[offset + 1] = pixel[1]
                    target[offset + 2] = pixel[2]
                    target[offset + 3] = channels == 4 ? pixel[3] : 255
                    offset += 4
                    pixel += channels
                }
            }
            count = offset
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
