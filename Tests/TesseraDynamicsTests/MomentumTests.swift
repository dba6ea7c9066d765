import TesseraDynamics
import Testing

@Suite struct MomentumTests {
    private var bench = Bench()

    @Test mutating func `equal elastic balls exchange their velocities`() {
        let first = bench.addBall(at: .zero, falls: false)
        let second = bench.addBall(at: Vector(100, 0), falls: false)
        for ball in [first, second] { ball.elasticity = 1 }
        first.velocity = Vector(300, 0)
        bench.run(seconds: 0.4)
        #expect(isNear(first.velocity, .zero, within: 0.01))
        #expect(isNear(second.velocity, Vector(300, 0), within: 0.01))
    }

    @Test mutating func `a ball at rest takes over the velocity of one that hits it`() {
        let second = bench.addBall(at: Vector(100, 0), falls: false)
        #expect(bench.runToRest() != nil)
        let first = bench.addBall(at: .zero, falls: false)
        for ball in [first, second] { ball.elasticity = 1 }
        first.velocity = Vector(1000, 0)
        bench.run(seconds: 0.2)
        #expect(isNear(first.velocity, .zero, within: 0.01))
        #expect(isNear(second.velocity, Vector(1000, 0), within: 0.01))
    }

    @Test mutating func `bodies without elasticity go on together`() {
        let light = bench.addBall(at: .zero, falls: false)
        let heavy = bench.addBall(at: Vector(100, 0), falls: false)
        for ball in [light, heavy] { ball.elasticity = 0 }
        heavy.density = 3
        light.velocity = Vector(400, 0)
        bench.run(seconds: 0.4)
        #expect(isNear(light.velocity, Vector(100, 0), within: 1))
        #expect(isNear(heavy.velocity, Vector(100, 0), within: 1))
    }

    @Test mutating func `collisions keep the momentum and the angular momentum`() {
        var bodies: [Body] = []
        for index in 0..<12 {
            let place = Vector(Double(index % 4) * 70, Double(index / 4) * 70)
            let body =
                index.isMultiple(of: 2)
                ? bench.addBox(at: place, angle: Double(index), falls: false)
                : bench.addBall(at: place, falls: false)
            body.density = 1 + Double(index % 3)
            body.velocity = 3 * (Vector(105, 70) - place)
            bodies.append(body)
        }
        func momentum() -> Vector { bodies.reduce(.zero) { $0 + $1.mass * $1.velocity } }
        let before = momentum()
        let energy = bodies.reduce(0) { $0 + $1.mass * $1.velocity.lengthSquared }
        bench.run(seconds: 1)
        #expect(isNear(momentum(), before, within: 1e-6))
        #expect(bodies.reduce(0) { $0 + $1.mass * $1.velocity.lengthSquared } <= energy)
    }

    @Test mutating func `an anchored body does not move, and others bounce off it`() {
        let wall = bench.addBox(at: Vector(100, 0), falls: false)
        wall.isAnchored = true
        let ball = bench.addBall(at: .zero, falls: false)
        ball.elasticity = 1
        ball.velocity = Vector(300, 0)
        bench.run(seconds: 0.3)
        #expect(isNear(ball.velocity, Vector(-300, 0), within: 0.01))
        #expect(wall.position == Vector(100, 0))
    }

    @Test mutating func `bodies of different groups pass through each other`() {
        let first = bench.addBall(at: .zero, falls: false)
        let second = bench.addBall(at: Vector(100, 0), falls: false)
        second.collisionGroups = [7]
        bench.world.updateContacts(of: second)
        first.velocity = Vector(300, 0)
        bench.run(seconds: 0.5)
        #expect(first.velocity == Vector(300, 0))
    }

    @Test mutating func `friction slows a body by its share of the weight`() throws {
        try bench.addFloor()
        let box = bench.addBox(at: Vector(0, 475))
        (box.friction, box.elasticity) = (0.25, 0)
        box.velocity = Vector(300, 0)
        bench.run(seconds: 0.6)
        // The friction of 0.25 slows the box by 250 points per second².
        #expect(isNear(box.velocity.x, 300 - 250 * 0.6, within: 5))
        bench.run(seconds: 1)
        #expect(isNear(box.velocity.x, 0, within: 0.1))
        #expect(isNear(box.position.x, 300 * 300 / (2 * 250), within: 3))
    }
}
