import Foundation

/// The version of a font file, from the table
/// [head](https://learn.microsoft.com/typography/opentype/spec/head) that every font has.
struct FontFileVersion: Hashable, Sendable, CustomStringConvertible {
    /// The revision that the makers of the font gave it, in thousandths.
    var thousandths: Int
    /// A number that depends on all bytes of the font, if its makers computed it as they should.
    var checksum: UInt32
    /// The size of the file in bytes.
    var size: Int

    /// Reads the version of a face from its file. Returns nil if there is none, or if it is no font.
    init?(of face: FontFace) {
        guard let file = FileHandle(forReadingAtPath: face.path) else { return nil }
        defer { try? file.close() }
        guard let size = try? file.seekToEnd(),
            let version = Self(
                index: face.index, size: Int(size),
                read: { offset, count in
                    guard (try? file.seek(toOffset: UInt64(offset))) != nil else { return nil }
                    return try? file.read(upToCount: count)
                })
        else { return nil }
        self = version
    }

    /// Reads the version of a face.
    ///
    /// - Parameters:
    ///   - index: The index of the face in a file with several faces.
    ///   - size: The size of the file in bytes.
    ///   - read: Returns bytes of the file from an offset, at most as many as are wanted, or nil.
    init?(index: Int, size: Int, read: (_ offset: Int, _ count: Int) -> Data?) {
        func reader(_ offset: Int, _ count: Int) -> ByteReader? {
            guard offset >= 0, let data = read(offset, count), data.count == count else { return nil }
            return ByteReader(data)
        }
        guard let start = reader(0, 12) else { return nil }
        var directory = 0
        if start.has("ttcf", at: 0) {
            guard let count = start.bigEndian(8, size: 4), index < count,
                let offset = reader(12 + 4 * index, 4)?.bigEndian(0, size: 4)
            else { return nil }
            directory = offset
        }
        guard let count = reader(directory, 12)?.bigEndian(4, size: 2),
            let tables = reader(directory + 12, 16 * count),
            let table = (0..<count).first(where: { tables.has("head", at: 16 * $0) }),
            let offset = tables.bigEndian(16 * table + 8, size: 4), let head = reader(offset, 12),
            let revision = head.bigEndian(4, size: 4), let checksum = head.bigEndian(8, size: 4)
        else { return nil }
        // The revision is a number with sixteen binary places.
        thousandths = (revision * 1000 + 0x8000) >> 16
        self.checksum = UInt32(checksum)
        self.size = size
    }

    /// The version for people, such as `4.001 (89ab12cd, 853664 bytes)`.
    var description: String {
        let fraction = String(thousandths % 1000)
        let digits = String(checksum, radix: 16)
        return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction) "
            + "(\(String(repeating: "0", count: 8 - digits.count))\(digits), \(size) bytes)"
    }
}
