import CCairo
import Foundation

/// The blurred shape of a rectangle with round corners, which is drawn in one colour as a shadow.
///
/// The shape is blurred once with the smallest size that has the same corners; its middle is repeated for
/// larger rectangles. A wide blur is computed with fewer pixels and enlarged, as it has no sharp edges.
final class ShadowShape {
    /// The properties of a shadow on which its shape depends, in pixels of the shape.
    struct Key: Hashable {
        /// The rectangle with its origin at zero.
        var shape: RoundedRectangle
        /// The standard deviation of the blur.
        var sigma: Double
    }

    /// The room around the rectangle.
    let margin: Int
    /// The width and the height with the margins.
    let width: Int, height: Int
    /// The opacities, row by row.
    let bytes: [UInt8]

    init(_ key: Key) {
        margin = Int((3 * key.sigma).rounded(.up)) + 1
        width = Int(key.shape.rect.width.rounded(.up)) + 2 * margin
        height = Int(key.shape.rect.height.rounded(.up)) + 2 * margin
        let canvas = Canvas(width: width, height: height)
        canvas.translate(x: Double(margin), y: Double(margin))
        canvas.fill(key.shape, .color(.init(red: 0, green: 0, blue: 0)))
        var values = canvas.opacities()
        GaussianBlur.apply(
            to: &values, width: width, height: height, channels: 1, sigma: key.sigma, edge: .zero)
        bytes = values.map { UInt8(min(max($0, 0), 255).rounded()) }
    }
}

/// The shapes of shadows that were drawn lately, for drawing them again without blurring.
public final class ShadowCache {
    private var shapes = GenerationalCache<ShadowShape.Key, ShadowShape>(capacity: 128)

    /// Creates an empty cache.
    public init() {}

    func shape(_ key: ShadowShape.Key) -> ShadowShape {
        if let known = shapes.value(for: key) { return known }
        let made = ShadowShape(key)
        shapes.insert(made, for: key)
        return made
    }
}

extension Canvas {
    /// The standard deviation in pixels from which on a shadow is computed with fewer pixels.
    private static let sharpestSigma = 6.0
    /// The greatest side of a blurred shape in pixels.
    private static let largestShape = 1024.0

    /// Draws the shadow of a rectangle with round corners, also under the rectangle itself.
    ///
    /// - Parameters:
    ///   - shape: The rectangle at the place of the shadow.
    ///   - sigma: The standard deviation of the blur, in points.
    ///   - color: The colour.
    ///   - pixelsPerPoint: The pixels of the canvas for each point.
    ///   - cache: The shapes that were blurred before.
    public func drawShadow(
        of shape: RoundedRectangle, sigma: Double, color: Color, pixelsPerPoint: Double, cache: ShadowCache
    ) {
        let rect = shape.rect
        guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return }
        guard sigma * pixelsPerPoint > 0.1 else { return fill(shape, .color(color)) }
        var reduction = max(1, (sigma * pixelsPerPoint / Self.sharpestSigma).rounded(.down))
        var plan = ShadowPlan(shape, sigma: sigma, pixelsPerPoint: pixelsPerPoint / reduction)
        while max(plan.key.shape.rect.width, plan.key.shape.rect.height) + 6 * plan.key.sigma
            > Self.largestShape
        {
            reduction *= 2
            plan = ShadowPlan(shape, sigma: sigma, pixelsPerPoint: pixelsPerPoint / reduction)
        }
        // A shape that is smaller than a fiftieth of a pixel after all that has no visible shadow.
        guard plan.key.shape.rect.width > 0.02, plan.key.shape.rect.height > 0.02 else { return }
        draw(cache.shape(plan.key), plan: plan, color: color)
    }

    private func draw(_ shadow: ShadowShape, plan: ShadowPlan, color: Color) {
        let unit = plan.pointsPerPixel
        let (left, top) = (
            plan.origin.x - Double(shadow.margin) * unit, plan.origin.y - Double(shadow.margin) * unit
        )
        let clip = clipBounds
        // Smoothing needs the pixels beside those that are visible.
        func pixels(from low: Double, to high: Double, of start: Double, count: Int) -> Range<Int> {
            func pixel(_ point: Double, _ more: Double) -> Int {
                Int(min(max(((point - start) / unit + more).rounded(.down), 0), Double(count)))
            }
            let first = pixel(low, -1)
            return first..<max(first, pixel(high, 3))
        }
        let columns = pixels(
            from: clip.minX, to: clip.maxX, of: left, count: shadow.width + plan.repeatedColumns)
        let rows = pixels(from: clip.minY, to: clip.maxY, of: top, count: shadow.height + plan.repeatedRows)
        guard !columns.isEmpty, !rows.isEmpty, columns.count <= Self.maximumSide,
            rows.count <= Self.maximumSide,
            let mask = cairo_image_surface_create(
                CAIRO_FORMAT_A8, Int32(columns.count), Int32(rows.count)),
            let bytes = cairo_image_surface_get_data(mask)
        else { return }
        defer { cairo_surface_destroy(mask) }
        shadow.write(
            columns: columns, rows: rows, plan: plan, to: bytes,
            stride: Int(cairo_image_surface_get_stride(mask)))
        cairo_surface_mark_dirty(mask)
        withState {
            cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
            translate(x: left + Double(columns.lowerBound) * unit, y: top + Double(rows.lowerBound) * unit)
            scale(x: unit, y: unit)
            let pattern = cairo_pattern_create_for_surface(mask)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
            cairo_mask(context, pattern)
            cairo_pattern_destroy(pattern)
        }
    }

    /// The opacities of all pixels, 0...255, row by row.
    func opacities() -> [Float] {
        withPixels { pixels in
            [Float](unsafeUninitializedCapacity: width * height) { target, count in
                count = width * height
                var index = 0
                var row = 0
                while row < height {
                    let start = pixels.bytes + row * pixels.bytesPerRow + 3
                    var column = 0
                    while column < width {
                        target[index] = Float(start[4 * column])
                        index += 1
                        column += 1
                    }
                    row += 1
                }
            }
        }
    }
}

extension ShadowShape {
    /// Writes the opacities of a part of the shadow whose middle is as long as a plan says.
    ///
    /// - Parameters:
    ///   - columns: The columns of the part, counted in the whole shadow.
    ///   - rows: The rows of the part, counted in the whole shadow.
    ///   - plan: The numbers of columns and rows by which the middle is repeated.
    ///   - bytes: The place of the first opacity.
    ///   - stride: The number of bytes from one row to the next.
    fileprivate func write(
        columns: Range<Int>, rows: Range<Int>, plan: ShadowPlan, to bytes: UnsafeMutablePointer<UInt8>,
        stride: Int
    ) {
        let (middleColumn, middleRow) = (width / 2, height / 2)
        let behind = middleColumn + plan.repeatedColumns
        // The columns before the middle, the repeated middle, and the columns behind it.
        let first = columns.clamped(to: 0..<middleColumn)
        let repeated = columns.clamped(to: middleColumn..<behind)
        let last = columns.clamped(to: behind..<width + plan.repeatedColumns)
        self.bytes.withUnsafeBufferPointer { source in
            var previous = -1
            for (index, row) in rows.enumerated() {
                let target = bytes + index * stride
                let sourceRow = row < middleRow ? row : max(middleRow, row - plan.repeatedRows)
                if sourceRow == previous {
                    target.update(from: target - stride, count: columns.count)
                    continue
                }
                previous = sourceRow
                guard let start = source.baseAddress.map({ $0 + sourceRow * width }) else { continue }
                func place(_ column: Int) -> UnsafeMutablePointer<UInt8> {
                    target + column - columns.lowerBound
                }
                if !first.isEmpty {
                    place(first.lowerBound).update(from: start + first.lowerBound, count: first.count)
                }
                if !repeated.isEmpty {
                    place(repeated.lowerBound).update(repeating: start[middleColumn], count: repeated.count)
                }
                if !last.isEmpty {
                    place(last.lowerBound).update(
                        from: start + last.lowerBound - plan.repeatedColumns, count: last.count)
                }
            }
        }
    }
}

/// The smallest shape from which the shadow of a rectangle can be drawn, and the numbers with which it is drawn.
private struct ShadowPlan {
    /// The smallest shape.
    let key: ShadowShape.Key
    /// The columns and rows by which the middle of the smallest shape is longer in the shadow.
    let repeatedColumns: Int, repeatedRows: Int
    /// The top left corner of the rectangle in points.
    let origin: CGPoint
    /// The size of a pixel of the shape in points.
    let pointsPerPixel: Double

    init(_ shape: RoundedRectangle, sigma: Double, pixelsPerPoint: Double) {
        origin = shape.rect.origin
        pointsPerPixel = 1 / pixelsPerPoint
        let sigma = sigma * pixelsPerPoint
        let corner = shape.largestRadius * pixelsPerPoint + 3 * sigma + 2
        func shorten(_ length: Double) -> (rest: Double, removed: Int) {
            let removed = min(max((length - 2 * corner - 2).rounded(.down), 0), 1e9)
            return (length - removed, Int(removed))
        }
        let (width, columns) = shorten(shape.rect.width * pixelsPerPoint)
        let (height, rows) = shorten(shape.rect.height * pixelsPerPoint)
        let radii = shape.radii
        var smallest = RoundedRectangle(
            CGRect(x: 0, y: 0, width: width, height: height), topLeft: radii.topLeft * pixelsPerPoint,
            topRight: radii.topRight * pixelsPerPoint, bottomRight: radii.bottomRight * pixelsPerPoint,
            bottomLeft: radii.bottomLeft * pixelsPerPoint)
        smallest.exponent = shape.exponent
        key = ShadowShape.Key(shape: smallest, sigma: sigma)
        (repeatedColumns, repeatedRows) = (columns, rows)
    }
}
