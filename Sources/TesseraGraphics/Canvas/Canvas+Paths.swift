import CCairo
import Foundation

extension Canvas {
    /// Begins a new part of the path.
    public func move(to point: CGPoint) { cairo_move_to(context, point.x, point.y) }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) { cairo_line_to(context, point.x, point.y) }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
    }

    /// Adds a part of a circle, clockwise from one angle to the other, in radians from the positive x axis.
    /// If there is a current point, a straight line connects it with the start of the arc.
    public func addArc(center: CGPoint, radius: Double, from start: Double, to end: Double) {
        cairo_arc(context, center.x, center.y, radius, start, end)
    }

    /// Adds the ellipse that touches the four sides of a rectangle.
    public func addEllipse(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        cairo_new_sub_path(context)
        cairo_save(context)
        cairo_translate(context, rect.midX, rect.midY)
        cairo_scale(context, rect.width / 2, rect.height / 2)
        cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
        cairo_restore(context)
        cairo_close_path(context)
    }

    /// Adds a rectangle. Its corners are circles of the radius `cornerRadius`, limited to half of the
    /// shorter side.
    public func addRectangle(_ rect: CGRect, cornerRadius: Double = 0) {
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        guard radius > 0 else {
            return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        }
        cairo_new_sub_path(context)
        cairo_arc(context, rect.maxX - radius, rect.minY + radius, radius, -.pi / 2, 0)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, .pi / 2)
        cairo_arc(context, rect.minX + radius, rect.maxY - radius, radius, .pi / 2, .pi)
        cairo_arc(context, rect.minX + radius, rect.minY + radius, radius, .pi, 1.5 * .pi)
        cairo_close_path(context)
    }

    /// Closes the current part of the path with a straight line.
    public func closePath() { cairo_close_path(context) }

    /// Limits later drawing to the inside of the path, and removes the path.
    public func clip() { cairo_clip(context) }
}
