import Foundation
import TesseraGraphics

/// The pixels of a picture as a value, for comparisons.
///
/// Colours are multiplied by alpha. Two pixels that look the same, such as two invisible ones, are
/// therefore equal whatever colour the file gives them.
public struct Picture: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The red, green, blue and alpha of each pixel in this order, one byte each, multiplied by alpha, in
    /// rows from top to bottom without padding.
    public let pixels: [UInt8]

    /// Creates a picture from the present pixels of a canvas.
    public init(_ canvas: Canvas) {
        let (width, height) = (canvas.width, canvas.height)
        self.width = width
        self.height = height
        pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            count = width * height * 4
            guard var out = target.baseAddress else { return }
            canvas.withPixels { source in
                var row = 0
                while row < height {
                    var pixel = source.bytes + row * source.bytesPerRow
                    let end = pixel + 4 * width
                    while pixel < end {
                        out[0] = pixel[2]
                        out[1] = pixel[1]
                        out[2] = pixel[0]
                        out[3] = pixel[3]
                        out += 4
                        pixel += 4
                    }
                    row += 1
                }
            }
        }
    }

    /// Creates a picture from a bitmap, whose colours it multiplies by alpha.
    ///
    /// A canvas that was written as PNG and decoded again gives the same picture as the canvas itself: the
    /// error of a colour that is divided by alpha and rounded is less than half a step after the
    /// multiplication.
    public init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        pixels = bitmap.pixels.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                count = source.count
                var index = 0
                while index < source.count {
                    let alpha = Int(source[index + 3])
                    if alpha == 255 {
                        target[index] = source[index]
                        target[index + 1] = source[index + 1]
                        target[index + 2] = source[index + 2]
                    } else {
                        target[index] = UInt8((Int(source[index]) * alpha + 127) / 255)
                        target[index + 1] = UInt8((Int(source[index + 1]) * alpha + 127) / 255)
                        target[index + 2] = UInt8((Int(source[index + 2]) * alpha + 127) / 255)
                    }
                    target[index + 3] = UInt8(alpha)
                    index += 4
                }
            }
        }
    }

    /// Creates a picture from the data of a PNG file, or of another format that `ImageDecoder` decodes.
    ///
    /// - Throws: The reason for which the data cannot be decoded.
    public init(decoding data: Data) throws(ImageError) {
        self.init(try ImageDecoder.decode(data))
    }

    /// Creates a picture for which `color` gives the red, green, blue and alpha of each pixel, multiplied by
    /// alpha.
    init(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8, UInt8)) {
        self.width = width
        self.height = height
        pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
            count = width * height * 4
            guard var out = target.baseAddress else { return }
            var y = 0
            while y < height {
                var x = 0
                while x < width {
                    (out[0], out[1], out[2], out[3]) = color(x, y)
                    out += 4
                    x += 1
                }
                y += 1
            }
        }
    }

    /// True if no pixel is transparent.
    var isOpaque: Bool {
        pixels.withUnsafeBufferPointer { pixels in
            var index = 3
            while index < pixels.count {
                if pixels[index] != 255 { return false }
                index += 4
            }
            return true
        }
    }

    /// Returns a canvas with the pixels, each of which is a square of `zoom` pixels. A picture that is larger
    /// than a canvas can be is cut off.
    func canvas(zoom: Int = 1) -> Canvas {
        let canvas = Canvas(
            width: min(width * zoom, Canvas.maximumSide), height: min(height * zoom, Canvas.maximumSide))
        pixels.withUnsafeBufferPointer { source in
            canvas.withPixels { target in
                var y = 0
                while y < canvas.height {
                    let row = target.bytes + y * target.bytesPerRow
                    var x = 0
                    while x < canvas.width {
                        let index = ((y / zoom) * width + x / zoom) * 4
                        row[4 * x] = source[index + 2]
                        row[4 * x + 1] = source[index + 1]
                        row[4 * x + 2] = source[index]
                        row[4 * x + 3] = source[index + 3]
                        x += 1
                    }
                    y += 1
                }
            }
        }
        return canvas
    }
}
