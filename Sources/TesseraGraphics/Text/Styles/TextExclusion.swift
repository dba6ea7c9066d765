import TesseraGeometry

/// An area of a container in which no text lies.
public struct TextExclusion: Hashable, Sendable {
    /// A straight part of the area's edge, which is not horizontal.
    private struct Edge: Hashable {
        var top: CGPoint
        var bottom: CGPoint
        /// 1 if the path goes down along the edge, or -1 if it goes up.
        var direction: Int

        func x(at y: CGFloat) -> CGFloat {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
        }
    }

    /// The edges from the highest to the lowest upper end.
    private let edges: [Edge]
    private let usesEvenOddRule: Bool

    /// Coordinates beyond this one lie outside of all containers.
    private static let limit: CGFloat = 100_000

    /// Creates an area from a path. Open parts of the path count as closed.
    ///
    /// - Parameters:
    ///   - path: The path, in the coordinates of the layout.
    ///   - usesEvenOddRule: True if an area that two parts of the path enclose is outside.
    package init(_ path: PathShape, usesEvenOddRule: Bool = false) {
        var edges: [Edge] = []
        func bounded(_ point: CGPoint) -> CGPoint {
            func bounded(_ value: CGFloat) -> CGFloat {
                value.isNaN ? 0 : min(max(value, -Self.limit), Self.limit)
            }
            return CGPoint(x: bounded(point.x), y: bounded(point.y))
        }
        func add(from: CGPoint, to: CGPoint) {
            let (from, to) = (bounded(from), bounded(to))
            if from.y < to.y { edges.append(Edge(top: from, bottom: to, direction: 1)) }
            if from.y > to.y { edges.append(Edge(top: to, bottom: from, direction: -1)) }
        }
        // A quarter of a point is less than the space beside a letter.
        for part in path.flattened(0.25).parts {
            for segment in part.segments { add(from: segment.start, to: segment.end) }
            if let last = part.segments.last { add(from: last.end, to: part.start) }
        }
        self.edges = edges.sorted { $0.top.y < $1.top.y }
        self.usesEvenOddRule = usesEvenOddRule
    }

    /// Creates a rectangular area.
    public init(_ rect: CGRect) {
        var path = PathShape()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        self.init(path)
    }

    /// Returns the horizontal extents that the area has between two heights, from left to right. They do not
    /// overlap.
    func blocked(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let found = edges.prefix { $0.top.y < bottom }.filter { $0.bottom.y > top }
        guard !found.isEmpty else { return [] }
        // Between two of these heights no edge begins, ends or crosses another one.
        var heights = [top, bottom]
        for (index, edge) in found.enumerated() {
            heights += [edge.top.y, edge.bottom.y]
            for other in found[(index + 1)...] {
                if let height = Self.crossing(edge, other) { heights.append(height) }
            }
        }
        heights = heights.filter { (top...bottom).contains($0) }.sorted()
        var blocked: [ClosedRange<CGFloat>] = []
        for (upper, lower) in zip(heights, heights.dropFirst()) where lower - upper > 1e-6 {
            let middle = (upper + lower) / 2
            let crossed = found.filter { $0.top.y < middle && $0.bottom.y > middle }
                .sorted { $0.x(at: middle) < $1.x(at: middle) }
            var winding = 0
            var left: Edge?
            for edge in crossed {
                winding = usesEvenOddRule ? 1 - winding : winding + edge.direction
                guard let start = left else {
                    left = edge
                    continue
                }
                guard winding == 0 else { continue }
                let from = min(start.x(at: upper), start.x(at: lower))
                let to = max(edge.x(at: upper), edge.x(at: lower))
                // What has no area excludes nothing.
                if to - from > 1e-6 { blocked.append(from...to) }
                left = nil
            }
        }
        return blocked.merged()
    }

    /// Returns the next height at which the area blocks another part of a row, or nil if it blocks the same part at all heights
    /// below.
    ///
    /// The row is looked at in one line, which lies `depth` points below its height. A slanted edge blocks another part
    /// everywhere, so that the result is the height at which the edge has moved sideways by a quarter of a point, but at least
    /// one point below `height`.
    ///
    /// - Parameters:
    ///   - height: The present height.
    ///   - depth: The distance from the height of the row down to the line, in points.
    ///   - sides: The left and the right edge of the container. Slanted edges outside of it have no effect.
    func nextChange(below height: CGFloat, depth: CGFloat, between sides: ClosedRange<CGFloat>) -> CGFloat? {
        let level = height + depth
        // What is nearer than this blocks nothing.
        let next = level + 1e-6
        var nearest = CGFloat.infinity
        for edge in edges where edge.bottom.y > next {
            guard edge.top.y <= next else {
                nearest = min(nearest, edge.top.y)
                // The others begin still lower.
                break
            }
            nearest = min(nearest, edge.bottom.y)
            let slope = (edge.bottom.x - edge.top.x) / (edge.bottom.y - edge.top.y)
            guard slope != 0 else { continue }
            let x = edge.x(at: level)
            // The way until the edge reaches the container, in its direction.
            let way = slope > 0 ? sides.lowerBound - x : x - sides.upperBound
            let isPast = slope > 0 ? x > sides.upperBound : x < sides.lowerBound
            guard !isPast else { continue }
            nearest = min(nearest, level + max(max(way, 0.25) / abs(slope), 1))
        }
        return nearest.isFinite ? nearest - depth : nil
    }

    /// Returns the height at which two edges cross each other, or nil if they do not.
    private static func crossing(_ one: Edge, _ other: Edge) -> CGFloat? {
        let (top, bottom) = (max(one.top.y, other.top.y), min(one.bottom.y, other.bottom.y))
        guard top < bottom else { return nil }
        let (before, after) = (one.x(at: top) - other.x(at: top), one.x(at: bottom) - other.x(at: bottom))
        guard before * after < 0 else { return nil }
        return top + (bottom - top) * before / (before - after)
    }
}

extension [ClosedRange<CGFloat>] {
    /// Returns the ranges from left to right, with one in place of several that overlap.
    func merged() -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
