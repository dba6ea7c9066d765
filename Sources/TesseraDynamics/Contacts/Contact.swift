/// Two shapes of different bodies that are near each other.
final class Contact {
    let first: Fixture
    let second: Fixture
    /// Where the shapes touch or may touch in the next step, or nil.
    private(set) var manifold: Manifold?
    /// The impulses of the points' last step, in pairs of that along the normal and that across it.
    var impulses: [(normal: Double, tangent: Double)] = []
    private(set) var isTouching = false
    /// The side of the segment on which the other shape is, if one of the shapes is a segment.
    private var side: Int?
    /// The last step that has solved the contact.
    var step = 0

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
        // A shape that touches the segment stays on its side.
        if !isTouching { side = presentSide }
        manifold = Manifold.between(first.placed, second.placed, margin: margin, side: side)
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
    private var presentSide: Int? {
        for (fixture, other) in [(first, second), (second, first)] {
            guard case .polygon(let segment) = fixture.placed, segment.isSegment else { continue }
            let center = other.placed.centroid
            return segment.normals[0].dot(center - segment.corners[0]) >= 0 ? 0 : 1
        }
        return nil
    }
}

/// Two numbers in any order.
struct PairKey: Hashable {
    let low: Int
    let high: Int
    init(_ a: Int, _ b: Int) { (low, high) = (min(a, b), max(a, b)) }
}
