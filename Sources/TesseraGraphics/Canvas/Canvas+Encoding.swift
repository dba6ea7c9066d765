import CGdkPixbuf
import Foundation

extension Canvas {
    /// An error of the encoding of a canvas.
    public struct EncodingError: Error, CustomStringConvertible {
        /// The encoder's description of the error.
        public let description: String
    }

    /// Returns the picture as PNG, with its transparency.
    public func pngData() throws(EncodingError) -> Data {
        var result = Result<Data, EncodingError>.success(Data())
        withPixels { pixels in
            result = Result { () throws(EncodingError) in
                try PNGEncoder(pixels: pixels, width: width, height: height).encode()
            }
        }
        return try result.get()
    }

    /// Returns the picture as JPEG, on white.
    /// - Parameter quality: The quality from 0, for the smallest data, to 100, for the best picture.
    public func jpegData(quality: Int = 88) throws(EncodingError) -> Data {
        let rgb = opaqueRGB()
        var buffer: UnsafeMutablePointer<gchar>?
        var size: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let saved = rgb.withUnsafeBufferPointer { rgb -> Bool in
            // The pixel buffer refers to the bytes without copying them, and is released before they are.
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    rgb.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3),
                    nil, nil)
            else { return false }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            let key = strdup("quality")
            let value = strdup(String(min(max(quality, 0), 100)))
            defer {
                free(key)
                free(value)
            }
            var keys = [key, nil]
            var values = [value, nil]
            return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "jpeg", &keys, &values, &error) != 0
        }
        guard saved, let buffer else {
            defer { g_clear_error(&error) }
            let message = error.map { String(cString: $0.pointee.message) }
            throw EncodingError(description: message ?? "GdkPixbuf could not write JPEG")
        }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(size))
    }

    /// Returns the pixels on white: red, green and blue, one byte each, in rows without padding.
    private func opaqueRGB() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
            count = width * height * 3
            guard var out = target.baseAddress else { return }
            withPixels { pixels in
                var row = 0
                while row < height {
                    var source = pixels.bytes + row * pixels.bytesPerRow
                    let end = source + 4 * width
                    while source < end {
                        let white = 255 - source[3]
                        out[0] = source[2] &+ white
                        out[1] = source[1] &+ white
                        out[2] = source[0] &+ white
                        out += 3
                        source += 4
                    }
                    row += 1
                }
            }
        }
    }
}
