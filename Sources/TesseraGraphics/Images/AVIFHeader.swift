/// Reads the size of an [AVIF](https://aomediacodec.github.io/av1-avif/) image from its boxes.
struct AVIFHeader {
    private let reader: ByteReader
    /// The greatest number of boxes, properties and items of one kind that are looked at.
    private static let maximumCount = 1024

    /// Creates a reader of the data of an image, or of its start.
    init(_ reader: ByteReader) { self.reader = reader }

    /// True if the file says that it is an AVIF image, or one image of several that move.
    var isAVIF: Bool {
        guard reader.has("ftyp", at: 4), let size = reader.bigEndian(0, size: 4) else { return false }
        // The brand is followed by a version and by further brands.
        return ([8] + stride(from: 16, to: min(size, 256) - 3, by: 4)).contains {
            reader.has("avif", at: $0) || reader.has("avis", at: $0)
        }
    }

    /// A box, by the place of its content.
    private typealias Box = Range<Int>

    /// Returns the boxes in a part of the file, with their types. The list ends at the first damaged box.
    private func boxes(in range: Range<Int>) -> [(type: Int, content: Box)] {
        var boxes: [(type: Int, content: Box)] = []
        var position = range.lowerBound
        while boxes.count < Self.maximumCount, let size = reader.bigEndian(position, size: 4),
            let type = reader.bigEndian(position + 4, size: 4)
        {
            var (start, end) = (position + 8, position + size)
            if size == 0 {
                end = range.upperBound
            } else if size == 1 {
                guard let high = reader.bigEndian(position + 8, size: 4), high < 1 << 16,
                    let low = reader.bigEndian(position + 12, size: 4)
                else { break }
                (start, end) = (position + 16, position + (high << 32 | low))
            }
            guard start <= end else { break }
            boxes.append((type, start..<min(end, max(start, range.upperBound))))
            guard end < range.upperBound else { break }
            position = end
        }
        return boxes
    }

    private func first(_ type: StaticString, in range: Range<Int>) -> Box? {
        let code = type.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
        return boxes(in: range).first { $0.type == code }?.content
    }

    /// The size of the main image as it is displayed, or nil if the header is damaged.
    var size: ImageHeader.Size? {
        // Some boxes begin with a version and with flags of four bytes together.
        guard let meta = first("meta", in: 0..<reader.count), meta.count >= 4,
            case let parts = meta.lowerBound + 4..<meta.upperBound,
            let item = mainItem(in: parts), let properties = first("iprp", in: parts),
            let container = first("ipco", in: properties), let links = first("ipma", in: properties)
        else { return nil }
        let all = boxes(in: container)
        var size: ImageHeader.Size?
        var isTurned = false
        for index in propertyNumbers(of: item, in: links) where all.indices.contains(index - 1) {
            let content = all[index - 1].content
            switch all[index - 1].type {
            case 0x6973_7065:  // ispe: the size before the image is turned.
                guard let width = reader.bigEndian(content.lowerBound + 4, size: 4),
                    let height = reader.bigEndian(content.lowerBound + 8, size: 4), width < 1 << 31,
                    height < 1 << 31
                else { return nil }
                size = (width, height)
            case 0x6972_6F74:  // irot: quarters of a turn.
                guard let angle = reader.byte(content.lowerBound) else { return nil }
                isTurned = angle & 1 == 1
            default: break
            }
        }
        return size.map { isTurned ? ($0.height, $0.width) : $0 }
    }

    /// Returns the number of the image that is displayed first.
    private func mainItem(in range: Range<Int>) -> Int? {
        guard let box = first("pitm", in: range), let version = reader.byte(box.lowerBound) else {
            return nil
        }
        return reader.bigEndian(box.lowerBound + 4, size: version == 0 ? 2 : 4)
    }

    /// Returns the numbers of the properties of an item, which begin with 1.
    private func propertyNumbers(of item: Int, in links: Box) -> [Int] {
        guard let version = reader.byte(links.lowerBound), let flags = reader.byte(links.lowerBound + 3),
            let count = reader.bigEndian(links.lowerBound + 4, size: 4)
        else { return [] }
        var position = links.lowerBound + 8
        for _ in 0..<min(count, Self.maximumCount) {
            let idSize = version == 0 ? 2 : 4
            guard position < links.upperBound, let id = reader.bigEndian(position, size: idSize),
                let linkCount = reader.byte(position + idSize)
            else { return [] }
            position += idSize + 1
            let size = flags & 1 == 1 ? 2 : 1
            if id == item {
                // The highest bit says that a reader must understand the property.
                return (0..<linkCount).compactMap {
                    reader.bigEndian(position + size * $0, size: size).map {
                        $0 & (size == 2 ? 0x7FFF : 0x7F)
                    }
                }
            }
            position += size * linkCount
        }
        return []
    }
}
