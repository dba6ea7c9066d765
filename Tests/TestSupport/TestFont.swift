import Foundation

/// A font file whose names a test can change, so that its family is installed on no machine.
///
///     let font = TestFont(data: installed).renamed(family: "Test Sans", style: "Bold", postScriptName: "TestSans-Bold")
public struct TestFont {
    private var version: UInt32
    private var tables: [(tag: UInt32, data: Data)]

    /// Reads a file that contains one font. Returns nil if the file is not a font.
    public init?(data: Data) {
        let bytes = [UInt8](data)
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset + count <= bytes.count else { return nil }
            return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let version = number(0, 4), let count = number(4, 2) else { return nil }
        self.version = UInt32(version)
        tables = []
        for record in 0..<count {
            let place = 12 + record * 16
            guard let tag = number(place, 4), let offset = number(place + 8, 4),
                let length = number(place + 12, 4),
                offset + length <= bytes.count
            else { return nil }
            tables.append((UInt32(tag), Data(bytes[offset..<offset + length])))
        }
    }

    /// Returns a font with the same glyphs and other names.
    public func renamed(family: String, style: String, postScriptName: String) -> TestFont {
        let names = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)]
        var storage = Data()
        var records = Data()
        for (id, name) in names {
            let text = Data(name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
            // The first three numbers are the platform, the encoding and the language: Windows, Unicode and American
            // English.
            for number in [3, 1, 0x409, id, text.count, storage.count] {
                records.append(Self.bytes(number, 2))
            }
            storage.append(text)
        }
        var table = Data()
        for number in [0, names.count, 6 + records.count] { table.append(Self.bytes(number, 2)) }
        var font = self
        font.tables.removeAll { $0.tag == Self.nameTag }
        font.tables.append((Self.nameTag, table + records + storage))
        font.tables.sort { $0.tag < $1.tag }
        return font
    }

    /// The bytes of the file.
    public var data: Data { encoded(at: 0) }

    /// Returns the bytes of a file that contains several fonts.
    public static func collection(of fonts: [TestFont]) -> Data {
        var header = Data("ttcf".utf8) + bytes(0x0001_0000, 4) + bytes(fonts.count, 4)
        var content = Data()
        let start = 12 + 4 * fonts.count
        for font in fonts {
            header.append(bytes(start + content.count, 4))
            content.append(font.encoded(at: start + content.count))
        }
        return header + content
    }

    private static let nameTag: UInt32 = 0x6E61_6D65

    /// Returns the bytes of the font as part of a file in which it begins at offset `base`.
    private func encoded(at base: Int) -> Data {
        let power = Int(UInt.bitWidth - 1 - UInt(tables.count).leadingZeroBitCount)
        var directory = Self.bytes(Int(version), 4)
        for number in [tables.count, 16 << power, power, tables.count * 16 - 16 << power] {
            directory.append(Self.bytes(number & 0xFFFF, 2))
        }
        var content = Data()
        let start = base + 12 + tables.count * 16
        for (tag, data) in tables {
            var sum: UInt32 = 0
            for (index, byte) in data.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
            for number in [Int(tag), Int(sum), start + content.count, data.count] {
                directory.append(Self.bytes(number, 4))
            }
            content.append(data)
            content.append(Data(count: (4 - data.count % 4) % 4))
        }
        return directory + content
    }

    private static func bytes(_ number: Int, _ count: Int) -> Data {
        Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }
}
