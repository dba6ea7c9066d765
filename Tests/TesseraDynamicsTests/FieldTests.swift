import Foundation
import TesseraDynamics
import Testing

@Suite struct FieldTests {
    private var bench = Bench()

    /// Returns the velocity of a body of the mass 1 after a tenth of a second in a field.
    private mutating func velocity(
        in field: Field, at place: Vector, start: Vector = .zero, charge: Double = 0
    ) -> Vector {
        let body = bench.addBox(100, at: place, falls: false)
        body.collisionGroups = []
        body.velocity = start
        body.charge = charge
        bench.world.add(field, to: body)
        bench.run(seconds: 0.1)
        return body.velocity
    }

    @Test mutating func `linear gravity accelerates in its direction`() {
        let field = Field(.linearGravity)
        (field.direction, field.strength) = (Vector(1, 0), 3)
        #expect(isNear(velocity(in: field, at: .zero), Vector(30, 0), within: 1e-6))
    }

    @Test mutating func `radial gravity points to its position and decreases with the distance`() {
        let field = Field(.radialGravity)
        field.position = Vector(300, 0)
        field.falloff = 2
        // At a distance of 3 units the field has a ninth of its strength.
        #expect(isNear(velocity(in: field, at: .zero), Vector(10 / 9.0, 0), within: 0.01))
        field.minimumRadius = 600
        #expect(isNear(velocity(in: field, at: .zero), Vector(10 / 36.0, 0), within: 0.01))
    }

    @Test mutating func `drag slows, a field of velocity carries along, and a region limits both`() {
        let drag = Field(.drag)
        drag.strength = 2
        #expect(isNear(velocity(in: drag, at: .zero, start: Vector(100, 0)).x, 100 * exp(-0.2), within: 1))
        drag.strength = 1e9
        #expect(velocity(in: drag, at: .zero, start: Vector(100, 0)).x > -1e-6)
        drag.contains = { $0.length < 10 }
        #expect(velocity(in: drag, at: Vector(500, 0), start: Vector(100, 0)).x == 100)
        let wind = Field(.velocity)
        wind.direction = Vector(0, 2)
        #expect(isNear(velocity(in: wind, at: .zero).y, 200 * (1 - exp(-1)), within: 8))
    }

    @Test mutating func `charges are pushed away, and turned by magnetism`() {
        let electric = Field(.electric)
        #expect(velocity(in: electric, at: Vector(100, 0)) == .zero)
        #expect(isNear(velocity(in: electric, at: Vector(100, 0), charge: 2), Vector(20, 0), within: 0.1))
        let magnetic = Field(.magnetic)
        let turned = velocity(in: magnetic, at: .zero, start: Vector(100, 0), charge: 5)
        #expect(isNear(atan2(turned.y, turned.x), 0.5, within: 0.02))
    }

    @Test mutating func `a vortex pushes around, and a spring back`() {
        #expect(isNear(velocity(in: Field(.vortex), at: Vector(100, 0)), Vector(0, 10), within: 0.2))
        let spring = Field(.spring)
        spring.strength = 4
        // The force of 4 times 50 points accelerates the mass of 1 by 200 points per second².
        #expect(isNear(velocity(in: spring, at: Vector(50, 0)), Vector(-20, 0), within: 0.5))
    }

    @Test mutating func `noise is the same at the same place and time`() {
        let field = Field(.noise)
        field.smoothness = 0.5
        let first = velocity(in: field, at: Vector(30, 70))
        let second = velocity(in: field, at: Vector(30, 70))
        #expect(first == second && first.length > 0 && first.length < 30)
    }

    @Test mutating func `noise of invalid numbers does nothing`() {
        let field = Field(.noise)
        (field.smoothness, field.animationSpeed) = (.nan, .infinity)
        #expect(velocity(in: field, at: Vector(30, 70)) == .zero)
    }

    @Test mutating func `a field that changes with time keeps its bodies awake`() {
        let body = bench.addBox(at: .zero, falls: false)
        let field = Field(.noise)
        (field.strength, field.animationSpeed) = (0, 1)
        bench.world.add(field, to: body)
        bench.run(seconds: 2)
        #expect(body.isAwake)
        field.animationSpeed = 0
        #expect(bench.runToRest() != nil)
    }
}
