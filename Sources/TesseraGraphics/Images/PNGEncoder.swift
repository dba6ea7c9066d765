import CDeflate
import Foundation

/// Writes pixels as [PNG](https://www.w3.org/TR/png-3/).
///
/// Each row is written as its difference from the row above. That suits screens, on which most rows resemble
/// their neighbours, and takes a fraction of the time of a search for the best filter. Transparency is
/// written only if there is any.
struct PNGEncoder {
    /// The pixels, whose colours are multiplied by alpha.
    let pixels: Canvas.Pixels
    /// The width and the height in pixels.
    let width: Int, height: Int

    /// The effort of the compression, from 0 to 12. Higher efforts take several times as long, and make
    /// screens only a little smaller.
    private static let effort: CInt = 1
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns the file.
    func encode() throws(Canvas.EncodingError) -> Data {
        let channels = isOpaque ? 3 : 4
        let compressed = try compress(filteredRows(channels: channels))
        var file = Data(capacity: compressed.count + 128)
        file.append(contentsOf: Self.signature)
        var header = Data()
        Self.append(UInt32(width), to: &header)
        Self.append(UInt32(height), to: &header)
        // Eight bits for each channel, colours without or with alpha, the only compression and the only
        // method of filters, rows from top to bottom.
        header.append(contentsOf: [8, channels == 3 ? 2 : 6, 0, 0, 0])
        Self.append("IHDR", header, to: &file)
        Self.append("IDAT", compressed, to: &file)
        Self.append("IEND", Data(), to: &file)
        return file
    }

    private var isOpaque: Bool {
        var row = 0
        while row < height {
            let words = words(ofRow: row)
            var common = UInt32.max
            var column = 0
            while column < width {
                common &= words[column]
                column += 1
            }
            if common >> 24 != 255 { return false }
            row += 1
        }
        return true
    }

    /// Returns the pixels of a row: alpha in the highest eight bits, then red, green and blue.
    private func words(ofRow row: Int) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(pixels.bytes + row * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// Returns the rows, each as the number of its filter and its differences from the row above.
    private func filteredRows(channels: Int) -> Data {
        let size = height * (1 + width * channels)
        // The last pixel is written with four bytes, whatever its size.
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: size + 4, alignment: 16)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { above in
            above.initialize(repeating: 0)
            guard let above = above.baseAddress else { return }
            var place = bytes
            var row = 0
            while row < height {
                place.storeBytes(of: 2, as: UInt8.self)
                place += 1
                let words = words(ofRow: row)
                var column = 0
                while column < width {
                    let pixel = Self.straight(words[column])
                    let other = above[column]
                    above[column] = pixel
                    // The four differences are those of bytes, which do not borrow from each other.
                    let difference =
                        ((pixel | 0x8080_8080) &- (other & 0x7F7F_7F7F)) ^ ((pixel ^ ~other) & 0x8080_8080)
                    place.storeBytes(of: difference.littleEndian, as: UInt32.self)
                    place += channels
                    column += 1
                }
                row += 1
            }
        }
        return Data(
            bytesNoCopy: bytes, count: size, deallocator: .custom { pointer, _ in pointer.deallocate() })
    }

    /// Returns a pixel in the order of PNG, with red in the lowest eight bits and alpha in the highest, and
    /// with colours that are not multiplied by alpha.
    @inline(__always) private static func straight(_ word: UInt32) -> UInt32 {
        let alpha = word >> 24
        var (red, green, blue) = (word >> 16 & 0xFF, word >> 8 & 0xFF, word & 0xFF)
        if alpha != 255 {
            guard alpha > 0 else { return 0 }
            red = min(255, (red &* 255 &+ alpha / 2) / alpha)
            green = min(255, (green &* 255 &+ alpha / 2) / alpha)
            blue = min(255, (blue &* 255 &+ alpha / 2) / alpha)
        }
        return alpha << 24 | blue << 16 | green << 8 | red
    }

    private func compress(_ data: Data) throws(Canvas.EncodingError) -> Data {
        guard let compressor = libdeflate_alloc_compressor(Self.effort) else {
            throw Canvas.EncodingError(description: "There is no memory for the compression")
        }
        defer { libdeflate_free_compressor(compressor) }
        var result = Data(count: libdeflate_zlib_compress_bound(compressor, data.count))
        let count = result.withUnsafeMutableBytes { target in
            data.withUnsafeBytes { source in
                libdeflate_zlib_compress(
                    compressor, source.baseAddress, source.count, target.baseAddress, target.count)
            }
        }
        guard count > 0 else {
            throw Canvas.EncodingError(description: "libdeflate could not compress the pixels")
        }
        result.count = count
        return result
    }

    /// Appends a chunk: its length, its type, its content and the checksum of the last two.
    private static func append(_ type: String, _ content: Data, to file: inout Data) {
        append(UInt32(content.count), to: &file)
        let start = file.count
        file.append(contentsOf: type.utf8)
        file.append(content)
        let checksum = file[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        append(checksum, to: &file)
    }

    private static func append(_ number: UInt32, to data: inout Data) {
        withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) }
    }
}
