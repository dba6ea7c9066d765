extension Manifold {
    /// Returns where two polygons touch. The side whose normal separates the polygons best is the reference, and the other
    /// polygon's side that faces it most is cut off at the reference's ends.
    static func between(_ a: Polygon, _ b: Polygon, _ margin: Double, _ side: Int?) -> Manifold? {
        // The direction from the segment to the other polygon.
        let outwards = side.map { a.isSegment ? a.normals[$0] : b.normals[$0] }
        let (separationA, sideA) = separation(of: b, from: a, side, outwards)
        guard separationA <= margin else { return nil }
        let (separationB, sideB) = separation(of: a, from: b, side, outwards)
        guard separationB <= margin else { return nil }
        // The same side stays the reference if both separate equally well, so that the points keep their numbers. A segment is
        // preferred, so that bodies do not stumble where two segments meet.
        let preference = a.isSegment ? 0.5 : b.isSegment ? -0.5 : 0.05
        if separationB > separationA + preference {
            return clip(reference: b, sideB, incident: a, margin, offset: 1 << 16)?.reversed
        }
        return clip(reference: a, sideA, incident: b, margin, offset: 0)
    }

    /// Returns the greatest distance of a polygon from the sides of another, and that side.
    private static func separation(
        of other: Polygon, from polygon: Polygon, _ segmentSide: Int?, _ outwards: Vector?
    ) -> (Double, Int) {
        var (best, side) = (-Double.infinity, 0)
        for index in polygon.corners.indices {
            let (corner, normal) = (polygon.corners[index], polygon.normals[index])
            if let outwards, let segmentSide {
                // Only one side of the segment counts, and only those of the polygon that face it.
                guard polygon.isSegment ? index == segmentSide : normal.dot(outwards) < 0.1 else { continue }
            }
            var least = Double.infinity
            for point in other.corners { least = min(least, normal.dot(point - corner)) }
            if least > best { (best, side) = (least, index) }
        }
        return (best, side)
    }

    private static func clip(
        reference: Polygon, _ side: Int, incident: Polygon, _ margin: Double, offset: Int
    ) -> Manifold? {
        let normal = reference.normals[side]
        let start = reference.corners[side]
        let length = (reference.corners[(side + 1) % reference.corners.count] - start).length
        let along = normal.turned

        var (least, facing) = (Double.infinity, 0)
        for index in incident.normals.indices {
            let product = normal.dot(incident.normals[index])
            if product < least { (least, facing) = (product, index) }
        }
        let next = (facing + 1) % incident.corners.count
        let ends = [incident.corners[facing], incident.corners[next]]
        let places = ends.map { along.dot($0 - start) }
        let span = places[1] - places[0]

        var points: [Point] = []
        for index in 0...1 {
            var (end, place) = (ends[index], places[index])
            let limited = min(max(place, 0), length)
            if limited != place {
                guard abs(span) > 1e-9 else { return nil }
                let share = (limited - places[0]) / span
                guard share >= 0, share <= 1 else { return nil }
                end = ends[0] + share * (ends[1] - ends[0])
                place = limited
            }
            let separation = normal.dot(end - start)
            guard separation <= margin else { continue }
            points.append(
                Point(
                    place: end - 0.5 * separation * normal, separation: separation,
                    feature: offset + side << 8 + (index == 0 ? facing : next)))
        }
        return points.isEmpty ? nil : Manifold(normal: normal, points: points)
    }
}
