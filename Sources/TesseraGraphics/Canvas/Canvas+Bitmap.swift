extension Canvas {
    /// A picture with the pixels of a bitmap.
    /// - Parameters:
    ///   - bitmap: the pixels; neither side is longer than ``maximumSide``.
    ///   - isMirrored: whether left and right are exchanged.
    public convenience init(_ bitmap: Bitmap, isMirrored: Bool = false) {
        self.init(width: bitmap.width, height: bitmap.height)
        let (width, height) = (width, height)
        withPixels { pixels in
            bitmap.pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    let row = pixels.bytes + y * pixels.bytesPerRow
                    for x in 0..<width {
                        let from = (y * width + (isMirrored ? width - 1 - x : x)) * 4
                        let alpha = Int(source[from + 3])
                        // A canvas holds colours multiplied by their opacity, blue first.
                        func part(_ offset: Int) -> UInt8 {
                            UInt8((Int(source[from + offset]) * alpha + 127) / 255)
                        }
                        row[x * 4] = part(2)
                        row[x * 4 + 1] = part(1)
                        row[x * 4 + 2] = part(0)
                        row[x * 4 + 3] = source[from + 3]
                    }
                }
            }
        }
    }
}
