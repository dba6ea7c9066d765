/// A decoded image, as rows of pixels from top to bottom without padding.
public struct Bitmap: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The red, green, blue and alpha of each pixel in this order, one byte each: `width * height * 4`
    /// bytes. Colours are not multiplied by alpha.
    public let pixels: [UInt8]

    /// Creates a bitmap. Returns nil unless both sides are positive and there are four bytes for each pixel.
    public init?(width: Int, height: Int, pixels: [UInt8]) {
        let (area, overflow) = width.multipliedReportingOverflow(by: height)
        let (bytes, overflow2) = area.multipliedReportingOverflow(by: 4)
        guard width > 0, height > 0, !overflow, !overflow2, pixels.count == bytes else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// The red, green, blue and alpha of the pixel at a place, which must be inside the bitmap.
    public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        precondition(
            (0..<width).contains(x) && (0..<height).contains(y), "(\(x), \(y)) is outside the bitmap")
        let offset = (y * width + x) * 4
        return (pixels[offset], pixels[offset + 1], pixels[offset + 2], pixels[offset + 3])
    }
}
