import CCairo
import Foundation

extension Canvas {
    /// Draws a part of another canvas, stretched to a rectangle. Pixels are mixed where the part is enlarged,
    /// and averaged where it is made smaller. Pixels outside of the part do not mix into it.
    ///
    /// - Parameters:
    ///   - picture: The other canvas.
    ///   - part: The part in pixels of the other canvas, which is rounded to whole ones, or nil for the whole.
    ///   - rect: The rectangle.
    ///   - opacity: The opacity.
    ///   - tint: The one colour in which the shape of the picture is drawn, or nil for its own colours.
    ///   - isSmooth: False to take the nearest pixel of the picture, in place of a mixture of several.
    public func draw(
        _ picture: Canvas, part: CGRect? = nil, in rect: CGRect, opacity: Double = 1, tint: Color? = nil,
        isSmooth: Bool = true
    ) {
        let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
        let part = (part.map(Self.rounded) ?? whole).intersection(whole)
        guard rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { return }
        flush(picture)
        withState {
            cairo_new_path(context)
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(context)
            translate(x: rect.minX, y: rect.minY)
            scale(x: rect.width / part.width, y: rect.height / part.height)
            // A document contains a whole picture once, however often it is drawn, and each part as a picture of its own.
            let isWhole = keepsShapes && part == whole
            let surface =
                isWhole
                ? cairo_surface_reference(picture.surface)
                : cairo_surface_create_for_rectangle(
                    picture.surface, part.minX, part.minY, part.width, part.height)
            defer { cairo_surface_destroy(surface) }
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            if !isWhole { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
            cairo_pattern_set_filter(pattern, isSmooth ? filter : CAIRO_FILTER_NEAREST)
            if let tint {
                cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha * opacity)
                cairo_mask(context, pattern)
            } else {
                cairo_set_source(context, pattern)
                if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
            }
            cairo_pattern_destroy(pattern)
            cairo_set_source_rgb(context, 0, 0, 0)
        }
    }

    /// Completes a canvas before it is drawn on this one.
    ///
    /// For a document, a flush would make another picture of the canvas, so that the document would contain it twice. Cairo
    /// itself completes what is drawn there, and ``withPixels(_:)`` what is written there.
    func flush(_ picture: Canvas) {
        if !keepsShapes { cairo_surface_flush(picture.surface) }
    }

    /// Returns the nearest rectangle of whole pixels, which has at least one.
    private static func rounded(_ rect: CGRect) -> CGRect {
        let (left, top) = (rect.minX.rounded(), rect.minY.rounded())
        return CGRect(
            x: left, y: top, width: max(1, rect.maxX.rounded() - left),
            height: max(1, rect.maxY.rounded() - top))
    }

    /// The filter for a picture under the present transform: a picture that becomes smaller needs more than
    /// the four nearest pixels.
    private var filter: cairo_filter_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let across = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
        let down = (matrix.xy * matrix.xy + matrix.yy * matrix.yy).squareRoot()
        return across < 0.75 || down < 0.75 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }

    /// Fills a shape with copies of another canvas side by side.
    ///
    /// - Parameters:
    ///   - picture: The other canvas.
    ///   - tile: The place and size of one copy.
    ///   - shape: The shape.
    ///   - opacity: The opacity.
    public func tile(_ picture: Canvas, _ tile: CGRect, over shape: RoundedRectangle, opacity: Double = 1) {
        guard tile.width > 0, tile.height > 0 else { return }
        flush(picture)
        withState {
            clip(to: shape)
            translate(x: tile.minX, y: tile.minY)
            scale(x: tile.width / Double(picture.width), y: tile.height / Double(picture.height))
            guard let pattern = cairo_pattern_create_for_surface(picture.surface) else { return }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
            cairo_pattern_set_filter(pattern, filter)
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
            cairo_set_source_rgb(context, 0, 0, 0)
        }
    }

    /// Returns the picture of a size in pixels with the same content.
    public func scaled(width: Int, height: Int) -> Canvas {
        let result = Canvas(width: width, height: height)
        result.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return result
    }

    /// Returns a picture whose red, green and blue are multiplied by those of a colour.
    public func multiplied(by color: Color) -> Canvas {
        let result = Canvas(width: width, height: height)
        result.draw(self, at: .zero)
        let factors = [color.blue, color.green, color.red]
        result.withPixels { pixels in
            for row in 0..<height {
                let line = pixels.bytes + row * pixels.bytesPerRow
                for column in 0..<width {
                    for (channel, factor) in factors.enumerated() {
                        let value = Double(line[4 * column + channel]) * min(max(factor, 0), 1)
                        line[4 * column + channel] = UInt8(value.rounded())
                    }
                }
            }
        }
        return result
    }

    /// Returns the shape of what is drawn, blurred, in one colour.
    public func shadow(sigma: Double, color: Color) -> Canvas {
        var values = opacities()
        GaussianBlur.apply(to: &values, width: width, height: height, channels: 1, sigma: sigma, edge: .zero)
        let result = Canvas(width: width, height: height)
        result.withPixels { pixels in
            var index = 0
            for row in 0..<height {
                let line = pixels.bytes + row * pixels.bytesPerRow
                for column in 0..<width {
                    let alpha = Double(min(max(values[index], 0), 255)) * color.alpha
                    line[4 * column] = UInt8((alpha * color.blue).rounded())
                    line[4 * column + 1] = UInt8((alpha * color.green).rounded())
                    line[4 * column + 2] = UInt8((alpha * color.red).rounded())
                    line[4 * column + 3] = UInt8(alpha.rounded())
                    index += 1
                }
            }
        }
        return result
    }
}
