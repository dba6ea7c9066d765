import CGdkPixbuf
import Foundation
import TesseraGraphics

/// Image files that tests make, good ones and others.
enum ImageFiles {
    // MARK: PNG

    static func bigEndian(_ number: Int, size: Int = 4) -> [UInt8] {
        (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
    }

    static func littleEndian(_ number: Int, size: Int) -> [UInt8] { bigEndian(number, size: size).reversed() }

    static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// Returns a chunk of a PNG file with its checksum.
    static func chunk(_ type: String, _ content: Data) -> Data {
        let body = Data(type.utf8) + content
        let checksum = body.withUnsafeBytes { PNGChecksum.of($0) }
        return Data(bigEndian(content.count)) + body + bigEndian(Int(checksum))
    }

    /// Returns a grey PNG file of eight bits for each pixel.
    static func png(width: Int, height: Int, extras: Data = Data(), pixels: Data) -> Data {
        signature + chunk("IHDR", Data(bigEndian(width) + bigEndian(height) + [8, 0, 0, 0, 0])) + extras
            + chunk("IDAT", pixels) + chunk("IEND", Data())
    }

    /// Returns zeros in the compressed form of zlib. A thousand take about six bytes.
    static func compressedZeros(_ count: Int) -> Data {
        var result = Data([0x78, 0x01])
        var (bits, size) = (UInt64(0), 0)
        func add(_ code: UInt64, _ length: Int) {
            // Huffman codes begin with their highest bit.
            for index in (0..<length).reversed() {
                bits |= (code >> UInt64(index) & 1) << UInt64(size)
                size += 1
            }
            while size >= 8 {
                result.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                size -= 8
            }
        }
        // This is the last block, and has the fixed codes.
        add(1, 1)
        add(1, 1)
        add(0, 1)
        add(0x30, 8)
        // Eight repetitions of 258 zeros take thirteen bytes.
        let repetitions = (count - 1) / 258
        let pattern: [UInt8] = {
            var pattern = Data()
            swap(&pattern, &result)
            let kept = (bits, size)
            (bits, size) = (0, 0)
            for _ in 0..<8 { add(0b1100_0101_00000, 13) }
            swap(&pattern, &result)
            (bits, size) = kept
            return Array(pattern)
        }()
        // Whole patterns are moved by the bits that are pending.
        for _ in 0..<repetitions / 8 {
            for byte in pattern {
                bits |= UInt64(byte) << UInt64(size)
                result.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
            }
        }
        for _ in 0..<repetitions % 8 { add(0b1100_0101_00000, 13) }
        for _ in 0..<(count - 1) % 258 { add(0x30, 8) }
        add(0, 7)
        if size > 0 { add(0, 8 - size) }
        return result + bigEndian(count % 65521 << 16 | 1)
    }

    // MARK: GIF

    /// Returns a GIF of red or green pixels with a frame for each delay in hundredths of a second.
    static func gif(delays: [Int], repetitions: Int? = 0) -> Data {
        var file = Data("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 255, 0]
        if let repetitions {
            file += Data([0x21, 0xFF, 11])
            file += Data("NETSCAPE2.0".utf8)
            file += Data([3, 1] + littleEndian(repetitions, size: 2) + [0])
        }
        for (index, delay) in delays.enumerated() {
            file += Data([0x21, 0xF9, 4, 0] as [UInt8])
            file += Data(littleEndian(delay, size: 2) + [0, 0])
            file += Data([0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, index % 2 == 0 ? 0x44 : 0x4C, 1, 0])
        }
        return file + [0x3B]
    }

    // MARK: JPEG

    /// Returns the start of a JPEG with a frame of a kind and a size.
    static func jpegFrame(_ kind: UInt8, width: Int, height: Int) -> Data {
        Data(
            [0xFF, 0xD8, 0xFF, kind, 0, 11, 8] + bigEndian(height, size: 2) + bigEndian(width, size: 2)
                + [1, 1, 0x11, 0])
    }

    // MARK: Formats of GdkPixbuf

    /// Returns a picture whose left half is red and whose right half is blue, encoded by GdkPixbuf; or nil if
    /// it has no module for the format.
    static func encoded(_ format: String, width: Int, height: Int) -> Data? {
        var pixels: [UInt8] = []
        for _ in 0..<height {
            for x in 0..<width { pixels += x < width / 2 ? [255, 0, 0] : [0, 0, 255] }
        }
        return pixels.withUnsafeBufferPointer { pixels -> Data? in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height),
                    Int32(width * 3), nil,
                    nil)
            else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            var buffer: UnsafeMutablePointer<gchar>?
            var size: gsize = 0
            var keys: [UnsafeMutablePointer<CChar>?] = [nil]
            var values: [UnsafeMutablePointer<CChar>?] = [nil]
            guard gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &size, format, &keys, &values, nil) != 0,
                let buffer
            else { return nil }
            defer { g_free(buffer) }
            return Data(bytes: buffer, count: Int(size))
        }
    }

    // MARK: AVIF

    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        bigEndian(content.count + 8) + Array(type.utf8) + content
    }

    /// Returns the header of an AVIF image with two items, of which the second is the main one.
    static func avifHeader(width: Int, height: Int, quarters: UInt8 = 0) -> Data {
        let small = box("ispe", [0, 0, 0, 0] + bigEndian(1) + bigEndian(1))
        let size = box("ispe", [0, 0, 0, 0] + bigEndian(width) + bigEndian(height))
        let properties = box("ipco", small + size + box("irot", [quarters]))
        let links = box("ipma", [0, 0, 0, 0] + bigEndian(2) + [0, 1, 1, 0x81] + [0, 2, 2, 0x82, 0x83])
        let meta = box(
            "meta", [0, 0, 0, 0] + box("pitm", [0, 0, 0, 0, 0, 2]) + box("iprp", properties + links))
        return Data(box("ftyp", Array("mif1".utf8) + [0, 0, 0, 0] + Array("miafavif".utf8)) + meta)
    }
}
