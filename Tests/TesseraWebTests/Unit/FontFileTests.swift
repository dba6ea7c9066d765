import Foundation
import TestSupport
import Testing

@testable import TesseraWeb

@Suite struct FontFileTests {
    /// A font file with one table of four bytes.
    private static let font = Data(
        [0, 1, 0, 0, 0, 1, 0, 16, 0, 0, 0, 0] + Array("cmap".utf8)
            + [0, 0, 0, 10, 0, 0, 0, 28, 0, 0, 0, 4] + [1, 2, 3, 4])

    @Test(
        arguments: [
            ([0, 1, 0, 0], "font/ttf"), (Array("true".utf8), "font/ttf"), (Array("OTTO".utf8), "font/otf"),
            (Array("wOFF".utf8), "font/woff"), (Array("wOF2".utf8), "font/woff2"),
        ] as [([UInt8], String)])
    func `single font is passed on as it is`(signature: [UInt8], mediaType: String) {
        let data = Data(signature + [9, 9, 9])
        let file = FontFile(data: data, face: 0)
        #expect(file?.mediaType == mediaType)
        #expect(file?.data == data)
    }

    @Test func `face of collection becomes its own file`() throws {
        let font = try #require(TestFont(data: Self.font))
        let renamed = font.renamed(family: "F", style: "S", postScriptName: "F-S")
        let collection = TestFont.collection(of: [font, renamed])
        #expect(FontFile(data: collection, face: 0)?.data == font.data)
        #expect(FontFile(data: collection, face: 1)?.data == renamed.data)
        #expect(FontFile(data: collection, face: 1)?.mediaType == "font/ttf")
        #expect(FontFile(data: collection, face: 2) == nil)
    }

    @Test func `truncated collection is refused without harm`() throws {
        let font = try #require(TestFont(data: Self.font))
        let collection = TestFont.collection(of: [font, font])
        for count in 0..<collection.count {
            #expect(FontFile(data: collection.prefix(count), face: 1) == nil, "\(count) bytes")
        }
    }

    @Test(arguments: 1...200)
    func `changed bytes of a collection make no file that is much larger`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let font = try #require(TestFont(data: Self.font))
        var collection = TestFont.collection(of: [font, font])
        for _ in 0..<8 {
            let place = Int.random(in: 4..<collection.count, using: &random)
            collection[place] = UInt8.random(in: 0...255, using: &random)
        }
        if let file = FontFile(data: collection, face: 1) {
            #expect(file.data.count <= 2 * collection.count + 12 + 16 * 4, "seed \(seed)")
        }
    }

    @Test(
        arguments: ["/etc/hostname", "/no/such/file", "/tmp", "/dev/zero", ""])
    func `other files are not served`(path: String) {
        #expect(FontFile(path: path, face: 0) == nil)
    }
}
