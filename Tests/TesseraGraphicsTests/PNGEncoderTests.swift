import Foundation
import TestSupport
import Testing

@testable import TesseraGraphics

@Suite struct PNGEncoderTests {
    /// Returns a canvas with pixels that a test gives as red, green, blue and alpha, multiplied by alpha.
    private func canvas(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Canvas {
        let canvas = Canvas(width: width, height: height)
        canvas.withPixels { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let color = pixel(x, y)
                    let place = pixels.bytes + y * pixels.bytesPerRow + 4 * x
                    (place[0], place[1], place[2], place[3]) = (color[2], color[1], color[0], color[3])
                }
            }
        }
        return canvas
    }

    /// The type of colours in the header: 2 without alpha, 6 with it.
    private func colorType(_ file: Data) -> UInt8 { file[file.startIndex + 25] }

    @Test func `opaque pixels have no alpha in the file`() throws {
        let colors: [[UInt8]] = [[255, 0, 0, 255], [1, 2, 3, 255], [0, 0, 255, 255], [254, 255, 0, 255]]
        let file = try canvas(2, 2) { colors[$1 * 2 + $0] }.pngData()
        #expect(colorType(file) == 2)
        #expect(try ImageDecoder.decode(file).pixels == Array(colors.joined()))
    }

    @Test func `one translucent pixel is enough for alpha`() throws {
        let file = try canvas(3, 1) { x, _ in x == 1 ? [0, 64, 128, 128] : [9, 8, 7, 255] }.pngData()
        #expect(colorType(file) == 6)
        // A colour of 64 at an alpha of 128 is (64 · 255 + 64) / 128 = 128 without the multiplication.
        #expect(
            try ImageDecoder.decode(file).pixels == [9, 8, 7, 255, 0, 128, 255, 128, 9, 8, 7, 255])
    }

    @Test func `a file has the chunks that every file has, with right checksums`() throws {
        let file = try canvas(1, 1) { _, _ in [1, 2, 3, 255] }.pngData()
        var position = 8
        var types: [String] = []
        while position < file.count {
            let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = file[position + 4..<position + 8 + length]
            types.append(String(decoding: body.prefix(4), as: UTF8.self))
            let checksum = file[position + 8 + length..<position + 12 + length].reduce(UInt32(0)) {
                $0 << 8 | UInt32($1)
            }
            #expect(checksum == PNGChecksum.of(body))
            position += 12 + length
        }
        #expect(types == ["IHDR", "IDAT", "IEND"])
    }

    @Test func `random pixels are decoded as they were, and the same pixels give the same file`() throws {
        var random = SeededGenerator(seed: 41)
        let alphas: [UInt8] = [0, 1, 128, 254, 255]
        for _ in 0..<40 {
            let (width, height) = (
                Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
            )
            let isOpaque = Bool.random(using: &random)
            var colors: [[UInt8]] = []
            for _ in 0..<width * height {
                let alpha: UInt8 = isOpaque ? 255 : alphas.randomElement(using: &random) ?? 255
                colors.append((0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha])
            }
            let drawn = canvas(width, height) { colors[$1 * width + $0] }
            let file = try drawn.pngData()
            #expect(try drawn.pngData() == file)
            let decoded = try ImageDecoder.decode(file)
            #expect(decoded.width == width && decoded.height == height)
            for (index, color) in colors.enumerated() {
                let alpha = Int(color[3])
                for channel in 0..<3 {
                    let straight = Int(decoded.pixels[index * 4 + channel])
                    // The error of a colour that is divided by alpha vanishes with the multiplication.
                    #expect((straight * alpha + 127) / 255 == Int(color[channel]))
                }
                #expect(decoded.pixels[index * 4 + 3] == color[3])
            }
        }
    }
}
