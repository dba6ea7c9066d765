import CGdkPixbuf
import Foundation

/// Makes an image that moves of several images, as an animated [PNG](https://www.w3.org/TR/png-3/#apngFrame-based-animation).
/// It keeps all colours and the transparency of its frames.
public enum AnimatedPNG {
    /// Returns the file with frames that are displayed for equal times, or nil if it cannot be made.
    ///
    /// - Parameters:
    ///   - frames: The frames, which must have the same size. There must be at least one.
    ///   - frameDuration: The seconds for which each frame is displayed, from 0 to 65. A browser displays
    ///     frames of at most a hundredth of a second for a tenth.
    ///   - playCount: The number of times that the frames are displayed, or 0 for ever.
    public static func data(frames: [Bitmap], frameDuration: Double, playCount: Int = 0) -> Data? {
        guard let first = frames.first,
            frames.allSatisfy({ $0.width == first.width && $0.height == first.height })
        else { return nil }
        let milliseconds = UInt16(min(max((frameDuration * 1000).rounded(), 0), 65_535))
        var file = Data()
        var number: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            guard let png = png(frame) else { return nil }
            let parts = parts(of: png)
            if index == 0 {
                guard let header = parts.header else { return nil }
                file += png.prefix(8)
                file += chunk("IHDR", header)
                file += chunk(
                    "acTL", bytes(UInt32(frames.count)) + bytes(UInt32(clamping: max(playCount, 0))))
            }
            // The size, the place, the time in thousandths (0x3E8) of a second, and that the frame replaces the one
            // before.
            var control = bytes(number) + bytes(UInt32(first.width)) + bytes(UInt32(first.height))
            control += bytes(0) + bytes(0) + [UInt8(milliseconds >> 8), UInt8(milliseconds & 0xFF)]
            file += chunk("fcTL", control + [3, 0xE8, 0, 0])
            number += 1
            for content in parts.pixels {
                if index == 0 {
                    file += chunk("IDAT", content)
                } else {
                    file += chunk("fdAT", bytes(number) + content)
                    number += 1
                }
            }
        }
        return file + chunk("IEND", Data())
    }

    private static func bytes(_ number: UInt32) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
    }

    private static func chunk(_ type: String, _ content: Data) -> Data {
        let body = Data(type.utf8) + content
        return bytes(UInt32(content.count)) + body + bytes(body.withUnsafeBytes { PNGChecksum.of($0) })
    }

    /// Returns the header and the compressed pixels of a PNG file that GdkPixbuf has written.
    private static func parts(of png: Data) -> (header: Data?, pixels: [Data]) {
        let reader = ByteReader(png)
        var header: Data?
        var pixels: [Data] = []
        var position = 8
        while let length = reader.bigEndian(position, size: 4), length <= reader.count - position - 12 {
            let start = png.startIndex + position + 8
            if reader.has("IHDR", at: position + 4) { header = png[start..<start + length] }
            if reader.has("IDAT", at: position + 4) { pixels.append(png[start..<start + length]) }
            position += 12 + length
        }
        return (header, pixels)
    }

    /// Returns a bitmap as PNG with transparency, even if it is opaque: all frames must have the same form.
    private static func png(_ bitmap: Bitmap) -> Data? {
        bitmap.pixels.withUnsafeBufferPointer { pixels -> Data? in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    pixels.baseAddress, GDK_COLORSPACE_RGB, 1, 8, Int32(bitmap.width), Int32(bitmap.height),
                    Int32(bitmap.width * 4), nil, nil)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            var buffer: UnsafeMutablePointer<gchar>?
            var size: gsize = 0
            var keys: [UnsafeMutablePointer<CChar>?] = [nil]
            var values: [UnsafeMutablePointer<CChar>?] = [nil]
            guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, "png", &keys, &values, nil) != 0,
                let buffer
            else { return nil }
            defer { g_free(buffer) }
            return Data(bytes: buffer, count: Int(size))
        }
    }
}
