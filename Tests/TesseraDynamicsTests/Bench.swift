import TesseraDynamics
import Testing

/// A world with a floor, in which tests let bodies fall.
struct Bench {
    let world = World()
    private(set) var tag = 0
    let gravity = Gravity(Vector(0, 1000))

    /// Adds a body with a shape that collides with everything.
    mutating func add(_ shape: Shape, at place: Vector, angle: Double = 0, falls: Bool = true) -> Body {
        tag += 1
        let body = world.addBody(tag: tag, [shape], at: place, angle: angle)
        body.collisionGroups = [0]
        body.boundaryGroups = [0]
        world.updateContacts(of: body)
        if falls { world.add(gravity, to: body) }
        return body
    }

    mutating func addBox(
        _ side: Double = 50, at place: Vector, angle: Double = 0, falls: Bool = true
    ) -> Body {
        add(.polygon(Polygon(width: side, height: side)), at: place, angle: angle, falls: falls)
    }

    mutating func addBall(_ radius: Double = 25, at place: Vector, falls: Bool = true) -> Body {
        add(.circle(center: .zero, radius: radius), at: place, falls: falls)
    }

    /// Adds a line that bodies do not pass.
    @discardableResult mutating func addLine(from start: Vector, to end: Vector) throws -> Body {
        tag += 1
        let line = try #require(Polygon(from: start, to: end))
        return world.addBoundary(tag: tag, [.polygon(line)], group: 0)
    }

    /// Adds a floor at the height 500.
    mutating func addFloor() throws { try addLine(from: Vector(-5000, 500), to: Vector(5000, 500)) }

    func run(seconds: Double) {
        for _ in 0..<Int((seconds / World.step).rounded()) { world.advance() }
    }

    /// Runs until all bodies rest. Returns the time, or nil if they do not rest within a minute.
    func runToRest() -> Double? {
        let start = world.time
        while !world.isAtRest {
            guard world.time - start < 60 else { return nil }
            world.advance()
        }
        return world.time - start
    }
}

/// Returns true if two numbers differ by no more than a distance.
func isNear(_ a: Double, _ b: Double, within distance: Double) -> Bool { abs(a - b) <= distance }

func isNear(_ a: Vector, _ b: Vector, within distance: Double) -> Bool { (a - b).length <= distance }
