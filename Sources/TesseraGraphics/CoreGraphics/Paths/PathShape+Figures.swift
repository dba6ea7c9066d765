import Foundation
import TesseraGeometry

extension PathShape {
    /// Adds an arc of a circle, in quarters at most. If the path has a point already, a line to the start of the arc
    /// is added first.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: The radius.
    ///   - start: The angle in radians at which the arc begins.
    ///   - sweep: The angle in radians through which the arc goes. It is positive from the x axis towards the y axis.
    ///   - transform: The transform of all points.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, start.isFinite, sweep.isFinite else { return }
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        connect(to: point(start).applying(transform))
        // More than a thousand turns look like one.
        let sweep = min(max(sweep, -2000 * .pi), 2000 * .pi)
        guard sweep != 0 else { return }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        // The distance of the control points from the ends of a step, by the usual approximation of a circle.
        let reach = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            let (first, last) = (point(from), point(to))
            let control1 = CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from))
            let control2 = CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))
            addCubic(
                to: last.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    /// Returns the angle through which an arc between two angles goes. A difference of a full turn or more
    /// becomes one full turn; a smaller one is measured in the requested direction.
    package static func sweep(from start: CGFloat, to end: CGFloat, isIncreasing: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let sweep = end - start
        guard sweep.isFinite else { return 0 }
        if abs(sweep) >= turn { return isIncreasing ? turn : -turn }
        if isIncreasing, sweep < 0 { return sweep + turn }
        if !isIncreasing, sweep > 0 { return sweep - turn }
        return sweep
    }

    /// Adds the arc that touches two lines: the one from the current point to `corner`, and the one from there to
    /// `end`. A line from the current point to the start of the arc is added first.
    package mutating func addArc(
        corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        // The arc is computed before the transform, so the current point goes back there.
        guard let current else { return }
        let from = current.applying(transform.inverted())
        let (ax, ay) = (from.x - corner.x, from.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (a, b) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard a > 0, b > 0, radius > 0, abs(cross) > 1e-12 * a * b else {
            return addLine(to: corner.applying(transform))
        }
        let angle = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1))
        let reach = radius / tan(angle / 2)
        let first = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
        // The middle lies on the normal of the first line, on the side of the second one.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - side * ay / a * radius, y: first.y + side * ax / a * radius)
        let start = atan2(first.y - center.y, first.x - center.x)
        addArc(
            center: center, radius: radius, start: start, sweep: -side * (.pi - angle), transform: transform)
    }

    package mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let (x, y, right, bottom) = (
            rect.origin.x, rect.origin.y, rect.origin.x + rect.size.width, rect.origin.y + rect.size.height
        )
        guard x.isFinite, y.isFinite, right.isFinite, bottom.isFinite else { return }
        move(to: CGPoint(x: x, y: y).applying(transform))
        addLine(to: CGPoint(x: right, y: y).applying(transform))
        addLine(to: CGPoint(x: right, y: bottom).applying(transform))
        addLine(to: CGPoint(x: x, y: bottom).applying(transform))
        close()
    }

    /// Adds the ellipse that touches the sides of a rectangle. It begins at the right.
    package mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull, !rect.isInfinite else { return }
        var circle = PathShape()
        circle.addArc(center: .zero, radius: 1, start: 0, sweep: 2 * .pi)
        circle.close()
        let fit = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        append(circle, fit.concatenating(transform))
    }

    /// Adds a rectangle whose corners are quarters of ellipses. The radii are limited to half of the sides.
    package mutating func addRoundedRect(
        _ rect: CGRect, width: CGFloat, height: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        guard !rect.isNull, !rect.isInfinite else { return }
        let (width, height) = (min(max(width, 0), rect.width / 2), min(max(height, 0), rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        var shape = PathShape()
        func corner(_ x: CGFloat, _ y: CGFloat, _ start: CGFloat) {
            var quarter = PathShape()
            quarter.addArc(center: .zero, radius: 1, start: start, sweep: .pi / 2)
            let fit = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: x, ty: y)
            for element in quarter.applying(fit).elements {
                switch element {
                case .move(let point): shape.connect(to: point)
                case .cubic(let control1, let control2, let end):
                    shape.addCubic(to: end, control1: control1, control2: control2)
                default: break
                }
            }
        }
        corner(rect.maxX - width, rect.maxY - height, 0)
        corner(rect.minX + width, rect.maxY - height, .pi / 2)
        corner(rect.minX + width, rect.minY + height, .pi)
        corner(rect.maxX - width, rect.minY + height, 1.5 * .pi)
        shape.close()
        append(shape, transform)
    }

    /// The path with the opposite direction of all its steps.
    package var reversed: PathShape {
        var result = PathShape()
        for part in parts.reversed() {
            guard let first = part.segments.first else {
                result.move(to: part.start)
                if part.isClosed { result.close() }
                continue
            }
            // The line that closes a part is drawn by closing the reversed part.
            result.move(to: part.segments.last?.end ?? first.start)
            for segment in part.segments.reversed() {
                switch segment.kind {
                case .line: result.addLine(to: segment.start)
                case .quadratic(let control): result.addQuadratic(to: segment.start, control: control)
                case .cubic(let control1, let control2):
                    result.addCubic(to: segment.start, control1: control2, control2: control1)
                }
            }
            if part.isClosed { result.close() }
        }
        return result
    }
}
