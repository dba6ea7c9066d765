import Foundation
import TesseraDynamics
import Testing

@Suite struct JointTests {
    private var bench = Bench()

    @Test(arguments: [0.1, 0.5, 1, 2])
    mutating func `a snap follows the formula of the damped oscillation`(_ ratio: Double) {
        let body = bench.addBox(at: .zero, falls: false)
        bench.world.add(SnapJoint(body, to: Vector(100, 0), dampingRatio: ratio))
        let omega = 2 * Double.pi * SnapJoint.frequency
        for step in 1...120 {
            bench.world.advance()
            // The body begins to move at the start of the first step, as if it had been still for half a step.
            let time = (Double(step) + 0.5) * World.step
            let rest: Double
            if ratio == 1 {
                rest = (1 + omega * time) * exp(-omega * time)
            } else if ratio < 1 {
                let damped = omega * (1 - ratio * ratio).squareRoot()
                rest =
                    exp(-ratio * omega * time)
                    * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
            } else {
                let root = omega * (ratio * ratio - 1).squareRoot()
                let (slow, fast) = (-ratio * omega + root, -ratio * omega - root)
                rest = (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
            }
            #expect(isNear(body.position.x, 100 * (1 - rest), within: 2))
        }
    }

    @Test mutating func `a snap turns a body upright and lets it rest at the point`() {
        let body = bench.addBox(at: .zero, angle: 1, falls: false)
        bench.world.add(SnapJoint(body, to: Vector(200, 100), dampingRatio: 0.5))
        #expect(bench.runToRest() != nil)
        #expect(isNear(body.position, Vector(200, 100), within: 0.5))
        #expect(isNear(body.angle, 0, within: 0.02))
    }

    @Test mutating func `a pendulum keeps its length and comes back to its height`() {
        let body = bench.addBall(at: Vector(100, 0))
        bench.world.add(DistanceJoint(from: nil, at: .zero, to: body, at: .zero))
        var left = 0.0
        for _ in 0..<600 {
            bench.world.advance()
            #expect(isNear(body.position.length, 100, within: 1))
            left = min(left, body.position.x)
        }
        #expect(isNear(left, -100, within: 1))
    }

    @Test mutating func `a spring swings with its frequency`() {
        let body = bench.addBall(at: Vector(150, 0), falls: false)
        let joint = DistanceJoint(from: nil, at: .zero, to: body, at: .zero)
        (joint.length, joint.frequency) = (100, 2)
        bench.world.add(joint)
        // After half a period the body is on the other side of the length.
        bench.run(seconds: 0.25)
        #expect(isNear(body.position.x, 50, within: 2))
        bench.run(seconds: 0.25)
        #expect(isNear(body.position.x, 150, within: 2))
    }

    @Test mutating func `a body follows a moved anchor to which its point is attached`() {
        let body = bench.addBox(at: .zero, falls: false)
        let joint = DistanceJoint(from: nil, at: Vector(10, 10), to: body, at: Vector(10, 10))
        bench.world.add(joint)
        joint.firstAnchor = Vector(200, 50)
        bench.world.wake(joint)
        bench.run(seconds: 1)
        #expect(isNear(body.place(of: Vector(10, 10)), Vector(200, 50), within: 1.5))
    }

    @Test mutating func `a joint ignores an anchor with an invalid position`() {
        let body = bench.addBox(at: .zero, falls: false)
        let joint = DistanceJoint(from: nil, at: .zero, to: body, at: .zero)
        bench.world.add(joint)
        joint.firstAnchor = Vector(.nan, 0)
        bench.run(seconds: 0.1)
        joint.firstAnchor = Vector(50, 0)
        bench.world.wake(joint)
        bench.run(seconds: 1)
        #expect(isNear(body.position, Vector(50, 0), within: 1))
    }

    @Test mutating func `a rope is slack up to its length`() {
        let anchor = bench.addBall(at: .zero, falls: false)
        anchor.isAnchored = true
        let body = bench.addBall(at: Vector(0, 60))
        let joint = DistanceJoint(.rope, from: anchor, at: .zero, to: body, at: .zero)
        joint.length = 200
        bench.world.add(joint)
        body.elasticity = 0
        bench.run(seconds: 0.2)
        // Free fall: 20 points in 0.2 seconds.
        #expect(isNear(body.position.y, 80, within: 2))
        #expect(bench.runToRest() != nil)
        #expect(isNear(body.position, Vector(0, 200), within: 0.5))
    }

    @Test mutating func `pinned bodies keep their point and turn within the range`() {
        let wall = bench.addBox(at: .zero, falls: false)
        wall.isAnchored = true
        let arm = bench.addBox(at: Vector(50, 0))
        arm.collisionGroups = []
        arm.elasticity = 0
        let joint = PinJoint(wall, arm, at: Vector(25, 0))
        joint.range = JointRange(-0.5, 0.5)
        bench.world.add(joint)
        #expect(bench.runToRest() != nil)
        #expect(isNear(arm.angle, 0.5, within: 0.02))
        #expect(isNear(arm.place(of: Vector(-25, 0)), Vector(25, 0), within: 0.5))
    }

    @Test mutating func `friction of a pin holds a light arm`() {
        let wall = bench.addBox(at: .zero, falls: false)
        wall.isAnchored = true
        let arm = bench.addBox(at: Vector(50, 0))
        arm.collisionGroups = []
        let joint = PinJoint(wall, arm, at: Vector(25, 0))
        // The weight of a quarter of a unit at a distance of 25 points has a torque of 6250.
        joint.frictionTorque = 7000
        bench.world.add(joint)
        #expect(bench.runToRest() != nil)
        #expect(isNear(arm.angle, 0, within: 0.02))
    }

    @Test mutating func `fixed bodies move as one`() throws {
        try bench.addFloor()
        let first = bench.addBox(at: Vector(0, 300))
        let second = bench.addBox(at: Vector(60, 280))
        for body in [first, second] { (body.collisionGroups, body.elasticity) = ([], 0) }
        bench.world.add(PinJoint(first, second, at: Vector(30, 290), isFixed: true))
        first.angularVelocity = 3
        for _ in 0..<240 {
            bench.world.advance()
            #expect(isNear(first.angle, second.angle, within: 0.1))
            #expect(isNear((second.position - first.position).length, Vector(60, -20).length, within: 2))
        }
    }

    @Test mutating func `a sliding body stays on its axis and within its range`() {
        let body = bench.addBox(at: .zero)
        let joint = SlidingJoint(nil, body, at: .zero, along: Vector(3, 4))
        joint.range = JointRange(-10, 100)
        bench.world.add(joint)
        body.angularVelocity = 5
        #expect(bench.runToRest() != nil)
        #expect(isNear(body.position, Vector(60, 80), within: 0.5))
        #expect(isNear(body.angle, 0, within: 0.01))
    }

    @Test mutating func `a joint keeps the bodies awake together`() {
        let first = bench.addBox(at: .zero, falls: false)
        let second = bench.addBox(at: Vector(100, 0), falls: false)
        bench.world.add(DistanceJoint(from: first, at: .zero, to: second, at: .zero))
        #expect(bench.runToRest() != nil)
        first.velocity = Vector(-100, 0)
        bench.world.wake(first)
        bench.run(seconds: 0.1)
        #expect(isNear(second.velocity, Vector(-50, 0), within: 1))
    }
}
