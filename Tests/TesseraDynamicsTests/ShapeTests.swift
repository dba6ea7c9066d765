import Foundation
import TestSupport
import Testing

@testable import TesseraDynamics

/// Compares shapes with slow and obvious computations.
@Suite struct ShapeTests {
    private var random = SeededGenerator(seed: 7)

    private mutating func polygon(around center: Vector, radius: Double) throws -> Polygon {
        let points = (0..<8).map { _ in
            center
                + Vector(
                    Double.random(in: -radius...radius, using: &random),
                    Double.random(in: -radius...radius, using: &random))
        }
        return try #require(Polygon(hullOf: points))
    }

    private func contains(_ polygon: Polygon, _ point: Vector) -> Bool {
        zip(polygon.corners, polygon.normals).allSatisfy { $1.dot(point - $0) <= 0 }
    }

    /// Returns the distance of a point from a segment.
    private func distance(_ point: Vector, _ start: Vector, _ end: Vector) -> Double {
        let side = end - start
        let share = min(max((point - start).dot(side) / side.lengthSquared, 0), 1)
        return (point - start - share * side).length
    }

    /// Returns the distance of two polygons that do not overlap, from each corner to each side.
    private func distance(_ a: Polygon, _ b: Polygon) -> Double {
        var least = Double.infinity
        for (from, to) in [(a, b), (b, a)] {
            for corner in from.corners {
                for index in to.corners.indices {
                    let end = to.corners[(index + 1) % to.corners.count]
                    least = min(least, distance(corner, to.corners[index], end))
                }
            }
        }
        return least
    }

    @Test mutating func `the area, the centroid and the inertia are sums over small squares`() throws {
        for _ in 0..<5 {
            let polygon = try polygon(around: Vector(10, -5), radius: 20)
            var (area, sum, inertia) = (0.0, Vector.zero, 0.0)
            let side = 0.1
            for x in stride(from: -15, to: 35, by: side) {
                for y in stride(from: -30, to: 20, by: side) {
                    let point = Vector(x + side / 2, y + side / 2)
                    guard contains(polygon, point) else { continue }
                    area += side * side
                    sum += side * side * point
                    inertia += side * side * point.lengthSquared
                }
            }
            #expect(isNear(polygon.area, area, within: area * 0.01))
            #expect(isNear(polygon.centroid, (1 / area) * sum, within: 0.2))
            #expect(isNear(polygon.inertia, inertia, within: inertia * 0.02))
        }
    }

    @Test mutating func `a hull contains its points and is convex`() {
        for _ in 0..<50 {
            let points = (0..<12).map { _ in
                Vector(
                    Double(Int.random(in: 0...6, using: &random)),
                    Double(Int.random(in: 0...6, using: &random)))
            }
            guard let hull = Polygon(hullOf: points) else { continue }
            for point in points {
                for (corner, normal) in zip(hull.corners, hull.normals) {
                    #expect(normal.dot(point - corner) < 1e-9)
                }
            }
            #expect(hull.corners.allSatisfy(points.contains))
        }
    }

    @Test func `points on a line have no hull`() {
        #expect(Polygon(hullOf: [Vector(0, 0), Vector(1, 1), Vector(2, 2)]) == nil)
        #expect(Polygon(hullOf: []) == nil)
        #expect(
            Polygon(hullOf: [Vector(.nan, 0), Vector(0, 0), Vector(1, 0), Vector(0, 1)])?.corners.count == 3)
    }

    @Test mutating func `polygons touch if and only if the slow search finds no distance between them`()
        throws
    {
        for _ in 0..<300 {
            let a = try polygon(around: .zero, radius: 20)
            let place = Vector(
                Double.random(in: -45...45, using: &random), Double.random(in: -45...45, using: &random))
            let b = try polygon(around: place, radius: 20)
            let overlap =
                a.corners.contains { contains(b, $0) } || b.corners.contains { contains(a, $0) }
                || !separates(a, b) && !separates(b, a)
            let manifold = Manifold.between(.polygon(a), .polygon(b), margin: 0)
            if overlap {
                let found = try #require(manifold)
                #expect(found.points.contains { $0.separation <= 0 })
                #expect(found.normal.dot(b.centroid - a.centroid) > -20)
            } else {
                #expect(manifold == nil)
                // What the margin finds is never nearer than the polygons are.
                let near = Manifold.between(.polygon(a), .polygon(b), margin: 10)
                for point in near?.points ?? [] { #expect(point.separation <= distance(a, b) + 12) }
            }
        }
    }

    private func separates(_ a: Polygon, _ b: Polygon) -> Bool {
        zip(a.corners, a.normals).contains { corner, normal in
            b.corners.allSatisfy { normal.dot($0 - corner) > 0 }
        }
    }

    @Test mutating func `balls touch polygons at their true distance`() throws {
        for _ in 0..<200 {
            let polygon = try polygon(around: .zero, radius: 20)
            let center = Vector(
                Double.random(in: -50...50, using: &random), Double.random(in: -50...50, using: &random))
            guard !contains(polygon, center) else { continue }
            let least = polygon.corners.indices.map { index in
                distance(
                    center, polygon.corners[index], polygon.corners[(index + 1) % polygon.corners.count])
            }.min()
            let manifold = Manifold.between(
                .polygon(polygon), .circle(center: center, radius: 5), margin: 100)
            let point = try #require(manifold?.points.first)
            #expect(isNear(point.separation, try #require(least) - 5, within: 1e-6))
        }
    }

    @Test func `a box on a line has two points at its corners`() throws {
        let box = Polygon(width: 40, height: 20).placed(Rotation(0), at: Vector(100, 89.5))
        let line = try #require(Polygon(from: Vector(0, 100), to: Vector(300, 100)))
        let manifold = try #require(Manifold.between(.polygon(box), .polygon(line), margin: 1))
        #expect(isNear(manifold.normal, Vector(0, 1), within: 1e-9))
        #expect(manifold.points.map(\.place.x).sorted() == [80, 120])
        #expect(manifold.points.allSatisfy { isNear($0.separation, 0.5, within: 1e-9) })
    }

    @Test func `an ellipse has nearly the area of its formula, and a circle exactly`() {
        #expect(isNear(Shape.ellipse(width: 40, height: 20).area, .pi * 20 * 10, within: 5))
        #expect(Shape.ellipse(width: 40, height: 40).area == .pi * 400)
    }
}
