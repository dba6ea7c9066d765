import CCairo
import Foundation
import TesseraGeometry

/// Canvases that are a part of another one. Their coordinates are those of the other canvas.
extension Canvas {
    /// Creates a transparent canvas for a part of another one. Returns nil if the part has no area or is too large.
    ///
    /// - Parameter box: The part, in pixels of the other canvas. It is enlarged to whole pixels.
    convenience init?(covering box: CGRect) {
        guard !box.isNull, !box.isInfinite else { return nil }
        let whole = box.integral
        let sides = 1...CGFloat(Self.maximumSide)
        guard sides.contains(whole.width), sides.contains(whole.height) else { return nil }
        self.init(width: Int(whole.width), height: Int(whole.height))
        cairo_surface_set_device_offset(surface, -whole.minX, -whole.minY)
        // A context that exists already takes over the offset only with a new transform.
        cairo_identity_matrix(context)
    }

    /// Returns a transparent canvas for the same part.
    func twin() -> Canvas {
        let twin = Canvas(width: width, height: height)
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        cairo_surface_set_device_offset(twin.surface, x, y)
        cairo_identity_matrix(twin.context)
        return twin
    }

    /// The pixels of the canvas in its own coordinates.
    var box: CGRect {
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return CGRect(x: -x, y: -y, width: Double(width), height: Double(height))
    }

    /// Replaces the pixels by those of a canvas in the same coordinates.
    func copy(_ canvas: Canvas) { combine(with: canvas, CAIRO_OPERATOR_SOURCE) }

    /// Multiplies all pixels by the opacity of a canvas in the same coordinates.
    func keep(_ mask: Canvas) { combine(with: mask, CAIRO_OPERATOR_DEST_IN) }

    /// Combines all pixels with those of a canvas in the same coordinates.
    private func combine(with canvas: Canvas, _ operation: cairo_operator_t) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_operator(context, operation)
        cairo_surface_flush(canvas.surface)
        cairo_set_source_surface(context, canvas.surface, 0, 0)
        cairo_paint(context)
        cairo_restore(context)
    }

    /// Multiplies all pixels by an opacity, 0...1.
    func multiplyOpacity(by alpha: Double) {
        cairo_save(context)
        cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
        cairo_set_source_rgba(context, 0, 0, 0, alpha)
        cairo_paint(context)
        cairo_restore(context)
    }

    /// Replaces the transform of later drawing.
    func setMatrix(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(context, &matrix)
    }

    /// Blurs the opacity of the pixels, but not their colours, nearly as a Gaussian blur does.
    ///
    /// Three box blurs, whose sizes differ by two at most, have the variance of the Gaussian blur together (Kovesi,
    /// "Fast Almost-Gaussian Filtering").
    ///
    /// - Parameter deviation: The standard deviation in pixels.
    func blurOpacity(standardDeviation deviation: Double) {
        guard deviation > 0 else { return }
        let variance = 12 * deviation * deviation
        var small = Int((variance / 3 + 1).squareRoot().rounded(.down))
        if small % 2 == 0 { small -= 1 }
        let size = Double(small)
        let count = ((variance - 3 * size * size - 12 * size - 9) / (-4 * size - 4)).rounded()
        withPixels { pixels in
            for index in 0..<3 {
                let radius = (Double(index) < count ? small - 1 : small + 1) / 2
                BoxBlur.apply(
                    to: pixels.bytes + 3, lines: height, lineStride: pixels.bytesPerRow, count: width,
                    stride: 4, radius: radius)
                BoxBlur.apply(
                    to: pixels.bytes + 3, lines: width, lineStride: 4, count: height,
                    stride: pixels.bytesPerRow, radius: radius)
            }
        }
    }
}
