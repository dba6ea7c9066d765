import Foundation

/// Counts the passes over the pixels that a JPEG file makes.
enum JPEGScans {
    /// The greatest product of passes and pixels. A progressive photograph has about ten passes.
    static let maximumWork = 1_000_000_000

    /// Returns true if the file has more passes than a decoder should make over an image of so many pixels.
    /// A pass takes a few bytes in the file, and time in proportion to the pixels of the image.
    static func areTooMany(in data: Data, pixelCount: Int) -> Bool {
        let limit = max(maximumWork / max(pixelCount, 1), 10)
        return data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return false }
            var count = 0
            var position = 0
            while position + 1 < bytes.count,
                let found = memchr(start + position, 0xFF, bytes.count - 1 - position)
            {
                position = found - UnsafeMutableRawPointer(mutating: start) + 1
                if bytes[position] == 0xDA { count += 1 }
                if count > limit { return true }
            }
            return false
        }
    }
}
