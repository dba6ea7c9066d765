import Foundation

/// Reads numbers from data that may end anywhere. Numbers beyond the end are nil.
struct ByteReader {
    private let data: Data

    /// Creates a reader of `data`. Position 0 is its first byte, also if it is a slice.
    init(_ data: Data) { self.data = data }

    /// The number of bytes.
    var count: Int { data.count }

    /// Returns the byte at `position`.
    func byte(_ position: Int) -> Int? {
        guard position >= 0, position < data.count else { return nil }
        return Int(data[data.startIndex + position])
    }

    /// Returns the big-endian number of `size` bytes at `position`.
    func bigEndian(_ position: Int, size: Int) -> Int? { number(position..<position + size) }

    /// Returns the little-endian number of `size` bytes at `position`.
    func littleEndian(_ position: Int, size: Int) -> Int? { number((position..<position + size).reversed()) }

    /// Returns true if the ASCII characters of `text` are at `position`.
    func has(_ text: StaticString, at position: Int) -> Bool {
        text.withUTF8Buffer { expected in
            guard position >= 0, position <= data.count - expected.count else { return false }
            return expected.indices.allSatisfy { data[data.startIndex + position + $0] == expected[$0] }
        }
    }

    private func number(_ positions: some Sequence<Int>) -> Int? {
        var value = 0
        for position in positions {
            guard let byte = byte(position) else { return nil }
            value = value << 8 | byte
        }
        return value
    }
}
