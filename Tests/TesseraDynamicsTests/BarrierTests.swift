import TesseraDynamics
import TestSupport
import Testing

/// Bodies do not get through lines, however they are moved.
@Suite struct BarrierTests {
    private var bench = Bench()

    @Test mutating func `a body at rest that is pushed hard does not pass a line near it`() throws {
        try bench.addLine(from: Vector(-500, -50), to: Vector(500, -50))
        let box = bench.addBox(20, at: .zero, falls: false)
        box.elasticity = 0
        bench.run(seconds: 1)
        // 10 000 points per second are 83 points in a step.
        bench.world.apply(impulse: Vector(0, -10_000 * box.mass), to: box, at: .zero)
        bench.run(seconds: 0.5)
        #expect(isNear(box.position.y, -40, within: 5))
    }

    @Test mutating func `a body that is hit hard does not pass a line behind it`() throws {
        try bench.addLine(from: Vector(200, -100), to: Vector(200, 100))
        let hit = bench.addBall(20, at: Vector(170, 0), falls: false)
        let heavy = bench.addBall(20, at: .zero, falls: false)
        for ball in [hit, heavy] { ball.elasticity = 0 }
        heavy.density = 10
        heavy.velocity = Vector(12_000, 0)
        bench.run(seconds: 0.3)
        #expect(hit.position.x < 200 && heavy.position.x < hit.position.x - 35)
    }

    @Test mutating func `an anchor beyond a line does not pull a body through it`() throws {
        try bench.addLine(from: Vector(200, -500), to: Vector(200, 500))
        let box = bench.addBox(40, at: .zero, falls: false)
        let joint = DistanceJoint(from: nil, at: .zero, to: box, at: .zero)
        bench.world.add(joint)
        joint.firstAnchor = Vector(500, 0)
        bench.world.wake(joint)
        bench.run(seconds: 1)
        #expect(box.position.x > 175 && box.position.x < 195)
        joint.firstAnchor = .zero
        bench.world.wake(joint)
        bench.run(seconds: 1)
        #expect(isNear(box.position, .zero, within: 1))
    }

    @Test mutating func `a tilted box that falls on the end of a line is not thrown aside`() throws {
        try bench.addLine(from: Vector(0, 100), to: Vector(0, 400))
        let box = bench.addBox(60, at: Vector(-4, 60), angle: 0.2)
        box.allowsRotation = false
        bench.run(seconds: 0.25)
        #expect(isNear(box.position.x, -4, within: 4) && box.position.y < 75)
    }

    @Test mutating func `a body that the app places on the other side of a line stays there`() throws {
        try bench.addLine(from: Vector(-100, 0), to: Vector(100, 0))
        let ball = bench.addBall(20, at: Vector(0, -21))
        #expect(bench.runToRest() != nil)
        bench.world.place(ball, at: Vector(0, 40), angle: 0)
        bench.run(seconds: 0.1)
        #expect(ball.position.y > 40)
    }

    @Test mutating func `a box that slides does not stumble where two lines meet`() throws {
        try bench.addLine(from: Vector(-500, 100), to: Vector(0, 100))
        try bench.addLine(from: Vector(0, 100), to: Vector(600, 99))
        let box = bench.addBox(at: Vector(-200, 75))
        (box.friction, box.elasticity) = (0, 0)
        box.velocity = Vector(300, 0)
        bench.run(seconds: 1.2)
        #expect(isNear(box.position.x, 160, within: 5) && isNear(box.angle, 0, within: 0.01))
    }

    @Test(arguments: [1, 10]) func `fast bodies stay in a room`(_ greatestDensity: Double) {
        let seed = UInt64.random(in: 0...9999)
        for number in 0..<8 { stayInRoom(greatestDensity, seed: seed + UInt64(number)) }
    }

    /// Lets bodies of random shapes fly about in a room.
    private func stayInRoom(_ greatestDensity: Double, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
        func vector(_ size: Double) -> Vector { Vector(number(-size...size), number(-size...size)) }
        let world = World()
        let (width, height) = (number(250...500), number(250...700))
        let corners = [Vector(0, 0), Vector(width, 0), Vector(width, height), Vector(0, height)]
        let walls = corners.indices.compactMap { Polygon(from: corners[$0], to: corners[($0 + 1) % 4]) }
        _ = world.addBoundary(tag: 0, walls.map(Shape.polygon), group: 0)
        let gravity = Gravity(vector(1000))
        let bodies = (0..<10).map { index in
            let (side, other) = (number(8...50), number(8...50))
            let shapes: [Shape] = [
                .circle(center: .zero, radius: side / 2),
                .polygon(Polygon(width: side, height: other)), .ellipse(width: side, height: other),
            ]
            let place = Vector(
                30 + Double(index % 4) * (width - 60) / 3, 30 + Double(index / 4) * (height - 60) / 3)
            let body = world.addBody(tag: index + 1, [shapes[index % 3]], at: place, angle: number(0...6))
            (body.collisionGroups, body.boundaryGroups) = ([0], [0])
            (body.elasticity, body.friction) = (number(0...1), number(0...1))
            body.density = number(1...greatestDensity)
            (body.velocity, body.angularVelocity) = (vector(1500), number(-10...10))
            world.updateContacts(of: body)
            world.add(gravity, to: body)
            return body
        }
        for step in 0..<240 {
            if step.isMultiple(of: 40), let body = bodies.randomElement(using: &random) {
                world.apply(impulse: body.mass * vector(1500), to: body, at: vector(5))
            }
            world.advance()
        }
        // A body that is squeezed may protrude from the room for a moment.
        for body in bodies {
            let place = body.position
            #expect(place.x > -25 && place.x < width + 25, "seed \(seed), body \(body.tag)")
            #expect(place.y > -25 && place.y < height + 25, "seed \(seed), body \(body.tag)")
        }
    }
}
