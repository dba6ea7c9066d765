import Foundation

/// The chunks of a [PNG](https://www.w3.org/TR/png-3/) file, found without decoding them.
enum PNGFile {
    /// The chunks that say which colours the pixels have.
    private static let needed: Set<Int> = [
        0x4948_4452, 0x504C_5445, 0x7452_4E53, 0x4944_4154, 0x4945_4E44,  // IHDR, PLTE, tRNS, IDAT, IEND
    ]

    /// Returns the file without the chunks that do not matter for its pixels, or nil if it is cut.
    ///
    /// Chunks of text and of colour profiles can be compressed, and a decoder would expand thousands of them
    /// to megabytes each. Profiles are not used.
    static func withoutExtras(_ data: Data) -> Data? {
        let reader = ByteReader(data)
        var result = Data(data.prefix(8))
        var position = 8
        while let length = reader.bigEndian(position, size: 4),
            let type = reader.bigEndian(position + 4, size: 4)
        {
            guard length <= reader.count - position - 12 else { return nil }
            let end = position + 12 + length
            if needed.contains(type) {
                result += data[data.startIndex + position..<data.startIndex + end]
            }
            if type == 0x4945_4E44 { return result }
            position = end
        }
        return nil
    }
}
