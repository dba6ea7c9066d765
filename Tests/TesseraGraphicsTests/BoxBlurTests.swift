import TesseraGraphics
import TestSupport
import Testing

@Suite struct BoxBlurTests {
    @Test func `each value becomes the mean of its neighbours and the ends continue`() {
        var bytes: [UInt8] = [0, 30, 60, 90]
        bytes.withUnsafeMutableBufferPointer {
            BoxBlur.apply(to: $0.baseAddress!, lines: 1, lineStride: 4, count: 4, stride: 1, radius: 1)
        }
        // (0 + 0 + 30) / 3, (0 + 30 + 60) / 3, (30 + 60 + 90) / 3, (60 + 90 + 90) / 3.
        #expect(bytes == [10, 30, 60, 80])
    }

    @Test(arguments: [1, 2, 7, 40])
    func `pixels are blurred as their four bytes are`(radius: Int) {
        var random = SeededGenerator(seed: UInt64(radius))
        let (width, height) = (23, 9)
        let original = (0..<width * height).map { _ in UInt32.random(in: 0 ... .max, using: &random) }
        var pixels = original
        pixels.withUnsafeMutableBufferPointer {
            BoxBlur.apply(
                toPixels: $0.baseAddress!, lines: height, lineStride: width, count: width, stride: 1,
                radius: radius)
            BoxBlur.apply(
                toPixels: $0.baseAddress!, lines: width, lineStride: 1, count: height, stride: width,
                radius: radius)
        }
        var reference = original
        reference.withUnsafeMutableBytes {
            let bytes = $0.baseAddress!.assumingMemoryBound(to: UInt8.self)
            for channel in 0..<4 {
                BoxBlur.apply(
                    to: bytes + channel, lines: height, lineStride: 4 * width, count: width, stride: 4,
                    radius: radius)
                BoxBlur.apply(
                    to: bytes + channel, lines: width, lineStride: 4, count: height, stride: 4 * width,
                    radius: radius)
            }
        }
        #expect(pixels == reference, "The seed is \(radius).")
    }
}
