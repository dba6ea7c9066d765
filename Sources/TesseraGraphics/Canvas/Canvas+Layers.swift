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

    /// Creates a transparent canvas with several pixels for each unit of another one's coordinates. Returns nil if the part has
    /// no area, or if it is too large.
    ///
    /// - Parameters:
    ///   - box: The part in coordinates of the other canvas. It is enlarged to whole units.
    ///   - density: The pixels of a side of one unit.
    convenience init?(covering box: CGRect, density: Double) {
        guard !box.isNull, !box.isInfinite else { return nil }
        let whole = box.integral
        let (width, height) = (
            (whole.width * density).rounded(.up), (whole.height * density).rounded(.up)
        )
        let sides = 1...CGFloat(Self.maximumSide)
        guard sides.contains(width), sides.contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        cairo_surface_set_device_scale(surface, density, density)
        cairo_surface_set_device_offset(surface, -whole.minX * density, -whole.minY * density)
        self.init(surface, width: Int(width), height: Int(height), density: density)
    }

    /// Creates a transparent canvas for a part of a page, which keeps shapes and letters as such. Returns nil if the part has no
    /// area.
    ///
    /// - Parameter box: The part in coordinates of the page. It is enlarged to whole units.
    convenience init?(keepingShapesOf box: CGRect) {
        guard !box.isNull, !box.isInfinite, box.width > 0, box.height > 0 else { return nil }
        let whole = box.integral
        let limit = CGFloat(Int32.max)
        guard whole.width < limit, whole.height < limit else { return nil }
        var extents = cairo_rectangle_t(
            x: whole.minX, y: whole.minY, width: whole.width, height: whole.height)
        guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
            return nil
        }
        self.init(surface, width: Int(whole.width), height: Int(whole.height), shapes: whole)
    }

    /// Returns a transparent canvas for the same part.
    func twin() -> Canvas {
        if let shapes, let twin = Canvas(keepingShapesOf: shapes) { return twin }
        let twin = Canvas(width: width, height: height)
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        cairo_surface_set_device_offset(twin.surface, x, y)
        cairo_identity_matrix(twin.context)
        return twin
    }

    /// The pixels of the canvas in its own coordinates.
    var box: CGRect {
        if let shapes { return shapes }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return CGRect(
            x: -x / density, y: -y / density, width: Double(width) / density,
            height: Double(height) / density)
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
