/// The checksum of the chunks of [PNG](https://www.w3.org/TR/png-3/#5CRC-algorithm) files, the CRC of ISO 3309.
public enum PNGChecksum {
    /// Returns the checksum of a chunk's type and content.
    public static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var value = UInt32.max
        for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ value >> 8 }
        return ~value
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
