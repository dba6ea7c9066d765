import CCairo
import Foundation

/// A rectangle whose corners are quarters of circles, each with a radius of its own.
public struct RoundedRectangle: Hashable, Sendable {
    /// The rectangle.
    public var rect: CGRect
    /// The radii of the corners from the top left one on, clockwise.
    public private(set) var radii:
        (topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double)

    /// The exponent of the superellipses of the corners, 2 for circles.
    public var exponent = 2.0

    /// Creates a rectangle. Radii that are too large for a side are all reduced in the same proportion, as
    /// [CSS](https://www.w3.org/TR/css-backgrounds-3/#corner-overlap) defines it.
    public init(
        _ rect: CGRect, topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0,
        bottomLeft: Double = 0
    ) {
        self.rect = rect
        func radius(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1e9) }
        let (a, b, c, d) = (radius(topLeft), radius(topRight), radius(bottomRight), radius(bottomLeft))
        var share = 1.0
        for (side, sum) in [
            (rect.width, a + b), (rect.height, b + c), (rect.width, c + d), (rect.height, d + a),
        ]
        where sum > side {
            share = min(share, max(side, 0) / sum)
        }
        radii = (a * share, b * share, c * share, d * share)
    }

    /// Creates a rectangle whose corners have one radius.
    public init(_ rect: CGRect, radius: Double) {
        self.init(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// A Boolean value that tells whether any corner is round.
    public var isRounded: Bool { largestRadius > 0 }

    /// The largest radius of a corner.
    public var largestRadius: Double {
        max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    }

    /// Returns the rectangle with each side moved inwards by a distance, and radii that are shorter by it.
    public func inset(by distance: Double) -> RoundedRectangle {
        let width = max(0, rect.width - 2 * distance)
        let height = max(0, rect.height - 2 * distance)
        var result = RoundedRectangle(
            CGRect(
                x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height),
            topLeft: max(0, radii.topLeft - distance), topRight: max(0, radii.topRight - distance),
            bottomRight: max(0, radii.bottomRight - distance),
            bottomLeft: max(0, radii.bottomLeft - distance))
        result.exponent = exponent
        return result
    }

    /// Returns true if both are the same.
    public static func == (one: Self, other: Self) -> Bool {
        one.rect == other.rect && one.radii == other.radii && one.exponent == other.exponent
    }

    /// Adds the rectangle and the radii to `hasher`.
    public func hash(into hasher: inout Hasher) {
        for number in [
            rect.minX, rect.minY, rect.width, rect.height, radii.topLeft, radii.topRight, radii.bottomRight,
            radii.bottomLeft, exponent,
        ] {
            hasher.combine(number)
        }
    }
}

extension Canvas {
    /// Adds a rectangle with round corners to the path.
    public func add(_ shape: RoundedRectangle) {
        let (rect, radii) = (shape.rect, shape.radii)
        guard shape.isRounded else {
            return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        }
        cairo_new_sub_path(context)
        func corner(_ x: Double, _ y: Double, _ radius: Double, _ quarter: Double) {
            guard radius > 0 else { return cairo_line_to(context, x, y) }
            guard shape.exponent == 2 else {
                return addSuperellipse(x, y, radius, quarter * .pi / 2, exponent: shape.exponent)
            }
            cairo_arc(context, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
        }
        corner(rect.maxX - radii.topRight, rect.minY + radii.topRight, radii.topRight, 3)
        corner(rect.maxX - radii.bottomRight, rect.maxY - radii.bottomRight, radii.bottomRight, 0)
        corner(rect.minX + radii.bottomLeft, rect.maxY - radii.bottomLeft, radii.bottomLeft, 1)
        corner(rect.minX + radii.topLeft, rect.minY + radii.topLeft, radii.topLeft, 2)
        cairo_close_path(context)
    }

    /// Adds a quarter of a superellipse with lines that are too short to be seen.
    ///
    /// - Parameters:
    ///   - x: The x coordinate of the middle.
    ///   - y: The y coordinate of the middle.
    ///   - radius: The radius along the axes.
    ///   - start: The angle at which the quarter begins, clockwise from the positive x axis.
    ///   - exponent: The exponent n of |x|ⁿ + |y|ⁿ = 1, at least 2.
    private func addSuperellipse(
        _ x: Double, _ y: Double, _ radius: Double, _ start: Double, exponent: Double
    ) {
        let steps = 32
        let power = 2 / exponent
        for step in 0...steps {
            let angle = Double(step) / Double(steps) * .pi / 2
            let (along, across) = (pow(cos(angle), power), pow(sin(angle), power))
            cairo_line_to(
                context, x + radius * (along * cos(start) - across * sin(start)),
                y + radius * (along * sin(start) + across * cos(start)))
        }
    }

    /// Fills a rectangle with round corners.
    public func fill(_ shape: RoundedRectangle, _ paint: Paint) {
        cairo_new_path(context)
        add(shape)
        fill(paint)
    }

    /// Fills the part of a rectangle that lies outside of another one.
    public func fill(_ outer: RoundedRectangle, without inner: RoundedRectangle, _ paint: Paint) {
        cairo_new_path(context)
        add(outer)
        if inner.rect.width > 0, inner.rect.height > 0 { add(inner) }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        fill(paint)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Limits later drawing to a rectangle with round corners.
    public func clip(to shape: RoundedRectangle) {
        cairo_new_path(context)
        add(shape)
        cairo_clip(context)
    }

    /// Limits later drawing to the part of a rectangle that lies outside of a shape.
    public func clip(to rect: CGRect, without shape: RoundedRectangle) {
        cairo_new_path(context)
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        add(shape)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Limits later drawing to the inside of the path by the even-odd rule, and removes the path.
    public func clipByEvenOddRule() {
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_clip(context)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// The smallest rectangle that contains everything to which drawing is limited. It is empty if nothing
    /// can be drawn.
    public var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Canvas {
    /// Restores the settings of the last ``saveState()``, but keeps the path that was made since then.
    public func keepPathAndRestoreState() {
        // A path is no part of Cairo's state, and it keeps its place on the canvas.
        cairo_restore(context)
    }
}
