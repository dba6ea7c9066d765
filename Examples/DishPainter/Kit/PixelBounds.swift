import TesseraGraphics

/// The part of a canvas that is painted, in pixels.
struct PixelBounds {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    /// Finds the painted part, with one transparent pixel around it if there is room. Returns nil if nothing is
    /// painted.
    init?(of canvas: Canvas) {
        var left = canvas.width
        var right = -1
        var top = canvas.height
        var bottom = -1
        canvas.withPixels { pixels in
            var y = 0
            while y < canvas.height {
                let row = pixels.bytes + y * pixels.bytesPerRow + 3
                var first = 0
                while first < canvas.width, row[first * 4] == 0 { first += 1 }
                if first < canvas.width {
                    var last = canvas.width - 1
                    while row[last * 4] == 0 { last -= 1 }
                    if first < left { left = first }
                    if last > right { right = last }
                    if y < top { top = y }
                    bottom = y
                }
                y += 1
            }
        }
        guard right >= left else { return nil }
        self.left = max(left - 1, 0)
        self.top = max(top - 1, 0)
        width = min(right + 2, canvas.width) - self.left
        height = min(bottom + 2, canvas.height) - self.top
    }
}
