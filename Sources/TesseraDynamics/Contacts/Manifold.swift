/// Where two shapes touch, or come close.
struct Manifold {
    struct Point {
        /// The place in the middle between the surfaces.
        var place: Vector
        /// The distance of the surfaces; negative if they overlap.
        var separation: Double
        /// A number that stays the same while the same corners and sides touch.
        var feature: Int
    }

    /// The direction from the first shape to the second.
    var normal: Vector
    /// One or two points.
    var points: [Point]

    var reversed: Manifold { Manifold(normal: -normal, points: points) }

    /// Returns where two shapes touch that are not farther apart than a margin, or nil.
    ///
    /// If a shape is a segment, `side` is the side of it on which the other shape is, 0 or 1. Without it, a shape that was
    /// pressed half through the segment would be pushed to the other side.
    static func between(_ a: Shape, _ b: Shape, margin: Double, side: Int? = nil) -> Manifold? {
        switch (a, b) {
        case (.circle(let centerA, let radiusA), .circle(let centerB, let radiusB)):
            betweenCircles(centerA, radiusA, centerB, radiusB, margin)
        case (.polygon(let polygon), .circle(let center, let radius)):
            between(polygon, center, radius, margin, side)
        case (.circle(let center, let radius), .polygon(let polygon)):
            between(polygon, center, radius, margin, side)?.reversed
        case (.polygon(let a), .polygon(let b)): between(a, b, margin, side)
        }
    }

    private static func betweenCircles(
        _ centerA: Vector, _ radiusA: Double, _ centerB: Vector, _ radiusB: Double, _ margin: Double
    ) -> Manifold? {
        let way = centerB - centerA
        let separation = way.length - radiusA - radiusB
        guard separation <= margin else { return nil }
        let normal = way.direction ?? Vector(0, 1)
        let place = 0.5 * ((centerA + radiusA * normal) + (centerB - radiusB * normal))
        return Manifold(normal: normal, points: [Point(place: place, separation: separation, feature: 0)])
    }

    private static func between(
        _ polygon: Polygon, _ center: Vector, _ radius: Double, _ margin: Double, _ segmentSide: Int?
    ) -> Manifold? {
        var (best, side) = (-Double.infinity, 0)
        for index in polygon.corners.indices where index == segmentSide ?? index {
            let distance = polygon.normals[index].dot(center - polygon.corners[index])
            if distance > best { (best, side) = (distance, index) }
        }
        guard best - radius <= margin else { return nil }
        let start = polygon.corners[side]
        let end = polygon.corners[(side + 1) % polygon.corners.count]
        var (normal, distance) = (polygon.normals[side], best)
        // Beyond the ends of the side a corner is nearer than the side.
        let corner =
            (center - start).dot(end - start) < 0 ? start : (center - end).dot(start - end) < 0 ? end : nil
        if best > 1e-9 || polygon.isSegment, let corner, let direction = (center - corner).direction {
            (normal, distance) = (direction, (center - corner).length)
        }
        guard distance - radius <= margin else { return nil }
        let place = center - 0.5 * (distance + radius) * normal
        return Manifold(
            normal: normal, points: [Point(place: place, separation: distance - radius, feature: side)])
    }
}
