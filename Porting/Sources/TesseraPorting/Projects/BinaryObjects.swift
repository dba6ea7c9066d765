/// The table of objects of a property list in Apple's binary form, in which many values may refer to the same one.
///
/// A few bytes of such references can stand for more values than fit into memory, so this type counts the values before
/// they are read.
struct BinaryObjects {
    /// The greatest number of values and of bytes in them, each counted as often as something refers to it.
    static let maximumSize = 1 << 23

    /// The number of values and bytes that a value contains, and their greatest depth.
    private struct Extent {
        var size: Int
        var depth: Int
    }

    private let bytes: [UInt8]
    private let file: String
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let table: Int
    private var extents: [Int: Extent] = [:]

    /// Checks the table of a file. Throws ``UnreadableFile`` if the table is not valid, or if its values are too many
    /// or nested too deep.
    static func check(_ bytes: [UInt8], file: String) throws(UnreadableFile) {
        guard bytes.count >= 40 else { throw invalid(file) }
        let trailer = bytes.count - 32
        var objects = try Self(bytes, trailer: trailer, file: file)
        guard let top = objects.number(at: trailer + 16, size: 8) else { throw invalid(file) }
        _ = try objects.extent(of: top, depth: 0)
    }

    private init(_ bytes: [UInt8], trailer: Int, file: String) throws(UnreadableFile) {
        self.bytes = bytes
        self.file = file
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let count = Self.number(bytes, at: trailer + 8, size: 8),
            let table = Self.number(bytes, at: trailer + 24, size: 8), count <= bytes.count,
            table <= trailer, (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            count * offsetSize <= trailer - table
        else { throw Self.invalid(file) }
        self.count = count
        self.table = table
    }

    private mutating func extent(of object: Int, depth: Int) throws(UnreadableFile) -> Extent {
        if let known = extents[object] {
            guard depth + known.depth <= PropertyListReader.maximumDepth else { throw tooDeep }
            return known
        }
        guard depth <= PropertyListReader.maximumDepth else { throw tooDeep }
        guard object < count, let place = number(at: table + object * offsetSize, size: offsetSize),
            place < table
        else { throw Self.invalid(file) }
        var extent = Extent(size: 1, depth: 0)
        let kind = bytes[place] >> 4
        switch kind {
        case 0x4, 0x5, 0x6, 0x7:
            extent.size += try length(at: place).count * (kind == 0x6 ? 2 : 1)
        case 0xA, 0xB, 0xC, 0xD:
            let (count, start) = try length(at: place)
            for index in 0..<(kind == 0xD ? 2 * count : count) {
                guard let member = number(at: start + index * referenceSize, size: referenceSize) else {
                    throw Self.invalid(file)
                }
                let inner = try self.extent(of: member, depth: depth + 1)
                extent.size += inner.size
                extent.depth = max(extent.depth, inner.depth + 1)
                guard extent.size <= Self.maximumSize else { throw tooLarge }
            }
        default: break
        }
        guard extent.size <= Self.maximumSize else { throw tooLarge }
        extents[object] = extent
        return extent
    }

    /// Returns the number of bytes, units or members of an object, and the index at which they begin.
    private func length(at place: Int) throws(UnreadableFile) -> (count: Int, start: Int) {
        let low = Int(bytes[place] & 15)
        guard low == 15 else { return (low, place + 1) }
        guard place + 1 < table, bytes[place + 1] & 15 <= 3 else { throw Self.invalid(file) }
        let size = 1 << Int(bytes[place + 1] & 15)
        guard let count = number(at: place + 2, size: size), count <= bytes.count else {
            throw Self.invalid(file)
        }
        return (count, place + 2 + size)
    }

    private func number(at place: Int, size: Int) -> Int? { Self.number(bytes, at: place, size: size) }

    private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
        guard place >= 0, size <= 8, place + size <= bytes.count else { return nil }
        let value = bytes[place..<place + size].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    private static func invalid(_ file: String) -> UnreadableFile {
        UnreadableFile(file: file, message: "The file is no valid property list.")
    }

    private var tooLarge: UnreadableFile {
        UnreadableFile(file: file, message: "The file stands for more than \(Self.maximumSize) values.")
    }

    private var tooDeep: UnreadableFile {
        UnreadableFile(
            file: file,
            message: "Values lie within values more than \(PropertyListReader.maximumDepth) times.")
    }
}
