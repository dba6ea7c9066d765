/// Two shapes of different bodies that are near each other.
final class Contact {
    let first: Fixture
    let second: Fixture
    /// The places where the shapes touch or may touch in the next step, or nil.
    private(set) var manifold: Manifold?
    /// The impulses of the points' last step, in pairs of that along the normal and that across it.
    var impulses: [(normal: Double, tangent: Double)] = []
    private(set) var isTouching = false
    /// The side on which the other shape is, if one of the shapes is a segment.
    private var side: SegmentSide?
    /// The number of the last search that has found the contact.
    var search = 0

    init(_ first: Fixture, _ second: Fixture) {
        (self.first, self.second) = (first, second)
    }

    /// The number of the pair of fixtures.
    var key: PairKey { PairKey(first.number, second.number) }

    /// Bodies that come within this distance touch.
    private static let touchingDistance = 0.1
    /// Bodies that part by this distance no longer touch.
    private static let partingDistance = 0.5

    var friction: Double {
        let (a, b) = (first.body, second.body)
        // A boundary has no surface of its own.
        if a.isBoundary { return b.friction }
        return b.isBoundary ? a.friction : (max(a.friction, 0) * max(b.friction, 0)).squareRoot()
    }

    var elasticity: Double {
        let (a, b) = (first.body, second.body)
        if a.isBoundary { return b.elasticity }
        return b.isBoundary ? a.elasticity : max(a.elasticity, b.elasticity)
    }

    /// Finds the points anew. Points that stay keep their impulses, from which the solver starts.
    func update(margin: Double) {
        let old = manifold
        updateSide()
        manifold = Manifold.between(first.placed, second.placed, margin: margin, side: side?.wall)
        let points = manifold?.points ?? []
        let oldImpulses = impulses
        impulses = points.map { point in
            let index = old?.points.firstIndex { $0.feature == point.feature }
            return index.map { $0 < oldImpulses.count ? oldImpulses[$0] : (0, 0) } ?? (0, 0)
        }
        let distance = points.lazy.map(\.separation).min() ?? .infinity
        isTouching = distance <= (isTouching ? Self.partingDistance : Self.touchingDistance)
    }
}

extension Contact {
    /// Forgets on which side of the segment the shape was, since the app has moved the shape.
    func forgetSide() { side = nil }

    private func updateSide() {
        for (fixture, other) in [(first, second), (second, first)] {
            guard case .polygon(let segment) = fixture.placed, segment.isSegment else { continue }
            let center = other.placed.centroid
            guard side?.follow(center, segment) == nil else { return }
            side = SegmentSide(center, segment)
        }
    }
}

/// The side of a segment on which a shape is.
private struct SegmentSide {
    /// The center of the shape when it was last seen.
    private var center: Vector
    /// The number of the segment's side. A shape that was pressed through the segment is still on the side from which it came.
    private var side: Int
    /// True if the center is above or below the segment, and not beyond one of its ends.
    private var isBeside: Bool

    init(_ center: Vector, _ segment: Polygon) {
        self.center = center
        side = Self.side(of: center, segment)
        isBeside = Self.isBeside(center, segment)
    }

    /// The side of the segment that stops the shape, or nil if the ends of the segment do, too.
    var wall: Int? { isBeside ? side : nil }

    /// Notes that the shape has moved to a place. It gets to the other side only around an end of the segment.
    mutating func follow(_ center: Vector, _ segment: Polygon) {
        let (old, new) = (Self.side(of: self.center, segment), Self.side(of: center, segment))
        isBeside = Self.isBeside(center, segment)
        defer { self.center = center }
        guard isBeside else { return side = new }
        guard old != new else { return }
        let (before, after) = (
            Self.distance(of: self.center, segment), Self.distance(of: center, segment)
        )
        let crossing = self.center + (before / (before - after)) * (center - self.center)
        if !Self.isBeside(crossing, segment) { side = new }
    }

    private static func distance(of point: Vector, _ segment: Polygon) -> Double {
        segment.normals[0].dot(point - segment.corners[0])
    }

    private static func side(of point: Vector, _ segment: Polygon) -> Int {
        distance(of: point, segment) >= 0 ? 0 : 1
    }

    private static func isBeside(_ point: Vector, _ segment: Polygon) -> Bool {
        let way = segment.corners[1] - segment.corners[0]
        let place = way.dot(point - segment.corners[0])
        return place >= 0 && place <= way.lengthSquared
    }
}

/// Two numbers in any order.
struct PairKey: Hashable {
    let low: Int
    let high: Int
    init(_ a: Int, _ b: Int) { (low, high) = (min(a, b), max(a, b)) }
}
