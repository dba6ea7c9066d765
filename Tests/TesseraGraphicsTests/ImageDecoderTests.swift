import Foundation
import TestSupport
import Testing

@testable import TesseraGraphics

@Suite struct ImageDecoderTests {
    /// A PNG of two pixels: one is red, one is blue and half transparent.
    static let png = data(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8AAQg0AD3oDfnfpf5cAAAAASUVORK5CYII=")
    /// A GIF of one red pixel.
    static let gif = data("R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=")

    static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }

    /// Returns the start of a JPEG of 3 × 2 pixels. An EXIF segment with this orientation lies before the frame.
    static func jpegHeader(orientation: UInt8) -> Data {
        let tiff: [UInt8] =
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8] + [0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let exif = Array("Exif\0\0".utf8) + tiff
        return Data(
            [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
                + [0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0])
    }

    /// Returns a PNG's signature and header chunk.
    static func pngHeader(width: UInt32, height: UInt32) -> Data {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        bytes += Array("IHDR".utf8)
        for number in [width, height] { bytes += (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) } }
        return Data(bytes + [8, 6, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func `headers state size and format`() throws {
        #expect(
            try ImageDecoder.information(of: Self.png) == ImageInformation(width: 2, height: 1, format: .png))
        #expect(
            try ImageDecoder.information(of: Self.gif) == ImageInformation(width: 1, height: 1, format: .gif))
        #expect(ImageFormat.jpeg.mediaType == "image/jpeg")
    }

    @Test(arguments: [(1, 3, 2), (3, 3, 2), (6, 2, 3), (8, 2, 3)] as [(UInt8, Int, Int)])
    func `an EXIF orientation swaps the sides of a JPEG`(orientation: UInt8, width: Int, height: Int) throws {
        let information = try ImageDecoder.information(of: Self.jpegHeader(orientation: orientation))
        #expect(information == ImageInformation(width: width, height: height, format: .jpeg))
    }

    @Test func `the three forms of WebP state their size`() throws {
        func riff(_ chunk: String, _ payload: [UInt8]) -> Data {
            Data(
                Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0]
                    + payload)
        }
        let files = [
            riff("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x40, 0x01, 0xF0, 0x00]),
            // The payload contains 319 in fourteen bits and then 239 in fourteen: the width and the height, each less
            // one.
            riff("VP8L", [0x2F, 0x3F, 0xC1, 0x3B, 0x00]),
            riff("VP8X", [0, 0, 0, 0, 0x3F, 0x01, 0x00, 0xEF, 0x00, 0x00]),
        ]
        for file in files {
            #expect(
                try ImageDecoder.information(of: file)
                    == ImageInformation(width: 320, height: 240, format: .webp))
        }
    }

    @Test func `decoded pixels are straight RGBA`() throws {
        let bitmap = try ImageDecoder.decode(Self.png)
        #expect(bitmap.width == 2 && bitmap.height == 1)
        #expect(bitmap.pixels == [255, 0, 0, 255, 0, 0, 255, 128])
        #expect(bitmap[1, 0].alpha == 128)
    }

    @Test func `an image without alpha is opaque`() throws {
        #expect(try ImageDecoder.decode(Self.gif).pixels == [255, 0, 0, 255])
    }

    @Test func `data in the middle of other data is read`() throws {
        let slice = (Data([1, 2, 3]) + Self.png).dropFirst(3)
        #expect(try ImageDecoder.information(of: slice).width == 2)
        #expect(try ImageDecoder.decode(slice).width == 2)
    }

    @Test func `data that is no image is named in the error`() {
        #expect(throws: ImageError.unknownFormat) { try ImageDecoder.information(of: Data()) }
        #expect(throws: ImageError.unknownFormat) { try ImageDecoder.decode(Data("<html>".utf8)) }
        #expect(throws: ImageError.damagedHeader(.png)) {
            try ImageDecoder.decode(Self.pngHeader(width: 0, height: 9))
        }
    }

    @Test func `an image of too many pixels is refused before it is decoded`() {
        #expect(throws: ImageError.tooLarge(width: 50_000, height: 50_000)) {
            try ImageDecoder.decode(Self.pngHeader(width: 50_000, height: 50_000))
        }
    }

    @Test func `every truncation of an image is an error or an image`() {
        for file in [Self.png, Self.gif, Self.jpegHeader(orientation: 6)] {
            for count in 0..<file.count {
                _ = try? ImageDecoder.information(of: file.prefix(count))
                _ = try? ImageDecoder.decode(file.prefix(count))
            }
        }
    }

    @Test func `random bytes behind a signature are an error or an image`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let starts: [[UInt8]] = [
            [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8), Array("RIFF0000WEBPVP8X".utf8),
            Array(Self.png.prefix(16)), Array(Self.jpegHeader(orientation: 6).prefix(20)), [],
        ]
        for _ in 0..<2000 {
            let start = starts[Int(random.next() % UInt64(starts.count))]
            let data = Data(start + (0..<Int(random.next() % 64)).map { _ in UInt8(random.next() & 0xFF) })
            if let information = try? ImageDecoder.information(of: data) {
                #expect(information.width > 0 && information.height > 0, "seed \(seed)")
            }
        }
    }
}
