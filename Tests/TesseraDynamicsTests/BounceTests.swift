import TesseraDynamics
import Testing

@Suite struct BounceTests {
    private var bench = Bench()

    init() throws { try bench.addFloor() }

    /// Returns the highest places of a body between its bounces.
    private func tops(of body: Body, count: Int) -> [Double] {
        var (tops, last): ([Double], Double) = ([], 0)
        for _ in 0..<6000 where tops.count < count {
            bench.world.advance()
            if last < 0, body.velocity.y >= 0 { tops.append(body.position.y) }
            last = body.velocity.y
        }
        return tops
    }

    @Test(arguments: [0.3, 0.5, 0.8, 1])
    mutating func `a ball bounces to the square of its elasticity`(_ elasticity: Double) {
        let ball = bench.addBall(at: Vector(0, 75))
        ball.elasticity = elasticity
        // The ball falls by 400 points, until its centre is at 475.
        var height = 400.0
        for top in tops(of: ball, count: 2) {
            height *= elasticity * elasticity
            #expect(isNear(475 - top, height, within: 1))
        }
    }

    @Test mutating func `an elastic ball does not lose height`() {
        let ball = bench.addBall(at: Vector(0, 75))
        ball.elasticity = 1
        for top in tops(of: ball, count: 20) { #expect(isNear(top, 75, within: 0.5)) }
    }

    @Test mutating func `a box that falls flat bounces without turning`() {
        let box = bench.addBox(at: Vector(0, 75))
        box.elasticity = 1
        #expect(tops(of: box, count: 5).allSatisfy { isNear($0, 75, within: 0.5) })
        #expect(isNear(box.angle, 0, within: 1e-3))
    }

    @Test mutating func `a body without elasticity stays where it falls`() {
        let box = bench.addBox(at: Vector(0, 75))
        box.elasticity = 0
        #expect(bench.runToRest() != nil)
        #expect(isNear(box.position, Vector(0, 475), within: 0.2))
    }

    @Test mutating func `a fast body does not pass a line`() {
        let box = bench.addBox(20, at: Vector(0, 0), falls: false)
        box.elasticity = 0
        box.velocity = Vector(0, 50_000)
        bench.run(seconds: 0.5)
        #expect(isNear(box.position.y, 490, within: 5))
    }
}
