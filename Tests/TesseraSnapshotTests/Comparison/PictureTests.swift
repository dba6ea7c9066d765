import Foundation
import TesseraGraphics
import TestSupport
import Testing

@testable import TesseraSnapshot

@Suite struct PictureTests {
    @Test func `a canvas gives its pixels as red, green, blue and alpha, multiplied by alpha`() {
        let canvas = Canvas(width: 2, height: 1)
        canvas.addRectangle(CGRect(x: 1, y: 0, width: 1, height: 1))
        canvas.fill(.color(.init(red: 1, green: 0.5, blue: 0, alpha: 0.5)))
        #expect(Picture(canvas).pixels == [0, 0, 0, 0, 128, 64, 0, 128])
    }

    @Test func `a bitmap's invisible pixels have no colour`() throws {
        let bitmap = try #require(
            Bitmap(width: 3, height: 1, pixels: [9, 8, 7, 0, 255, 100, 0, 128, 1, 2, 3, 255]))
        #expect(Picture(bitmap).pixels == [0, 0, 0, 0, 128, 50, 0, 128, 1, 2, 3, 255])
    }

    @Test func `every colour and alpha survives PNG`() throws {
        // The pixel in column x and row y has the alpha y, and the greatest possible colours up to it.
        let canvas = Canvas(width: 256, height: 256)
        canvas.withPixels { pixels in
            for y in 0..<256 {
                for x in 0..<256 {
                    let pixel = pixels.bytes + y * pixels.bytesPerRow + 4 * x
                    (pixel[0], pixel[1], pixel[2], pixel[3]) = (
                        UInt8(min(x, y)), UInt8(min(255 - x, y)), UInt8(min(x / 2, y)), UInt8(y)
                    )
                }
            }
        }
        #expect(try Picture(decoding: canvas.pngData()) == Picture(canvas))
        #expect(Picture(Picture(canvas).canvas()) == Picture(canvas))
    }

    @Test func `an enlarged picture has squares for pixels`() {
        let picture = Picture(width: 2, height: 1) { x, _ in (UInt8(x * 9), 0, 0, 255) }
        let zoomed = Picture(picture.canvas(zoom: 2))
        #expect(zoomed == Picture(width: 4, height: 2) { x, _ in (UInt8(x / 2 * 9), 0, 0, 255) })
    }

    @Test func `data that is no picture is an error`() {
        #expect(throws: ImageError.unknownFormat) { try Picture(decoding: Data([1, 2, 3])) }
    }
}
