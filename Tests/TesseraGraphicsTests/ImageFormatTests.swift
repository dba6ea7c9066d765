import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct ImageFormatTests {
    /// Expects that the pixel at a place is nearly red, or else nearly blue.
    private func expect(_ bitmap: Bitmap, _ x: Int, _ y: Int, isRed: Bool) {
        let (red, _, blue, alpha) = bitmap[x, y]
        #expect(isRed ? red > 200 && blue < 60 : red < 60 && blue > 200, "red \(red), blue \(blue)")
        #expect(alpha == 255)
    }

    @Test(arguments: [ImageFormat.jpeg, .png, .webp, .avif])
    func `a picture is decoded in each format`(format: ImageFormat) throws {
        let file = try #require(
            ImageFiles.encoded(format.rawValue, width: 32, height: 16), "GdkPixbuf cannot write \(format)")
        #expect(
            try ImageDecoder.information(of: file) == ImageInformation(width: 32, height: 16, format: format))
        let bitmap = try ImageDecoder.decode(file)
        #expect((bitmap.width, bitmap.height) == (32, 16))
        expect(bitmap, 4, 8, isRed: true)
        expect(bitmap, 28, 8, isRed: false)
    }

    @Test(arguments: [(1, 32, 16), (3, 32, 16), (6, 16, 32), (8, 16, 32)] as [(UInt8, Int, Int)])
    func `a photograph is turned upright`(orientation: UInt8, width: Int, height: Int) throws {
        let file = try #require(ImageFiles.encoded("jpeg", width: 32, height: 16))
        let tiff: [UInt8] =
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let exif = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
        let turned = file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2)
        let bitmap = try ImageDecoder.decode(turned)
        #expect((bitmap.width, bitmap.height) == (width, height))
        // The red half is at the left, the right, the top and the bottom.
        switch orientation {
        case 1: expect(bitmap, 2, 8, isRed: true)
        case 3: expect(bitmap, 2, 8, isRed: false)
        case 6: expect(bitmap, 8, 2, isRed: true)
        default: expect(bitmap, 8, 2, isRed: false)
        }
    }

    // MARK: AVIF

    @Test func `the size of an AVIF image is that of its main item, turned`() throws {
        func size(_ data: Data) throws -> [Int] {
            let information = try ImageDecoder.information(of: data)
            #expect(information.format == .avif)
            return [information.width, information.height]
        }
        #expect(try size(ImageFiles.avifHeader(width: 320, height: 200)) == [320, 200])
        #expect(try size(ImageFiles.avifHeader(width: 320, height: 200, quarters: 1)) == [200, 320])
        #expect(try size(ImageFiles.avifHeader(width: 320, height: 200, quarters: 2)) == [320, 200])
        #expect(throws: ImageError.damagedHeader(.avif)) {
            try ImageDecoder.information(of: ImageFiles.avifHeader(width: 0, height: 200))
        }
        let file = ImageFiles.avifHeader(width: 320, height: 200)
        for count in 0..<file.count { _ = try? ImageDecoder.information(of: file.prefix(count)) }
    }

    // MARK: SVG

    private func size(_ text: String) throws -> [Int] {
        let information = try ImageDecoder.information(of: Data(text.utf8))
        #expect(information.format == .svg)
        return [information.width, information.height]
    }

    @Test func `the size of a drawing comes from its sides or its view box`() throws {
        #expect(try size("<svg width='30' height=\"20px\"/>") == [30, 20])
        #expect(try size("<svg width='1in' height='72pt'>") == [96, 96])
        #expect(try size("<svg viewBox='0 0 40 10'>") == [40, 10])
        #expect(try size("<svg width='80' viewBox='0,0,40,10'>") == [80, 20])
        #expect(try size("<svg height='80' width='100%' viewBox='0 0 40 10'>") == [320, 80])
        #expect(try size("<svg>") == [300, 150])
        #expect(try size("<svg width='0.4' height='1.2'>") == [1, 2])
        #expect(
            try size(
                "\u{FEFF}<?xml version='1.0'?>\n<!-- <svg width='1'> --><!DOCTYPE svg PUBLIC 'a' 'b' [<!ENTITY x '>'>]>\n"
                    + "<s:svg xmlns:s='http://www.w3.org/2000/svg' width='7' height='8'>") == [7, 8])
        for bad in [
            "<svg width='-1' height='5'>", "<svg width='nan' height='5'>", "<svg width='1e30' height='5'>",
        ] {
            #expect(throws: ImageError.damagedHeader(.svg)) {
                try ImageDecoder.information(of: Data(bad.utf8))
            }
        }
        for other in ["<html>", "<svgx>", "<svg", "<svg width='1", "<svg width>", "<!-- <svg>", "text <svg>"]
        {
            #expect(throws: ImageError.unknownFormat) { try ImageDecoder.information(of: Data(other.utf8)) }
        }
    }

    @Test func `a drawing is drawn at its size`() throws {
        let file = """
            <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="20" height="20" fill="#f00"/>\
            <rect x="20" width="10" height="20" fill="#00f"/></svg>
            """
        let bitmap = try ImageDecoder.decode(Data(file.utf8))
        #expect((bitmap.width, bitmap.height) == (40, 20))
        expect(bitmap, 10, 10, isRed: true)
        expect(bitmap, 25, 10, isRed: false)
        #expect(bitmap[35, 10].alpha == 0)
    }

    // MARK: GIF

    @Test func `the frames of a GIF have the durations that browsers give them`() throws {
        let animation = try #require(ImageDecoder.animation(of: ImageFiles.gif(delays: [0, 1, 2, 50])))
        #expect(animation.frameDurations == [0.1, 0.1, 0.02, 0.5])
        #expect(abs(animation.duration - 0.72) < 1e-9)
        #expect(animation.playCount == 0)
        #expect(ImageDecoder.animation(of: ImageFiles.gif(delays: [5, 5], repetitions: 3))?.playCount == 4)
        #expect(ImageDecoder.animation(of: ImageFiles.gif(delays: [5, 5], repetitions: nil))?.playCount == 1)
        #expect(ImageDecoder.animation(of: ImageFiles.gif(delays: [5])) == nil)
        let file = ImageFiles.gif(delays: [5, 5, 5])
        for count in 0..<file.count { _ = ImageDecoder.animation(of: file.prefix(count)) }
    }

    @Test func `all frames of a GIF are decoded, each over those before it`() throws {
        #expect(
            try ImageDecoder.frames(of: ImageFiles.gif(delays: [5, 5, 5])).map(\.pixels)
                == [[255, 0, 0, 255], [0, 255, 0, 255], [255, 0, 0, 255]])
        #expect(try ImageDecoder.frames(of: ImageFiles.gif(delays: [0, 0], repetitions: nil)).count == 2)
        #expect(try ImageDecoder.frames(of: ImageFiles.gif(delays: [5])).count == 1)
    }

    @Test func `frames become an animated PNG`() throws {
        func frame(_ red: UInt8, _ alpha: UInt8) throws -> Bitmap {
            try #require(Bitmap(width: 2, height: 1, pixels: [red, 0, 0, alpha, 0, red, 0, alpha]))
        }
        let frames = [try frame(255, 255), try frame(100, 128)]
        let file = try #require(AnimatedPNG.data(frames: frames, frameDuration: 0.04, playCount: 3))
        // Programs that know nothing of animations read the first frame.
        #expect(try ImageDecoder.decode(file) == frames[0])
        var chunks: [(String, Data)] = []
        var position = 8
        while position < file.count {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = try #require(String(bytes: file[position + 4..<position + 8], encoding: .ascii))
            chunks.append((type, Data(file[position + 8..<position + 8 + length])))
            position += 12 + length
        }
        #expect(chunks.map(\.0) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks[1].1 == Data([0, 0, 0, 2, 0, 0, 0, 3]))
        func control(_ number: UInt8) -> Data {
            Data([0, 0, 0, number, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 3, 0xE8, 0, 0])
        }
        #expect(chunks[2].1 == control(0))
        #expect(chunks[4].1 == control(1))
        #expect(chunks[5].1.prefix(4) == Data([0, 0, 0, 2]))
        // The second frame's pixels make a file of their own.
        let second =
            ImageFiles.signature + ImageFiles.chunk("IHDR", chunks[0].1)
            + ImageFiles.chunk("IDAT", chunks[5].1.dropFirst(4)) + ImageFiles.chunk("IEND", Data())
        #expect(try ImageDecoder.decode(second) == frames[1])
        let other = try #require(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))
        #expect(AnimatedPNG.data(frames: frames + [other], frameDuration: 1) == nil)
        #expect(AnimatedPNG.data(frames: [], frameDuration: 1) == nil)
    }
}
