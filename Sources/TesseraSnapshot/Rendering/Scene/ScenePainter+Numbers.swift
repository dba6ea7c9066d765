import TesseraDisplay
import TesseraGeometry
import TesseraGraphics

extension ScenePainter {
    /// Returns a rectangle whose edges lie on whole pixels, as browsers place boxes.
    func snapped(_ rect: CGRect) -> CGRect {
        func place(_ value: Double) -> Double { (value * scale).rounded() / scale }
        let (left, top) = (place(rect.minX), place(rect.minY))
        return CGRect(x: left, y: top, width: place(rect.maxX) - left, height: place(rect.maxY) - top)
    }

    /// Returns a number as a share of 0...1.
    func share(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }

    /// Returns a number that is neither negative nor so large that its sums are not exact any more.
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), CGRect.farthest) }

    /// Returns a colour with an additional opacity.
    func ink(_ color: TesseraDisplay.Color, _ opacity: Double) -> Canvas.Color {
        var ink = Canvas.Color(color)
        ink.alpha *= opacity
        return ink
    }

    /// Returns the same as a paint.
    func paint(_ color: TesseraDisplay.Color, _ opacity: Double) -> Canvas.Paint {
        .color(ink(color, opacity))
    }
}

extension Canvas.Color {
    /// Creates a colour from one of the wire. A colour outside of sRGB becomes the nearest one in it.
    init(_ color: TesseraDisplay.Color) {
        self.init(
            red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
            alpha: Double(color.alpha) / 255)
    }
}

extension CGRect {
    /// The greatest distance from the origin in points, at which Cairo's numbers do not overflow at any
    /// scale.
    static let farthest = 700_000.0

    /// The rectangle without numbers that are not finite or too large. A negative size is zero.
    var bounded: CGRect {
        func bounded(_ value: Double) -> Double {
            value.isNaN ? 0 : Swift.min(Swift.max(value, -Self.farthest), Self.farthest)
        }
        return CGRect(
            x: bounded(origin.x), y: bounded(origin.y), width: Swift.max(0, bounded(size.width)),
            height: Swift.max(0, bounded(size.height)))
    }
}
