import Foundation
import TesseraGeometry

extension PathShape {
    /// Returns the dashes of a line along the path. The pattern begins again in each part of the path.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of dashes and of the gaps between them, in turns. If they are so short that the path has more than
    ///     a million of them, the result is the path itself, as it is without a positive length.
    ///   - phase: The place in the pattern at which a part begins.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> PathShape {
        // If the number of lengths is odd, dashes and gaps change places each time the pattern begins again.
        let pattern = (lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths).map { max($0, 0) }
        let total = pattern.reduce(0, +)
        guard total > 1e-6, total.isFinite, phase.isFinite else { return self }
        let whole = curves.reduce(0) { $0 + $1.length }
        guard whole.isFinite, whole / Double(total) * Double(pattern.count) < 1e6 else { return self }
        var result = PathShape()
        for part in parts {
            var index = 0
            var left = phase.truncatingRemainder(dividingBy: total)
            if left < 0 { left += total }
            while left >= pattern[index] {
                left -= pattern[index]
                index = (index + 1) % pattern.count
            }
            // The length that remains of the present dash or gap.
            left = pattern[index] - left
            var isDrawing = false
            for curve in PathShape(part).curves {
                let length = CGFloat(curve.length)
                var at: CGFloat = 0
                while at < length {
                    let end = min(at + left, length)
                    if index.isMultiple(of: 2) {
                        let piece = curve.piece(
                            curve.parameter(atLength: Double(at)), curve.parameter(atLength: Double(end)))
                        if !isDrawing { result.move(to: piece.point(0)) }
                        result.addCubic(
                            to: piece.point(1), control1: piece.control1, control2: piece.control2)
                        isDrawing = true
                    } else {
                        isDrawing = false
                    }
                    left -= end - at
                    at = end
                    while left <= 1e-9 {
                        index = (index + 1) % pattern.count
                        left = pattern[index]
                        isDrawing = false
                    }
                }
            }
        }
        return result
    }

    /// Creates a path with one part of another one.
    init(_ part: Part) {
        self.init()
        move(to: part.start)
        for segment in part.segments {
            switch segment.kind {
            case .line: addLine(to: segment.end)
            case .quadratic(let control): addQuadratic(to: segment.end, control: control)
            case .cubic(let one, let two): addCubic(to: segment.end, control1: one, control2: two)
            }
        }
        if part.isClosed { close() }
    }

    /// Returns the path with straight lines in place of its curves, from which they differ by no more than a distance.
    func flattened(_ distance: CGFloat) -> PathShape {
        var result = PathShape()
        for part in parts {
            result.move(to: part.start)
            for segment in part.segments {
                if case .line = segment.kind {
                    result.addLine(to: segment.end)
                    continue
                }
                let curve = Curve(segment)
                for t in curve.steps(distance) { result.addLine(to: curve.point(t)) }
            }
            if part.isClosed { result.close() }
        }
        return result
    }

    /// Returns the area of a line along the path. It consists of parts that lie over each other and have the same direction, so
    /// that the winding rule fills all of them.
    func stroked(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) -> PathShape {
        var outline = LineOutline(radius: width / 2, cap: cap, join: join, miterLimit: miterLimit)
        guard width > 0, width.isFinite else { return PathShape() }
        // A hundredth of the width is too small to be visible, however much the area is magnified on a screen.
        let distance = min(0.02, width / 100)
        for part in parts {
            var points = [LineOutline.Point(place: part.start, isSmooth: false)]
            func add(_ place: CGPoint, isSmooth: Bool) {
                guard place != points[points.count - 1].place else { return }
                points.append(LineOutline.Point(place: place, isSmooth: isSmooth))
            }
            for segment in part.segments {
                if case .line = segment.kind {
                    add(segment.end, isSmooth: false)
                    continue
                }
                let curve = Curve(segment)
                for t in curve.steps(distance) { add(t == 1 ? segment.end : curve.point(t), isSmooth: t < 1) }
            }
            if part.isClosed, points.count > 1, points[0].place == points[points.count - 1].place {
                points.removeLast()
            }
            outline.add(points, isClosed: part.isClosed && points.count > 1)
        }
        return outline.shape
    }
}

extension PathShape.Curve {
    var control1: CGPoint { CGPoint(x: point(0).x + slope(0).x / 3, y: point(0).y + slope(0).y / 3) }
    var control2: CGPoint { CGPoint(x: point(1).x - slope(1).x / 3, y: point(1).y - slope(1).y / 3) }

    /// Returns the part of the curve between two parameters.
    func piece(_ from: CGFloat, _ to: CGFloat) -> PathShape.Curve {
        let (start, end) = (point(from), point(to))
        let (first, last, share) = (slope(from), slope(to), (to - from) / 3)
        return PathShape.Curve(
            PathShape.Segment(
                start: start, end: end,
                kind: .cubic(
                    CGPoint(x: start.x + first.x * share, y: start.y + first.y * share),
                    CGPoint(x: end.x - last.x * share, y: end.y - last.y * share))))
    }

    /// Returns parameters, the last of them 1, between which the curve differs from straight lines by no more than a distance.
    func steps(_ distance: CGFloat) -> [CGFloat] {
        // The second derivative bounds the distance of a curve from its chord.
        let (a, b, c, d) = (point(0), control1, control2, point(1))
        let bend = max(
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
        let count = min(max((6 * bend / (8 * max(distance, 1e-6))).squareRoot().rounded(.up), 1), 1000)
        return (1...Int(count)).map { CGFloat($0) / count }
    }
}

/// The area of a line, as it is made part by part.
private struct LineOutline {
    /// A point of the line.
    struct Point {
        let place: CGPoint
        /// True for a point within a curve, at which the line has no corner.
        let isSmooth: Bool
    }

    let radius: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private(set) var shape = PathShape()

    init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
    }

    /// Adds the line through points.
    mutating func add(_ line: [Point], isClosed: Bool) {
        let points = line.map(\.place)
        guard points.count > 1 else {
            // A line without a length consists of its ends, if they are round or square.
            if let point = points.first, cap != .butt {
                end(at: point, direction: CGPoint(x: 1, y: 0), isDot: true)
            }
            return
        }
        let next = isClosed ? Array(points[1...]) + [points[0]] : Array(points[1...])
        let directions = zip(points, next).map { from, to -> CGPoint in
            let length = hypot(to.x - from.x, to.y - from.y)
            return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
        }
        for (index, (from, to)) in zip(points, next).enumerated() {
            let side = CGPoint(x: -directions[index].y * radius, y: directions[index].x * radius)
            polygon([from - side, to - side, to + side, from + side])
            let following = index + 1 < directions.count ? index + 1 : 0
            if index + 1 < directions.count || isClosed {
                let reached = line[index + 1 < line.count ? index + 1 : 0]
                corner(at: to, directions[index], directions[following], isSmooth: reached.isSmooth)
            }
        }
        guard !isClosed, cap != .butt else { return }
        end(at: points[0], direction: CGPoint(x: -directions[0].x, y: -directions[0].y))
        end(at: points[points.count - 1], direction: directions[directions.count - 1])
    }

    private mutating func end(at point: CGPoint, direction: CGPoint, isDot: Bool = false) {
        if cap == .round { return disc(point) }
        let along = CGPoint(x: direction.x * radius, y: direction.y * radius)
        let side = CGPoint(x: -along.y, y: along.x)
        let start = isDot ? point - along : point
        polygon([start - side, point + along - side, point + along + side, start + side])
    }

    private mutating func corner(at point: CGPoint, _ before: CGPoint, _ after: CGPoint, isSmooth: Bool) {
        let turn = before.x * after.y - before.y * after.x
        let cosine = before.x * after.x + before.y * after.y
        if abs(turn) < 1e-9, cosine > 0 { return }
        // Within a curve, the line turns in small steps, except where the curve goes back on itself.
        if isSmooth ? cosine < 0.95 : join == .round { return disc(point) }
        // This is the outer side of the corner.
        let sign: CGFloat = turn > 0 ? -1 : 1
        let one = point + CGPoint(x: -before.y * radius * sign, y: before.x * radius * sign)
        let two = point + CGPoint(x: -after.y * radius * sign, y: after.x * radius * sign)
        // The length of the point as a multiple of the width is one over the sine of half of the angle within the corner.
        let sine = ((1 + cosine) / 2).squareRoot()
        guard join == .miter, !isSmooth, sine > 1e-6, 1 / sine <= miterLimit else {
            return polygon([point, one, two])
        }
        let middle = CGPoint(x: (one.x + two.x) / 2 - point.x, y: (one.y + two.y) / 2 - point.y)
        let size = hypot(middle.x, middle.y)
        guard size > 1e-12 else { return polygon([point, one, two]) }
        let reach = radius / sine / size
        polygon([point, one, CGPoint(x: point.x + middle.x * reach, y: point.y + middle.y * reach), two])
    }

    private mutating func disc(_ center: CGPoint) {
        shape.addEllipse(
            in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
            transform: .identity)
    }

    /// Adds a polygon in the direction that all parts have.
    private mutating func polygon(_ corners: [CGPoint]) {
        var area: CGFloat = 0
        for (one, two) in zip(corners, corners[1...] + corners[..<1]) {
            area += one.x * two.y - one.y * two.x
        }
        let ordered = area < 0 ? corners.reversed() : corners
        shape.move(to: ordered[0])
        for corner in ordered[1...] { shape.addLine(to: corner) }
        shape.close()
    }
}

private func + (one: CGPoint, two: CGPoint) -> CGPoint { CGPoint(x: one.x + two.x, y: one.y + two.y) }
private func - (one: CGPoint, two: CGPoint) -> CGPoint { CGPoint(x: one.x - two.x, y: one.y - two.y) }

extension PathShape {
    /// Returns the parts of the path that lie between two parts of its whole length, 0...1, each with the length of its own part
    /// before it.
    package func trimmed(_ start: CGFloat, _ end: CGFloat) -> [(shape: PathShape, before: CGFloat)] {
        let all = parts.map { PathShape($0).curves }
        let total = all.joined().reduce(0) { $0 + CGFloat($1.length) }
        var at: CGFloat = 0
        return all.compactMap { curves in
            var shape = PathShape()
            let first = at
            var before: CGFloat?
            for curve in curves {
                let length = CGFloat(curve.length)
                let (from, to) = (max(start * total - at, 0), min(end * total - at, length))
                if from < to, length > 0 {
                    let piece = curve.piece(
                        curve.parameter(atLength: Double(from)), curve.parameter(atLength: Double(to)))
                    if before == nil {
                        before = at + from - first
                        shape.move(to: piece.point(0))
                    }
                    shape.addCubic(to: piece.point(1), control1: piece.control1, control2: piece.control2)
                }
                at += length
            }
            return before.map { (shape, $0) }
        }
    }
}
