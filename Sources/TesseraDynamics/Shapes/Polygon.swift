/// A convex polygon. Two corners make a segment, which has two sides in opposite directions and no area.
package struct Polygon: Sendable {
    /// The corners, in the direction from x towards y.
    package private(set) var corners: [Vector]
    /// The outward direction of the side from each corner to the next.
    private(set) var normals: [Vector]

    /// Creates a polygon from corners that are convex and in the right order.
    private init(ordered corners: [Vector]) {
        self.corners = corners
        normals = corners.indices.map { index in
            let side = corners[(index + 1) % corners.count] - corners[index]
            return -(side.direction ?? Vector(1, 0)).turned
        }
    }

    /// Creates the segment between two points, or nil if they are the same.
    package init?(from start: Vector, to end: Vector) {
        guard (end - start).length > 1e-6 else { return nil }
        self.init(ordered: [start, end])
    }

    /// Creates a rectangle around a point.
    package init(width: Double, height: Double, center: Vector = .zero) {
        let (x, y) = (width / 2, height / 2)
        self.init(ordered: [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)].map { center + $0 })
    }

    /// Creates the smallest convex polygon around some points, or nil if they all lie on a line.
    package init?(hullOf points: [Vector]) {
        // Andrew's monotone chain: the points from left to right make one half of the hull, and back the other half.
        let sorted = Set(points.filter(\.isFinite)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return nil }
        func chain(_ points: some Sequence<Vector>) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
                        <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        let corners = chain(sorted) + chain(sorted.reversed())
        guard corners.count > 2 else { return nil }
        self.init(ordered: corners)
        guard area > 1e-6 else { return nil }
    }

    var isSegment: Bool { corners.count == 2 }

    /// The area, 0 for a segment.
    var area: Double {
        var sum = 0.0
        for index in corners.indices { sum += corners[index].cross(corners[(index + 1) % corners.count]) }
        return sum / 2
    }

    /// The centre of mass of an even density.
    var centroid: Vector {
        let area = area
        guard area > 1e-9 else { return 0.5 * (corners[0] + corners[corners.count - 1]) }
        var sum = Vector.zero
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            sum += a.cross(b) * (a + b)
        }
        return (1 / (6 * area)) * sum
    }

    /// The moment of inertia about the origin, for a density of 1.
    var inertia: Double {
        var sum = 0.0
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            sum += a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b))
        }
        return sum / 12
    }

    func moved(by offset: Vector) -> Polygon {
        var polygon = self
        for index in corners.indices { polygon.corners[index] += offset }
        return polygon
    }

    /// Returns the polygon turned about the origin, and then moved.
    func placed(_ rotation: Rotation, at position: Vector) -> Polygon {
        var polygon = self
        for index in corners.indices {
            polygon.corners[index] = position + rotation.apply(to: corners[index])
            polygon.normals[index] = rotation.apply(to: normals[index])
        }
        return polygon
    }
}
