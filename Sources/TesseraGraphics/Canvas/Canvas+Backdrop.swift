import CCairo
import Foundation

extension Canvas {
    /// The standard deviation in pixels from which on a backdrop is blurred with fewer pixels.
    private static let sharpestBackdrop = 4.0

    /// Blurs what is drawn already within a shape. Pixels beyond the shape's bounds do not mix into it; those
    /// inside are mirrored at its edges, as browsers blur backdrops.
    ///
    /// A wide blur is computed with fewer pixels and enlarged. Within a transform that turns the canvas,
    /// nothing is blurred.
    /// - Parameters:
    ///   - shape: The shape.
    ///   - sigma: The standard deviation of the blur, in points.
    ///   - opacity: The opacity of the blurred copy in front of what is drawn already, from 0 to 1.
    public func blurBackdrop(in shape: RoundedRectangle, sigma: Double, opacity: Double = 1) {
        guard let target = cairo_get_group_target(context),
            cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
        else { return }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xy == 0, matrix.yx == 0 else { return }
        let sigma = sigma * abs(matrix.xx)
        guard sigma > 0.1 else { return }
        var (deviceX, deviceY) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &deviceX, &deviceY)
        let visible = shape.rect.intersection(clipBounds)
        guard !visible.isNull, visible.width > 0, visible.height > 0 else { return }
        // The blur reaches no farther than three times its standard deviation beyond what is visible.
        let reach = 3 * sigma / abs(matrix.xx) + 1
        let needed = shape.rect.intersection(visible.insetBy(dx: -reach, dy: -reach))
        let x0 = (needed.minX * matrix.xx + matrix.x0).rounded()
        let y0 = (needed.minY * matrix.yy + matrix.y0).rounded()
        let x1 = (needed.maxX * matrix.xx + matrix.x0).rounded()
        let y1 = (needed.maxY * matrix.yy + matrix.y0).rounded()
        let width = Int(cairo_image_surface_get_width(target))
        let height = Int(cairo_image_surface_get_height(target))
        func limited(_ value: Double, _ count: Int) -> Int { Int(min(max(value, 0), Double(count))) }
        let columns =
            limited(x0 + deviceX, width)..<max(limited(x0 + deviceX, width), limited(x1 + deviceX, width))
        let rows =
            limited(y0 + deviceY, height)..<max(limited(y0 + deviceY, height), limited(y1 + deviceY, height))
        guard !columns.isEmpty, !rows.isEmpty else { return }
        cairo_surface_flush(target)
        guard let bytes = cairo_image_surface_get_data(target) else { return }
        let reduction = max(1, Int(min(sigma / Self.sharpestBackdrop, 32_768)))
        let blurred = Self.blurred(
            bytes, stride: Int(cairo_image_surface_get_stride(target)), columns: columns, rows: rows,
            reduction: reduction, sigma: sigma)
        withState {
            clip(to: shape)
            cairo_identity_matrix(context)
            translate(x: Double(columns.lowerBound) - deviceX, y: Double(rows.lowerBound) - deviceY)
            scale(x: Double(reduction), y: Double(reduction))
            cairo_surface_flush(blurred.surface)
            let pattern = cairo_pattern_create_for_surface(blurred.surface)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
        }
    }

    /// Returns a part of a picture blurred, with one pixel for each square of `reduction` pixels.
    private static func blurred(
        _ bytes: UnsafeMutablePointer<UInt8>, stride: Int, columns: Range<Int>, rows: Range<Int>,
        reduction: Int, sigma: Double
    ) -> Canvas {
        let width = (columns.count + reduction - 1) / reduction
        let height = (rows.count + reduction - 1) / reduction
        var values = [Float](repeating: 0, count: width * height * 4)
        values.withUnsafeMutableBufferPointer { values in
            var y = 0
            while y < rows.count {
                let source = bytes + (rows.lowerBound + y) * stride + columns.lowerBound * 4
                let line = (y / reduction) * width * 4
                let depth = min(reduction, rows.count - (y / reduction) * reduction)
                var x = 0
                while x < columns.count {
                    let cell = x / reduction
                    let across = min(reduction, columns.count - cell * reduction)
                    let share = 1 / Float(across * depth)
                    let place = line + cell * 4
                    let end = min((cell + 1) * reduction, columns.count)
                    var (blue, green, red, alpha) = (0, 0, 0, 0)
                    while x < end {
                        blue += Int(source[4 * x])
                        green += Int(source[4 * x + 1])
                        red += Int(source[4 * x + 2])
                        alpha += Int(source[4 * x + 3])
                        x += 1
                    }
                    values[place] += Float(blue) * share
                    values[place + 1] += Float(green) * share
                    values[place + 2] += Float(red) * share
                    values[place + 3] += Float(alpha) * share
                }
                y += 1
            }
        }
        // The averages of squares are blurred already, by as much as a square's own variance.
        let size = Double(reduction)
        let variance = sigma * sigma / (size * size) - (1 - 1 / (size * size)) / 12
        GaussianBlur.apply(
            to: &values, width: width, height: height, channels: 4, sigma: max(0, variance).squareRoot(),
            edge: .mirror)
        let canvas = Canvas(width: width, height: height)
        canvas.withPixels { pixels in
            var index = 0
            for row in 0..<height {
                let line = pixels.bytes + row * pixels.bytesPerRow
                for byte in 0..<width * 4 {
                    line[byte] = UInt8(min(max(values[index], 0), 255).rounded())
                    index += 1
                }
            }
        }
        return canvas
    }
}
