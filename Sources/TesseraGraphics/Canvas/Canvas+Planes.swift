import CCairo
import Foundation
import TesseraGeometry

extension Canvas {
    /// A picture that is turned in space.
    package struct Plane {
        /// The picture.
        package let picture: Canvas
        /// What the eye sees of the pixels of the picture, in pixels of the canvas.
        package let map: Projection
        /// A map whose second coordinate is the distance of a pixel of the picture towards the eye.
        package let depths: Projection
        package let opacity: Double

        /// Creates a plane.
        package init(_ picture: Canvas, map: Projection, depths: Projection, opacity: Double) {
            (self.picture, self.map, self.depths, self.opacity) = (picture, map, depths, opacity)
        }
    }

    /// The transform from the coordinates of later drawing to pixels, or to the units of a document.
    package var transform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// The box around the clip, in pixels or in the units of a document.
    package var clippedPixels: CGRect {
        withState {
            cairo_identity_matrix(context)
            return clipBounds
        }
    }

    /// The samples of each pixel along one side.
    private static let samples = 4

    /// Draws planes as the eye sees them. Where they lie in front of each other, the nearer one is in front; planes may cut
    /// through each other. Of planes at the same place, the later one is in front.
    ///
    /// Each pixel is the mean of what its parts display, so that slanting edges are smooth and edges that meet leave no gap.
    package func draw(_ planes: [Plane]) {
        if keepsShapes {
            // A document has no perspective. The planes become a picture in it.
            return drawPixels(within: clipBounds) { $0.draw(planes) }
        }
        // A canvas for a part of a document has several pixels for each unit.
        let density = CGAffineTransform(scaleX: density, y: density)
        let clip = clippedPixels.applying(density)
        let views = planes.compactMap { View($0, density: Projection(density), clip: clip) }
        var area = CGRect.null
        for view in views { area = area.union(view.box) }
        guard let layer = Canvas(covering: area) else { return }
        let origin = area.integral.origin
        layer.withPixels { pixels in
            var looks: [View.Look] = []
            for row in 0..<layer.height {
                let line = pixels.bytes + row * pixels.bytesPerRow
                let y = origin.y + CGFloat(row)
                let near = views.filter { $0.box.minY < y + 1 && $0.box.maxY > y }
                guard !near.isEmpty else { continue }
                for column in 0..<layer.width {
                    Self.mix(near, &looks, x: origin.x + CGFloat(column), y: y, into: line + 4 * column)
                }
            }
        }
        withState {
            cairo_identity_matrix(context)
            scale(x: 1 / self.density, y: 1 / self.density)
            cairo_surface_flush(layer.surface)
            cairo_set_source_surface(context, layer.surface, 0, 0)
            cairo_paint(context)
            cairo_set_source_rgb(context, 0, 0, 0)
        }
    }

    /// Computes a pixel as the mean of its samples.
    ///
    /// - Parameter looks: Room for what is seen of the views, so that a pixel needs no memory of its own.
    private static func mix(
        _ views: [View], _ looks: inout [View.Look], x: CGFloat, y: CGFloat,
        into pixel: UnsafeMutablePointer<UInt8>
    ) {
        func reaches(_ view: View) -> Bool { view.box.minX < x + 1 && view.box.maxX > x }
        guard views.contains(where: reaches) else { return }
        var sum = SIMD4<Double>.zero
        for index in 0..<samples * samples {
            let across = x + (CGFloat(index % samples) + 0.5) / CGFloat(samples)
            let down = y + (CGFloat(index / samples) + 0.5) / CGFloat(samples)
            if views.count == 1 {
                sum += views[0].look(across, down)?.color ?? .zero
                continue
            }
            // From the nearest one to the farthest.
            looks.removeAll(keepingCapacity: true)
            for view in views where reaches(view) {
                guard let look = view.look(across, down) else { continue }
                // Rounding errors do not decide between planes at the same place.
                let place = looks.firstIndex { $0.depth <= look.depth + 1e-3 } ?? looks.count
                looks.insert(look, at: place)
            }
            var color = SIMD4<Double>.zero
            for look in looks where color.w < 255 { color += look.color * (1 - color.w / 255) }
            sum += color
        }
        let mean = sum / Double(samples * samples)
        for channel in 0..<4 { pixel[channel] = UInt8(min(max(mean[channel].rounded(), 0), 255)) }
    }

    /// A plane as a canvas displays it.
    private struct View {
        /// What is seen at a place: a premultiplied colour with the channels of the pixels, and the distance towards the eye.
        struct Look {
            let color: SIMD4<Double>
            let depth: CGFloat
        }

        /// The part of the canvas in which the plane is seen.
        let box: CGRect
        private let plane: Plane
        private let back: Projection
        private let bytes: UnsafeMutablePointer<UInt8>
        private let stride: Int

        /// Creates the view of a plane, or nil if nothing of it is seen.
        init?(_ plane: Plane, density: Projection, clip: CGRect) {
            let map = plane.map.followed(by: density)
            let picture = plane.picture
            cairo_surface_flush(picture.surface)
            guard let back = map.inverted, let bytes = cairo_image_surface_get_data(picture.surface) else {
                return nil
            }
            let whole = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
            box = map.box(around: whole).intersection(clip)
            guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
            (self.plane, self.back, self.bytes) = (plane, back, bytes)
            stride = Int(cairo_image_surface_get_stride(picture.surface))
        }

        /// Returns what is seen at a place, or nil if nothing is.
        func look(_ x: CGFloat, _ y: CGFloat) -> Look? {
            guard let point = back.place(of: CGPoint(x: x, y: y)), point.x >= 0, point.y >= 0,
                point.x < CGFloat(plane.picture.width), point.y < CGFloat(plane.picture.height)
            else { return nil }
            let pixel = bytes + Int(point.y) * stride + 4 * Int(point.x)
            guard pixel[3] > 0 else { return nil }
            let color = SIMD4<Double>(Double(pixel[0]), Double(pixel[1]), Double(pixel[2]), Double(pixel[3]))
            return Look(color: color * plane.opacity, depth: plane.depths.place(of: point)?.y ?? 0)
        }
    }
}
