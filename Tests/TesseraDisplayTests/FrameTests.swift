import Foundation
import TestSupport
import Testing

@testable import TesseraDisplay

struct FrameTests {
    static let frames: [Frame] = [
        .version(1), .message(Data("{}".utf8)), .event(Data()),
        .resource(id: 0x0102_0304, mediaType: "image/png", data: Data([1, 2, 3])), .release(id: 9),
        .message(Data(repeating: 7, count: 3000)), .font(id: 3, path: "/fonts/音.ttc", face: 2),
        .uploads(2), .upload(id: 3, path: "/tmp/写真.jpg"),
        .download(id: 4, path: "/tmp/a.csv"), .download(id: 4, path: ""),
        .folder(id: 0xFFFF_FFFF, path: "/app/資料"), .folder(id: 4, path: ""),
    ]

    @Test func `a frame is its length, its kind and its payload`() {
        #expect(Frame.version(1).encoded == Data([0, 0, 0, 4, 0, 0, 0, 0, 1]))
        #expect(Frame.message(Data("{}".utf8)).encoded == Data([0, 0, 0, 2, 1, 0x7b, 0x7d]))
        #expect(Frame.event(Data()).encoded == Data([0, 0, 0, 0, 2]))
        #expect(
            Frame.resource(id: 258, mediaType: "a/b", data: Data([5])).encoded
                == Data([0, 0, 0, 9, 3, 0, 0, 1, 2, 3, 0x61, 0x2f, 0x62, 5]))
        #expect(Frame.release(id: 9).encoded == Data([0, 0, 0, 4, 4, 0, 0, 0, 9]))
        #expect(
            Frame.font(id: 258, path: "/a", face: 1).encoded
                == Data([0, 0, 0, 10, 5, 0, 0, 1, 2, 0, 0, 0, 1, 0x2f, 0x61]))
        #expect(Frame.uploads(258).encoded == Data([0, 0, 0, 4, 8, 0, 0, 1, 2]))
        #expect(Frame.download(id: 3, path: "/a").encoded == Data([0, 0, 0, 6, 10, 0, 0, 0, 3, 0x2f, 0x61]))
        #expect(Frame.folder(id: 3, path: "/a").encoded == Data([0, 0, 0, 6, 11, 0, 0, 0, 3, 0x2f, 0x61]))
        #expect(Frame.upload(id: 3, path: "/a").encoded == Data([0, 0, 0, 6, 9, 0, 0, 0, 3, 0x2f, 0x61]))
    }

    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func `frames arrive whole however the stream is cut`(
        seed: UInt64
    )
        throws
    {
        var random = SeededGenerator(seed: seed)
        var stream = Self.frames.reduce(Data()) { $0 + $1.encoded }
        var reader = FrameReader()
        var read: [Frame] = []
        while !stream.isEmpty {
            let count = min(Int.random(in: 1...(seed == 1 ? 1 : 700), using: &random), stream.count)
            reader.append(stream.prefix(count))
            stream = Data(stream.dropFirst(count))
            while let frame = try reader.next() { read.append(frame) }
        }
        #expect(read == Self.frames, "seed \(seed)")
    }

    @Test func `a frame that claims too much is refused before it arrives`() {
        var reader = FrameReader()
        reader.append(Data([0x04, 0, 0, 1, 1]))
        #expect(throws: FrameError.tooLarge(64 * 1024 * 1024 + 1)) { try reader.next() }
    }

    @Test func `a malformed frame is skipped`() throws {
        var reader = FrameReader()
        // The frames are one of an unknown kind, a version without a number, a resource whose media type is longer
        // than the payload, and a font without a path.
        reader.append(Data([0, 0, 0, 1, 99, 5]))
        reader.append(Data([0, 0, 0, 1, 0, 5]))
        reader.append(Data([0, 0, 0, 6, 3, 0, 0, 0, 1, 200, 0x61]))
        reader.append(Data([0, 0, 0, 8, 5, 0, 0, 0, 1, 0, 0, 0, 0]))
        reader.append(Frame.release(id: 3).encoded)
        #expect(throws: FrameError.malformed(kind: 99)) { try reader.next() }
        #expect(throws: FrameError.malformed(kind: 0)) { try reader.next() }
        #expect(throws: FrameError.malformed(kind: 3)) { try reader.next() }
        #expect(throws: FrameError.malformed(kind: 5)) { try reader.next() }
        #expect(try reader.next() == .release(id: 3))
        #expect(try reader.next() == nil)
    }
}
