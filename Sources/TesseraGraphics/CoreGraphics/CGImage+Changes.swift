import CCairo
import TesseraGeometry

extension CGImage {
    /// Returns an image with the opacity of this one, in one colour.
    package func tinted(_ color: CGColor) -> CGImage {
        let copy = Canvas(copying: canvas)
        let color = color.canvasColor()
        cairo_set_operator(copy.context, CAIRO_OPERATOR_IN)
        cairo_set_source_rgba(copy.context, color.red, color.green, color.blue, color.alpha)
        cairo_paint(copy.context)
        return CGImage(copy, isOpaque: isOpaque && color.alpha == 1)
    }

    /// A canvas with the pixels of the image.
    package var copiedCanvas: Canvas { Canvas(copying: canvas) }

    /// Returns the image with its axes exchanged or reversed.
    ///
    /// - Parameters:
    ///   - isExchanged: True if the rows of this image become columns.
    ///   - flipsX: True if left and right of the result are exchanged.
    ///   - flipsY: True if the upper and lower edge of the result are exchanged.
    package func transposed(_ isExchanged: Bool, flipsX: Bool, flipsY: Bool) -> CGImage {
        let copy = Canvas(width: isExchanged ? height : width, height: isExchanged ? width : height)
        canvas.withPixels { source in
            copy.withPixels { target in
                for y in 0..<copy.height {
                    for x in 0..<copy.width {
                        let column = flipsX ? copy.width - 1 - x : x
                        let row = flipsY ? copy.height - 1 - y : y
                        let (fromX, fromY) = isExchanged ? (row, column) : (column, row)
                        let from = source.bytes + fromY * source.bytesPerRow + 4 * fromX
                        let to = target.bytes + y * target.bytesPerRow + 4 * x
                        to.update(from: from, count: 4)
                    }
                }
            }
        }
        return CGImage(copy, isOpaque: isOpaque)
    }
}
