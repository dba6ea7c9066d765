import Foundation
import TesseraGraphics

/// Returns a point in a picture's units, see ``Art``.
func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns the point at an angle and a distance from another.
func around(_ x: Double, _ y: Double, _ angle: Double, _ distance: Double) -> CGPoint {
    CGPoint(x: x + cos(angle) * distance, y: y + sin(angle) * distance)
}

/// Draws shapes on one layer in the picture's units.
struct Brush {
    let canvas: Canvas
    let random: Random

    /// Draws a circle.
    func disc(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
        oval(x, y, radius, radius, 0, .color(color))
    }

    /// Draws a circle that is lit from the upper left.
    func ball(_ x: Double, _ y: Double, _ radius: Double, _ color: Color) {
        oval(
            x, y, radius, radius, 0,
            .radial(
                center: at(x - radius * 0.35, y - radius * 0.4), radius: radius * 1.5,
                [.init(0, color.lighter(0.35)), .init(0.45, color), .init(1, color.darker(0.45))]))
    }

    /// Draws an ellipse that is turned by an angle. Gradients keep their places in the picture's units.
    func oval(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ angle: Double, _ paint: Paint)
    {
        canvas.withState {
            canvas.translate(x: x, y: y)
            canvas.rotate(by: angle)
            canvas.addEllipse(in: CGRect(x: -radiusX, y: -radiusY, width: 2 * radiusX, height: 2 * radiusY))
        }
        canvas.fill(paint)
    }

    /// Draws the line of a circle.
    func ring(_ x: Double, _ y: Double, _ radius: Double, _ width: Double, _ color: Color) {
        canvas.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        canvas.stroke(.color(color), width: width)
    }

    /// Draws a part of a circle's line.
    func arc(
        _ x: Double, _ y: Double, _ radius: Double, _ start: Double, _ end: Double, _ width: Double,
        _ color: Color
    ) {
        canvas.move(to: around(x, y, start, radius))
        canvas.addArc(center: at(x, y), radius: radius, from: start, to: end)
        canvas.stroke(.color(color), width: width)
    }

    /// Draws a rectangle around its centre that is turned by an angle.
    func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ angle: Double = 0, corner: Double = 0,
        _ paint: Paint
    ) {
        canvas.withState {
            canvas.translate(x: x, y: y)
            canvas.rotate(by: angle)
            canvas.addRectangle(
                CGRect(x: -width / 2, y: -height / 2, width: width, height: height), cornerRadius: corner)
        }
        canvas.fill(paint)
    }

    /// Draws an upright rectangle around its centre.
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: Paint) {
        box(x, y, width, height, 0, paint)
    }

    /// Draws a closed shape with corners.
    func polygon(_ points: [CGPoint], _ paint: Paint) {
        for (index, point) in points.enumerated() {
            if index == 0 { canvas.move(to: point) } else { canvas.addLine(to: point) }
        }
        canvas.closePath()
        canvas.fill(paint)
    }

    /// Draws a closed round shape through points.
    func shape(_ points: [CGPoint], _ paint: Paint) {
        addCurve(points, closed: true)
        canvas.fill(paint)
    }

    /// Draws a line that bends through points.
    func line(_ points: [CGPoint], _ width: Double, _ color: Color) {
        addCurve(points, closed: false)
        canvas.stroke(.color(color), width: width)
    }

    /// Draws a round shape with a varying radius, since things that have grown or were cut by hand are no circles.
    func blob(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ angle: Double = 0,
        wobble: Double = 0.1,
        points: Int = 10, _ paint: Paint
    ) {
        addBlob(x, y, radiusX, radiusY, angle, wobble: wobble, points: points)
        canvas.fill(paint)
    }

    /// Adds the outline that ``blob(_:_:_:_:_:wobble:points:_:)`` fills to the path.
    func addBlob(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, _ angle: Double, wobble: Double,
        points: Int
    ) {
        let turn = random.angle()
        let outline = (0..<points).map { index in
            let direction = turn + Double(index) * 2 * .pi / Double(points)
            let reach = 1 + random.jitter(wobble)
            let px = cos(direction) * radiusX * reach
            let py = sin(direction) * radiusY * reach
            return at(x + px * cos(angle) - py * sin(angle), y + px * sin(angle) + py * cos(angle))
        }
        addCurve(outline, closed: true)
    }

    /// Adds a Catmull-Rom curve through points to the path.
    func addCurve(_ points: [CGPoint], closed: Bool) {
        guard points.count > 1 else { return }
        let count = points.count
        func point(_ index: Int) -> CGPoint {
            closed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        canvas.move(to: points[0])
        for index in 0..<(closed ? count : count - 1) {
            let before = point(index - 1)
            let start = point(index)
            let end = point(index + 1)
            let after = point(index + 2)
            canvas.addCurve(
                to: end,
                control1: at(start.x + (end.x - before.x) / 6, start.y + (end.y - before.y) / 6),
                control2: at(end.x - (after.x - start.x) / 6, end.y - (after.y - start.y) / 6))
        }
        if closed { canvas.closePath() }
    }

    /// Calls `drawing` with the origin at a point and with axes that are turned and scaled.
    func placed(_ x: Double, _ y: Double, _ angle: Double = 0, scale: Double = 1, _ drawing: () -> Void) {
        canvas.withState {
            canvas.translate(x: x, y: y)
            canvas.rotate(by: angle)
            canvas.scale(x: scale, y: scale)
            drawing()
        }
    }

    /// Calls `drawing` in a mode in which it paints only the parts of this layer that are painted already.
    func atop(_ mode: Canvas.BlendMode = .atop, _ drawing: () -> Void) {
        canvas.setBlendMode(mode)
        drawing()
        canvas.setBlendMode(.normal)
    }

    /// Calls `body` with places that are distributed evenly over a disc.
    func scatter(_ count: Int, _ x: Double, _ y: Double, _ radius: Double, _ body: (Double, Double) -> Void) {
        for _ in 0..<count {
            let place = around(x, y, random.angle(), radius * random.unit().squareRoot())
            body(place.x, place.y)
        }
    }

    /// Calls `body` with places that are distributed evenly over a rectangle around its centre.
    func scatter(
        _ count: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        _ body: (Double, Double) -> Void
    ) {
        for _ in 0..<count { body(x + random.jitter(width / 2), y + random.jitter(height / 2)) }
    }
}
