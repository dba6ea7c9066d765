import CCairo
import Foundation

extension TextLayout {
    /// Returns the shapes of the letters of the first line as the path data of an SVG document.
    ///
    /// The ink of the letters lies in the middle of a box. It is made smaller if it is wider or higher than the box, but never
    /// larger.
    ///
    /// - Parameter box: The box, in the units of the document.
    /// - Returns: The path, or nil if the line has no ink, or letters in colours of their own, as emoji are.
    package func outline(in box: CGRect) -> String? {
        guard let line = lines.first else { return nil }
        let canvas = Canvas(width: 1, height: 1)
        let context = canvas.context
        // The context lives as long as its canvas.
        defer { withExtendedLifetime(canvas) {} }
        for run in line.glyphs(scale: 1).runs {
            guard let part = run.glyphs else { continue }
            guard !part.isColored else { return nil }
            let glyphs = part.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x + run.x, y: $0.y) }
            cairo_set_scaled_font(context, part.font)
            cairo_glyph_path(context, glyphs, Int32(glyphs.count))
        }
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        let ink = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        guard ink.width > 0, ink.height > 0 else { return nil }
        let scale = min(1, box.width / ink.width, box.height / ink.height)
        return Self.pathData(of: context) { x, y in
            CGPoint(x: box.midX + (x - ink.midX) * scale, y: box.midY + (y - ink.midY) * scale)
        }
    }

    /// Returns the path of a context as SVG path data, with each point moved to its place.
    private static func pathData(of context: OpaquePointer, place: (Double, Double) -> CGPoint) -> String? {
        guard let path = cairo_copy_path(context) else { return nil }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return nil }
        var steps: [String] = []
        var index = 0
        while index < Int(path.pointee.num_data) {
            let header = data[index].header
            let letter =
                switch header.type {
                case CAIRO_PATH_MOVE_TO: "M"
                case CAIRO_PATH_LINE_TO: "L"
                case CAIRO_PATH_CURVE_TO: "C"
                default: "Z"
                }
            let points = (1..<max(Int(header.length), 1)).map { offset in
                let point = data[index + offset].point
                let moved = place(point.x, point.y)
                return "\((moved.x * 100).rounded() / 100) \((moved.y * 100).rounded() / 100)"
            }
            steps.append(letter + points.joined(separator: " "))
            index += max(Int(header.length), 1)
        }
        return steps.joined()
    }
}
