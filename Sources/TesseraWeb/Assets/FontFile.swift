import Foundation

/// A font of an app for its page: one face, in a format that browsers can read.
struct FontFile: Equatable, Sendable {
    /// The media type.
    let mediaType: String
    /// The bytes.
    let data: Data

    /// The size of the largest file that is read, in bytes.
    static let maximumSize = 64 * 1024 * 1024

    /// Reads a face of a file. Returns nil if there is no such file, if it is too large, or if browsers
    /// cannot read its format.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - face: The index of the face in a file with several faces.
    init?(path: String, face: Int) {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: (path as NSString).resolvingSymlinksInPath)
        // A pipe or a device might never end, so only regular files are read.
        guard attributes?[.type] as? FileAttributeType == .typeRegular,
            let size = attributes?[.size] as? Int, size <= Self.maximumSize,
            let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
        else { return nil }
        self.init(data: data, face: face)
    }

    /// Reads a face from the bytes of a file. Returns nil if browsers cannot read their format.
    init?(data: Data, face: Int) {
        let bytes = FontBytes(data: data)
        guard let signature = bytes.number(at: 0, count: 4) else { return nil }
        if signature == Self.collection {
            guard let font = bytes.face(face) else { return nil }
            self.data = font
        } else {
            self.data = data
        }
        switch FontBytes(data: self.data).number(at: 0, count: 4) {
        case 0x0001_0000, Self.appleTrueType: mediaType = "font/ttf"
        case Self.compactFont: mediaType = "font/otf"
        case Self.webFont: mediaType = "font/woff"
        case Self.webFont2: mediaType = "font/woff2"
        default: return nil
        }
    }

    // The first four bytes of the formats: ttcf, true, OTTO, wOFF and wOF2.
    private static let collection = 0x7474_6366
    private static let appleTrueType = 0x7472_7565
    private static let compactFont = 0x4F54_544F
    private static let webFont = 0x774F_4646
    private static let webFont2 = 0x774F_4632
}

/// A reader of the tables in [OpenType files](https://learn.microsoft.com/typography/opentype/spec/otff),
/// which may be damaged.
private struct FontBytes {
    let data: Data

    /// Returns a big-endian number of `count` bytes, or nil if it lies beyond the end.
    func number(at offset: Int, count: Int) -> Int? {
        guard offset >= 0, offset <= data.count - count else { return nil }
        let start = data.startIndex + offset
        return data[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns a face of a collection as a file of its own, or nil if the collection has no such face or the
    /// face's tables lie outside the file.
    ///
    /// The faces of a collection share tables. The new file has a copy of each table that the face names.
    func face(_ index: Int) -> Data? {
        guard let count = number(at: 8, count: 4), (0..<count).contains(index),
            let start = number(at: 12 + 4 * index, count: 4), let version = number(at: start, count: 4),
            let tableCount = number(at: start + 4, count: 2), tableCount > 0
        else { return nil }
        var directory = Data()
        directory.append(bigEndian: version, count: 4)
        guard let search = number(at: start + 6, count: 6) else { return nil }
        directory.append(bigEndian: tableCount, count: 2)
        directory.append(bigEndian: search, count: 6)
        var tables = Data()
        let first = 12 + 16 * tableCount
        for table in 0..<tableCount {
            let record = start + 12 + 16 * table
            guard let tag = number(at: record, count: 4), let checksum = number(at: record + 4, count: 4),
                let offset = number(at: record + 8, count: 4), let length = number(at: record + 12, count: 4),
                offset <= data.count, length <= data.count - offset,
                // Tables may overlap, so a damaged file could name its largest table thousands of times.
                tables.count + length <= data.count
            else { return nil }
            directory.append(bigEndian: tag, count: 4)
            directory.append(bigEndian: checksum, count: 4)
            directory.append(bigEndian: first + tables.count, count: 4)
            directory.append(bigEndian: length, count: 4)
            tables.append(data[data.startIndex + offset..<data.startIndex + offset + length])
            tables.append(Data(count: (4 - length % 4) % 4))
        }
        return directory + tables
    }
}

extension Data {
    fileprivate mutating func append(bigEndian number: Int, count: Int) {
        for byte in (0..<count).reversed() { append(UInt8(truncatingIfNeeded: number >> (byte * 8))) }
    }
}
