import Foundation

/// A hash of the contents of files: FNV-1a with 64 bits, which is not suitable for secrets.
///
/// http://www.isthe.com/chongo/tech/comp/fnv/
struct ContentHash {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds bytes and their number, so that the same bytes in other portions give another hash.
    mutating func add(_ data: Data) {
        for byte in data { mix(byte) }
        withUnsafeBytes(of: UInt64(data.count).bigEndian) { $0.forEach { mix($0) } }
    }

    private mutating func mix(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    /// The hash as 16 hexadecimal digits.
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
