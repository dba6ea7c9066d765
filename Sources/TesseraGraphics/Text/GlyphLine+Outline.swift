import CCairo
import TesseraGeometry

extension GlyphLine {
    /// Returns the outlines of the line's letters as a path in SVG's notation, placed so that the middle of what is seen of them is at a
    /// point. Returns nil if nothing is seen, or if the letters have their own colours.
    package func outline(around center: CGPoint) -> String? {
        // A path needs a canvas, whatever its size. The context lives as long as the canvas.
        let canvas = Canvas(width: 1, height: 1)
        return withExtendedLifetime(canvas) { outline(around: center, on: canvas.context) }
    }

    private func outline(around center: CGPoint, on context: OpaquePointer) -> String? {
        cairo_new_path(context)
        for run in runs {
            guard let part = run.glyphs, !part.isColored else { continue }
            var glyphs = part.glyphs
            for index in glyphs.indices { glyphs[index].x += run.x }
            cairo_set_scaled_font(context, part.font)
            cairo_glyph_path(context, &glyphs, Int32(glyphs.count))
        }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        guard right > left, bottom > top, let path = cairo_copy_path(context) else { return nil }
        defer { cairo_path_destroy(path) }
        let (x, y) = (center.x - (left + right) / 2, center.y - (top + bottom) / 2)
        return Self.svg(of: path.pointee, movedBy: CGPoint(x: x, y: y))
    }

    /// Returns the steps of a path in SVG's notation, with coordinates of two decimals.
    private static func svg(of path: cairo_path_t, movedBy offset: CGPoint) -> String {
        func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
        var text = ""
        var index = 0
        while index < Int(path.num_data) {
            let header = path.data[index].header
            let points = (1..<max(Int(header.length), 1)).map { path.data[index + $0].point }
            let command =
                switch header.type {
                case CAIRO_PATH_MOVE_TO: "M"
                case CAIRO_PATH_LINE_TO: "L"
                case CAIRO_PATH_CURVE_TO: "C"
                default: "Z"
                }
            text += command
            text += points.map { "\(number($0.x + offset.x)) \(number($0.y + offset.y))" }
                .joined(separator: " ")
            // A step takes at least one place, so that the loop ends.
            index += max(Int(header.length), 1)
        }
        return text
    }
}
