import CCairo

extension Canvas {
    /// The pixels of a canvas, row by row: blue, green, red and alpha, one byte each, premultiplied.
    public struct Pixels {
        /// The first byte of the first row.
        public let bytes: UnsafeMutablePointer<UInt8>
        /// The bytes from the start of one row to the start of the next.
        public let bytesPerRow: Int
    }

    /// Creates a picture with the pixels of a bitmap. A bitmap that is wider or higher than ``maximumSide``
    /// is cut off there.
    /// - Parameters:
    ///   - bitmap: The pixels.
    ///   - isMirrored: True to exchange left and right.
    public convenience init(_ bitmap: Bitmap, isMirrored: Bool = false) {
        self.init(width: min(bitmap.width, Self.maximumSide), height: min(bitmap.height, Self.maximumSide))
        withPixels { target in
            for y in 0..<height {
                let row = target.bytes + y * target.bytesPerRow
                for x in 0..<width {
                    let source = (y * bitmap.width + (isMirrored ? bitmap.width - 1 - x : x)) * 4
                    let alpha = UInt16(bitmap.pixels[source + 3])
                    func premultiplied(_ channel: Int) -> UInt8 {
                        UInt8((UInt16(bitmap.pixels[source + channel]) * alpha + 127) / 255)
                    }
                    row[4 * x] = premultiplied(2)
                    row[4 * x + 1] = premultiplied(1)
                    row[4 * x + 2] = premultiplied(0)
                    row[4 * x + 3] = UInt8(alpha)
                }
            }
        }
    }

    /// Calls `body` with the pixels, which it may read and change.
    public func withPixels<Result>(_ body: (Pixels) throws -> Result) rethrows -> Result {
        cairo_surface_flush(surface)
        defer { cairo_surface_mark_dirty(surface) }
        guard let bytes = cairo_image_surface_get_data(surface) else {
            // Only a finished surface, or one of another kind, has no data.
            fatalError("An image surface without pixels")
        }
        return try body(Pixels(bytes: bytes, bytesPerRow: Int(cairo_image_surface_get_stride(surface))))
    }

    /// Blurs the picture nearly as a Gaussian blur does, with three boxes of the same size.
    ///
    /// - Parameter deviation: The standard deviation in pixels.
    public func blur(standardDeviation deviation: Double) {
        // Three boxes of the radius r have the variance r (r + 1).
        blur(radius: Int(((deviation * deviation + 0.25).squareRoot() - 0.5).rounded()))
    }

    /// Blurs the whole picture.
    ///
    /// Three box blurs in each direction differ by only a few percent from a Gaussian blur (Kovesi, "Fast
    /// Almost-Gaussian Filtering"). The time does not depend on the radius.
    /// - Parameter radius: The radius of each box in pixels. If it is less than 1, nothing happens.
    public func blur(radius: Int) {
        guard radius >= 1 else { return }
        withPixels { pixels in
            // Cairo aligns pixels and rows to four bytes.
            let rowLength = pixels.bytesPerRow / 4
            UnsafeMutableRawPointer(pixels.bytes).withMemoryRebound(
                to: UInt32.self, capacity: rowLength * height
            ) {
                for _ in 0..<3 {
                    BoxBlur.apply(
                        toPixels: $0, lines: height, lineStride: rowLength, count: width, stride: 1,
                        radius: radius)
                    BoxBlur.apply(
                        toPixels: $0, lines: width, lineStride: 1, count: height, stride: rowLength,
                        radius: radius)
                }
            }
        }
    }
}
