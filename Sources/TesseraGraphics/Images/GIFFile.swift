import Foundation

/// The frames of a [GIF](https://www.w3.org/Graphics/GIF/spec-gif89a.txt) file, found without decoding them.
struct GIFFile {
    /// The greatest number of frames that are looked at. Further ones are as if they were not there.
    static let maximumFrameCount = 10_000

    /// The seconds for which each frame is displayed.
    private(set) var durations: [Double] = []
    /// The number of times that the animation plays, or 0 for ever.
    private(set) var playCount = 1
    /// The end of the first frame in the data, or nil if there is no whole frame.
    private(set) var endOfFirstFrame: Int?

    private let reader: ByteReader

    /// Reads the blocks of a file up to its end, or to the first damaged one.
    init(_ data: Data) {
        reader = ByteReader(data)
        guard let flags = reader.byte(10) else { return }
        var position = 13 + Self.tableSize(flags)
        var delay = 0
        while durations.count < Self.maximumFrameCount, let kind = reader.byte(position) {
            switch kind {
            case 0x21:
                guard let label = reader.byte(position + 1), let end = endOfBlocks(position + 2) else {
                    return
                }
                if label == 0xF9 {
                    delay = reader.littleEndian(position + 4, size: 2) ?? 0
                } else if label == 0xFF, reader.has("NETSCAPE2.0", at: position + 3),
                    reader.byte(position + 15) == 1
                {
                    // Next comes the number of repetitions, which does not include the first time.
                    let repetitions = reader.littleEndian(position + 16, size: 2) ?? 0
                    playCount = repetitions == 0 ? 0 : repetitions + 1
                }
                position = end
            case 0x2C:
                guard let flags = reader.byte(position + 9),
                    let end = endOfBlocks(position + 11 + Self.tableSize(flags))
                else { return }
                durations.append(Self.duration(delay))
                if endOfFirstFrame == nil { endOfFirstFrame = end }
                delay = 0
                position = end
            default: return
            }
        }
    }

    /// Returns the size in bytes of the colour table that flags announce.
    private static func tableSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1) }

    /// Returns the seconds of a delay in hundredths. Browsers display frames with a delay of at most one
    /// hundredth for a tenth of a second, since files with such delays never were faster.
    private static func duration(_ delay: Int) -> Double { delay <= 1 ? 0.1 : Double(delay) / 100 }

    /// Returns the end of a chain of blocks, each of which begins with its size, or nil if it is cut.
    private func endOfBlocks(_ start: Int) -> Int? {
        var position = start
        while let size = reader.byte(position) {
            position += size + 1
            if size == 0 { return position }
        }
        return nil
    }
}
