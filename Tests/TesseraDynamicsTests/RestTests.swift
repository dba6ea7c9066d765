import TesseraDynamics
import Testing

@Suite struct RestTests {
    private var bench = Bench()

    init() throws { try bench.addFloor() }

    @Test mutating func `a stack stays at rest`() throws {
        var boxes: [Body] = []
        for index in 0..<6 { boxes.append(bench.addBox(at: Vector(0, 475 - 50 * Double(index)))) }
        #expect(try #require(bench.runToRest()) < 3)
        for (index, box) in boxes.enumerated() {
            #expect(isNear(box.position, Vector(0, 475 - 50 * Double(index)), within: 1))
            #expect(isNear(box.angle, 0, within: 0.01))
        }
    }

    @Test mutating func `a pyramid stays at rest`() throws {
        var boxes: [(body: Body, place: Vector)] = []
        for row in 0..<6 {
            for column in 0..<(6 - row) {
                let place = Vector(Double(column) * 54 + Double(row) * 27, 475 - 50 * Double(row))
                boxes.append((bench.addBox(at: place), place))
            }
        }
        #expect(try #require(bench.runToRest()) < 3)
        for (body, place) in boxes { #expect(isNear(body.position, place, within: 1.5)) }
    }

    @Test mutating func `a heap comes to rest, and no body is in another`() throws {
        try bench.addLine(from: Vector(-150, -3000), to: Vector(-150, 500))
        try bench.addLine(from: Vector(150, -3000), to: Vector(150, 500))
        var bodies: [Body] = []
        for index in 0..<25 {
            let place = Vector(Double(index % 5) * 45 - 90, 400 - 70 * Double(index / 5))
            bodies.append(
                index.isMultiple(of: 3)
                    ? bench.addBall(18, at: place) : bench.addBox(36, at: place, angle: Double(index) * 0.3))
            bodies[index].friction = 0.5
        }
        _ = try #require(bench.runToRest())
        for (index, body) in bodies.enumerated() {
            #expect(body.position.y < 490 && abs(body.position.x) < 140)
            // The inner circles of the bodies must not overlap.
            for other in bodies[..<index] { #expect((body.position - other.position).length > 35) }
        }
    }

    @Test mutating func `a body at rest stays exactly where it is`() {
        let box = bench.addBox(at: Vector(0, 470))
        #expect(bench.runToRest() != nil)
        let place = box.position
        bench.run(seconds: 1)
        #expect(box.position == place && box.velocity == .zero && bench.world.awake.isEmpty)
    }

    @Test mutating func `a body that is hit wakes, and one that is far away does not`() {
        let near = bench.addBox(at: Vector(0, 475))
        let far = bench.addBox(at: Vector(1000, 475))
        #expect(bench.runToRest() != nil)
        let ball = bench.addBall(at: Vector(-100, 475))
        ball.velocity = Vector(500, 0)
        bench.run(seconds: 0.25)
        #expect(near.isAwake && near.velocity.x > 0)
        #expect(!far.isAwake)
    }

    @Test mutating func `a body whose support is removed falls`() throws {
        let shelf = try bench.addLine(from: Vector(-100, 300), to: Vector(100, 300))
        let box = bench.addBox(at: Vector(0, 275))
        #expect(bench.runToRest() != nil)
        #expect(isNear(box.position.y, 275, within: 0.2))
        bench.world.remove(shelf)
        #expect(box.isAwake)
        #expect(bench.runToRest() != nil)
        #expect(isNear(box.position.y, 475, within: 0.2))
    }

    @Test mutating func `a contact begins once and ends once`() {
        let box = bench.addBox(at: Vector(0, 400))
        box.elasticity = 0
        var events: [TouchEvent] = []
        for _ in 0..<120 { events += bench.world.advance() }
        #expect(events.count == 1)
        #expect(events.first?.first == 1 && events.first?.second == box.tag)
        #expect(isNear(events.first?.place ?? .zero, Vector(0, 500), within: 1))
        box.velocity = Vector(0, -500)
        bench.world.wake(box)
        events = []
        for _ in 0..<12 { events += bench.world.advance() }
        #expect(events.count == 1 && events.first?.second == box.tag && events.first?.place == nil)
    }

    @Test mutating func `bodies and joints are freed with their world`() {
        weak var body: Body?
        do {
            var bench = Bench()
            let first = bench.addBox(at: .zero)
            bench.world.add(PinJoint(first, bench.addBox(at: Vector(60, 0)), at: Vector(30, 0)))
            bench.run(seconds: 0.1)
            body = first
            #expect(body != nil)
        }
        #expect(body == nil)
    }
}
