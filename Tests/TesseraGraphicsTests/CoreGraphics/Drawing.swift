import Foundation
import TesseraGeometry
import Testing

@testable import TesseraGraphics

/// A small bitmap on which a test draws, with the origin at the lower left.
struct Drawing {
    let context: CGContext
    let side: Int

    init(_ side: Int = 4) throws {
        self.side = side
        context = try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// The red, green, blue and opacity of a pixel, multiplied by the opacity. The first row is the uppermost.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        context.base.withPixels { pixels in
            let pixel = pixels.bytes + y * pixels.bytesPerRow + 4 * x
            return [pixel[2], pixel[1], pixel[0], pixel[3]]
        }
    }

    /// The opacities of the pixels of a row. The first row is the uppermost.
    func opacities(row: Int) -> [UInt8] { (0..<side).map { pixel($0, row)[3] } }

    /// The opacities of all pixels, beginning with the uppermost row.
    var opacities: [[UInt8]] { (0..<side).map { opacities(row: $0) } }
}

let red: [UInt8] = [255, 0, 0, 255]
let green: [UInt8] = [0, 255, 0, 255]
let blue: [UInt8] = [0, 0, 255, 255]
let nothing: [UInt8] = [0, 0, 0, 0]

/// Returns true if no two numbers at the same place differ by more than a tolerance.
func isClose(_ left: [UInt8], _ right: [UInt8], by tolerance: Int = 1) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
}
