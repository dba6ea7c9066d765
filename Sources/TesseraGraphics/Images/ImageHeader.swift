import Foundation

/// Reads the headers of the image formats without decoding images. Each method reads a few dozen bytes,
/// except for JPEG, whose header is a chain of segments, for AVIF, whose header is a tree of boxes, and for
/// SVG, which is text. The methods check all numbers that they read.
struct ImageHeader {
    /// A size in pixels.
    typealias Size = (width: Int, height: Int)

    private let data: Data
    private let reader: ByteReader

    /// Creates a reader of the data of an image, or of its start.
    init(_ data: Data) {
        self.data = data
        reader = ByteReader(data)
    }

    /// The format, recognized by the first bytes, or nil if it is unknown.
    var format: ImageFormat? {
        if reader.bigEndian(0, size: 3) == 0xFFD8FF { return .jpeg }
        if reader.bigEndian(0, size: 4) == 0x8950_4E47, reader.bigEndian(4, size: 4) == 0x0D0A_1A0A {
            return .png
        }
        if reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0) { return .gif }
        if reader.has("RIFF", at: 0), reader.has("WEBP", at: 8) { return .webp }
        if AVIFHeader(reader).isAVIF { return .avif }
        if SVGHeader(data) != nil { return .svg }
        return nil
    }

    /// Returns the size of the image as it is displayed, or nil if the header is damaged.
    func size(of format: ImageFormat) -> Size? {
        let size: Size? =
            switch format {
            case .jpeg: jpegSize
            case .png: pngSize
            case .gif: gifSize
            case .webp: webpSize
            case .avif: AVIFHeader(reader).size
            case .svg: SVGHeader(data)?.size
            }
        guard let size, size.width > 0, size.height > 0 else { return nil }
        return size
    }

    /// The size of a [PNG](https://www.w3.org/TR/png-3/#11IHDR), whose first chunk is IHDR.
    private var pngSize: Size? {
        guard reader.has("IHDR", at: 12), let width = reader.bigEndian(16, size: 4),
            let height = reader.bigEndian(20, size: 4), width < 1 << 31, height < 1 << 31
        else { return nil }
        return (width, height)
    }

    /// The size of a [GIF](https://www.w3.org/Graphics/GIF/spec-gif89a.txt), which is in the logical screen
    /// descriptor.
    private var gifSize: Size? {
        guard let width = reader.littleEndian(6, size: 2), let height = reader.littleEndian(8, size: 2)
        else { return nil }
        return (width, height)
    }

    /// The size of a [WebP](https://developers.google.com/speed/webp/docs/riff_container), whose first chunk
    /// is VP8 (lossy), VP8L (lossless) or VP8X (extended).
    private var webpSize: Size? {
        if reader.has("VP8 ", at: 12) {
            guard reader.bigEndian(23, size: 3) == 0x9D012A, let width = reader.littleEndian(26, size: 2),
                let height = reader.littleEndian(28, size: 2)
            else { return nil }
            // The two highest bits are a hint about scaling, which decoders ignore.
            return (width & 0x3FFF, height & 0x3FFF)
        }
        if reader.has("VP8L", at: 12) {
            guard reader.byte(20) == 0x2F, let bits = reader.littleEndian(21, size: 4) else { return nil }
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        if reader.has("VP8X", at: 12) {
            guard let width = reader.littleEndian(24, size: 3), let height = reader.littleEndian(27, size: 3)
            else { return nil }
            return (width + 1, height + 1)
        }
        return nil
    }
}

extension ImageHeader {
    /// The size of a [JPEG](https://www.w3.org/Graphics/JPEG/itu-t81.pdf), which is in the start of frame
    /// after some other segments. An EXIF segment among these may rotate the image by a quarter.
    private var jpegSize: Size? {
        var position = 2
        var isTurned = false
        while let marker = marker(at: &position) {
            switch marker {
            case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
                guard let height = reader.bigEndian(position + 3, size: 2),
                    let width = reader.bigEndian(position + 5, size: 2)
                else { return nil }
                return isTurned ? (height, width) : (width, height)
            case 0x01, 0xD0...0xD7: continue  // These have no length.
            case 0xD9, 0xDA: return nil  // The end, or pixels, before any frame.
            default: break
            }
            guard let length = reader.bigEndian(position, size: 2), length >= 2 else { return nil }
            if marker == 0xE1, reader.has("Exif\0\0", at: position + 2) {
                // Orientations 5 to 8 are those that swap width and height.
                isTurned = (5...8).contains(exifOrientation(at: position + 8, end: position + length) ?? 1)
            }
            position += length
        }
        return nil
    }

    /// Returns the marker at `position` and moves the position behind it. A marker is 0xFF any number of
    /// times and then its code. Returns nil if there is none.
    private func marker(at position: inout Int) -> Int? {
        guard reader.byte(position) == 0xFF else { return nil }
        while reader.byte(position) == 0xFF { position += 1 }
        guard let code = reader.byte(position), code != 0 else { return nil }
        position += 1
        return code
    }

    /// Returns the orientation from 1 to 8 in the first directory of a TIFF block, which is the form of EXIF
    /// data. Returns nil if there is none.
    private func exifOrientation(at start: Int, end: Int) -> Int? {
        let isLittleEndian = reader.has("II", at: start)
        guard isLittleEndian || reader.has("MM", at: start) else { return nil }
        func number(_ position: Int, size: Int) -> Int? {
            guard position + size <= end else { return nil }
            return isLittleEndian
                ? reader.littleEndian(position, size: size) : reader.bigEndian(position, size: size)
        }
        guard let directoryOffset = number(start + 4, size: 4) else { return nil }
        let directory = start + directoryOffset
        guard let count = number(directory, size: 2) else { return nil }
        for entry in 0..<count {
            let position = directory + 2 + entry * 12
            guard let tag = number(position, size: 2) else { return nil }
            if tag == 0x0112 { return number(position + 8, size: 2) }
        }
        return nil
    }
}
