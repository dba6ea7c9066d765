import Foundation
import TesseraDynamics
import Testing

@Suite struct FallTests {
    private var bench = Bench()

    @Test mutating func `a body falls by half the acceleration times the square of the time`() {
        let body = bench.addBox(at: .zero)
        bench.run(seconds: 2)
        #expect(isNear(body.velocity, Vector(0, 2000), within: 1e-6))
        // The velocity changes at the beginning of each step, so the body is half a step ahead.
        #expect(isNear(body.position, Vector(0, 0.5 * 1000 * 2 * (2 + World.step)), within: 1e-6))
    }

    @Test mutating func `resistance ends in a constant velocity`() {
        let body = bench.addBox(at: .zero)
        body.resistance = 4
        bench.run(seconds: 5)
        // The resistance of 4 times the velocity is as strong as gravity at 250 points per second.
        #expect(isNear(body.velocity, Vector(0, 250), within: 5))
    }

    @Test mutating func `velocities decrease exponentially without a force`() {
        let body = bench.addBox(at: .zero, falls: false)
        (body.velocity, body.angularVelocity) = (Vector(300, 0), 10)
        (body.resistance, body.angularResistance) = (2, 1)
        bench.run(seconds: 1)
        #expect(isNear(body.velocity.x, 300 * exp(-2), within: 1e-6))
        #expect(isNear(body.angularVelocity, 10 * exp(-1), within: 1e-6))
    }

    @Test mutating func `a force accelerates a heavy body less, and gravity does not`() {
        let push = ConstantForce(Vector(100, 0))
        let light = bench.addBox(100, at: .zero)
        let heavy = bench.addBox(100, at: Vector(5000, 0))
        heavy.density = 4
        for body in [light, heavy] { bench.world.add(push, to: body) }
        bench.run(seconds: 1)
        // A body of 100 by 100 points and the density 1 has the mass 1.
        #expect(isNear(light.velocity, Vector(100, 1000), within: 1e-6))
        #expect(isNear(heavy.velocity, Vector(25, 1000), within: 1e-6))
    }

    @Test mutating func `a push beside the centre turns a body`() {
        let body = bench.addBox(100, at: .zero, falls: false)
        bench.world.apply(impulse: Vector(0, 10), to: body, at: Vector(50, 0))
        // The moment of inertia of a square with the mass 1 and the side 100 is 10000 / 6.
        #expect(isNear(body.angularVelocity, 50 * 10 / (10_000 / 6), within: 1e-9))
        #expect(body.velocity == Vector(0, 10))
    }

    @Test mutating func `a body that does not turn keeps its angle`() {
        let body = bench.addBox(at: .zero, falls: false)
        body.allowsRotation = false
        bench.world.apply(impulse: Vector(0, 10), to: body, at: Vector(20, 0))
        bench.run(seconds: 0.2)
        #expect(body.angle == 0 && body.velocity.y > 0)
    }
}
