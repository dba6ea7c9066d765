import Foundation
import TesseraDisplay
import Testing

/// The numbers of these tests are also those of `Tests/Client/particles.test.js`.
struct ParticleFieldTests {
    private func cell(_ change: (inout EmitterCellContent) -> Void = { _ in }) -> EmitterCellContent {
        var cell = EmitterCellContent(lifetime: [2, 0], velocity: [0, 0], direction: [0, 0, 0])
        change(&cell)
        return cell
    }

    /// Returns a source with one interval, which emits two particles a second at (10, 20).
    private func field(
        _ cells: [EmitterCellContent], order: EmitterContent.Order? = nil, rate: Double = 2,
        _ change: (inout EmitterInterval) -> Void = { _ in }
    ) -> ParticleField {
        var interval = EmitterInterval(from: 0, position: [10, 20, 0], cells: [[0, rate, 0]])
        change(&interval)
        return ParticleField(
            EmitterContent(seed: 7, order: order, now: 0, cells: cells, intervals: [interval]))
    }

    private func areNear(_ actual: [Double], _ expected: [Double]) -> Bool {
        actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= 1e-6 }
    }

    @Test func `random numbers are those of the page`() {
        #expect([0, 1, 0xdead_beef].map(ParticleRandom.scattered) == [0, 1_364_076_727, 233_162_409])
        #expect([0, 1].map { ParticleRandom.key(7, $0) } == [654_565_011, 709_402_517])
        #expect(areNear([ParticleRandom.share(7, 3)], [0.3394567205]))
    }

    @Test func `the first particle is born after the time between two, and each lives for its lifetime`() {
        let one = field([cell()])
        func ages(_ time: Double) -> [Double] { one.particles(at: time).map(\.age) }
        #expect(ages(0.4) == [])
        #expect(ages(0.5) == [0])
        #expect(ages(1.75) == [1.25, 0.75, 0.25])
        // Those of 0.5, 1, … seconds; the one of 1 second has just reached its end.
        #expect(ages(3) == [1.5, 1, 0.5, 0])
    }

    @Test func `a particle moves, turns, grows and fades as its numbers say`() throws {
        let particles = field(
            [
                cell {
                    ($0.velocity, $0.direction) = ([100, 0], [.pi / 2, 0, 0])
                    ($0.acceleration, $0.scale, $0.spin) = ([10, 40, 0], [0.5, 0, 0.25], [3, 0])
                    ($0.color, $0.colorSpeed) = ([1, 0.5, 0.25, 1], [-0.5, 0, 2, -0.25])
                }
            ], rate: 1
        ).particles(at: 2)
        // One second after its birth: 10 + 10 / 2, and 20 + 100 + 40 / 2.
        let first = try #require(particles.first)
        #expect(areNear([first.x, first.y, first.scale, first.angle], [15, 140, 0.75, 3]))
        #expect(first.color == ParticleColor(red: 0.5, green: 0.5, blue: 1, alpha: 0.75))
    }

    @Test func `an interval goes on with the particles of the one before`() {
        // 2.5 particles are due in 1.25 seconds. The next of 4 a second comes after another half, an eighth of a second later.
        var first = EmitterInterval(from: 0, position: [0, 0, 0], cells: [[0, 2, 0]])
        first.to = 1.25
        let second = EmitterInterval(from: 1.25, position: [5, 0, 0], cells: [[0, 4, 2.5]])
        let content = EmitterContent(
            seed: 7, now: 0, cells: [cell { $0.lifetime = [9, 0] }], intervals: [first, second])
        let particles = ParticleField(content).particles(at: 1.7)
        #expect(areNear(particles.map { 1.7 - $0.age }, [0.5, 1, 1.375, 1.625]))
        #expect(particles.map(\.x) == [0, 0, 5, 5])
    }

    @Test func `particles emit particles in their colour and scale`() throws {
        // The rocket is born after one second and lives for 1.02 seconds, so that its only spark is born after two.
        let rocket = cell {
            ($0.lifetime, $0.velocity, $0.scale) = ([1.02, 0], [50, 0], [2, 0, 0])
            ($0.color, $0.children) = ([1, 0, 0.5, 1], [[1, 1]])
        }
        let spark = cell { ($0.lifetime, $0.scale) = ([3, 0], [0.5, 0, 0]) }
        let particles = field([rocket, spark], rate: 1) { $0.to = 1 }.particles(at: 2.5)
        let only = try #require(particles.first)
        #expect(particles.map(\.cell) == [1])
        #expect(areNear([only.age, only.x, only.y, only.scale], [0.5, 60, 20, 1]))
        #expect(only.color == ParticleColor(red: 1, green: 0, blue: 0.5))
        let longer = cell { ($0.lifetime, $0.children) = ([2, 1], [[1, 3]]) }
        #expect(ParticleField.spans(of: [longer, spark]) == [5.5, 3])
    }

    @Test func `a particle that would emit itself emits nothing`() {
        #expect(field([cell { $0.children = [[0, 1000]] }]).particles(at: 1.2).count == 2)
    }

    @Test(
        arguments: [
            (.line, nil, [20.46005, 20, 0, -4.742124, 20, 0]),
            (.line, .points, [30, 20, 0, -10, 20, 0]),
            (.rectangle, nil, [20.46005, 14.894954, 0, -4.742124, 13.719498, 0]),
            (.rectangle, .outline, [-10, 21.380149, 0, 5.773627, 10, 0]),
            (.cuboid, .outline, [-10, 30, -2.552523, -2.561005, 10, 5]),
            (.cuboid, .surface, [-0.210091, 17.179813, -5, -10, 13.719498, -1.578581]),
            (.circle, nil, [11.428782, 0.262854, 0, 21.69358, 32.681482, 0]),
            (.circle, .outline, [12.888062, -19.895602, 0, 37.115672, 49.406468, 0]),
            (.sphere, nil, [11.764966, -4.381182, -14.512893, 24.758146, 36.00495, -17.570729]),
        ] as [(EmitterInterval.Shape, EmitterInterval.Mode?, [Double])])
    func `particles come from a shape`(
        shape: EmitterInterval.Shape, mode: EmitterInterval.Mode?, places: [Double]
    ) {
        let particles = field([cell { $0.lifetime = [9, 0] }], rate: 1) {
            ($0.shape, $0.mode, $0.size) = (shape, mode, [40, 20, 10])
        }.particles(at: 2)
        #expect(areNear(particles.flatMap { [$0.x, $0.y, $0.z] }, places))
    }

    @Test func `particles of an outline move outwards`() {
        let ring = field([cell { ($0.lifetime, $0.velocity) = ([9, 0], [30, 0]) }], rate: 1) {
            ($0.shape, $0.mode, $0.size) = (.circle, .outline, [40, 0, 0])
        }
        let particles = ring.particles(at: 5.5)
        #expect(particles.count == 5)
        for particle in particles {
            #expect(areNear([hypot(particle.x - 10, particle.y - 20)], [40 + 30 * particle.age]))
        }
    }

    @Test func `particles of a line move upwards, or down with half a turn`() {
        for (angle, y) in [(0.0, -40.0), (Double.pi, 80)] {
            let line = field(
                [cell { ($0.lifetime, $0.velocity, $0.direction) = ([9, 0], [60, 0], [angle, 0, 0]) }],
                rate: 1
            ) { $0.shape = .line }
            // One second after the birth of the first one.
            #expect(areNear(line.particles(at: 2).first.map { [$0.x, $0.y] } ?? [], [10, y]))
        }
    }

    @Test func `random properties are those of the page`() {
        let many = cell {
            ($0.lifetime, $0.velocity, $0.direction) = ([4, 2], [100, 40], [1, 0.5, 2])
            ($0.acceleration, $0.scale, $0.spin) = ([1, 2, 3], [1, 0.5, -0.1], [1, 2])
            ($0.color, $0.colorRange) = ([0.5, 0.5, 0.5, 1], [1, 1, 1, 0])
            ($0.colorSpeed, $0.children) = ([0, 0, 0, -0.25], [[1, 3]])
        }
        let inner = cell {
            ($0.lifetime, $0.velocity) = ([1, 0.5], [10, 0])
            $0.direction = [0, 0, 6.283185307]
        }
        let particles = field([many, inner]).particles(at: 1.2)
        #expect(particles.map(\.cell) == [0, 1, 1, 0])
        let (first, second) = (particles[0], particles[1])
        #expect(areNear([first.x, first.y, first.z], [55.803288, 74.134166, 39.183419]))
        #expect(areNear([first.scale, first.angle], [0.977494, 1.384938]))
        #expect(
            areNear(
                [first.color.red, first.color.green, first.color.blue, first.color.alpha],
                [0.877795, 0.066252, 0.596681, 0.825]))
        #expect(areNear([second.x, second.y, second.z], [33.560767, 42.467615, 18.475438]))
        #expect(areNear([second.scale, second.color.alpha], [1.014161, 0.916667]))
    }

    @Test func `the order of drawing follows the age`() {
        #expect(
            field([cell()], order: .oldestFirst).particles(at: 1.75).map(\.age) == [1.25, 0.75, 0.25])
        #expect(field([cell()], order: .oldestLast).particles(at: 1.75).map(\.age) == [0.25, 0.75, 1.25])
    }

    @Test func `however many particles are asked for, their number is limited`() {
        let long = cell { $0.lifetime = [1e6, 0] }
        #expect(field([long], rate: 1e6).particles(at: 1e5).count == ParticleField.limit)
        func emitting(_ index: Double) -> EmitterCellContent {
            cell { ($0.lifetime, $0.children) = ([1e3, 0], [[index, 1e6]]) }
        }
        let nested = field([emitting(1), emitting(2), long], rate: 1e6)
        #expect(nested.particles(at: 1e4).count <= ParticleField.limit)
        // 10000 particles of a place are left out before ten newer ones of another.
        var first = EmitterInterval(from: 0, position: [0, 0, 0], cells: [[0, 1e4, 0]])
        first.to = 1
        let second = EmitterInterval(from: 1, position: [5, 0, 0], cells: [[0, 10, 1e4]])
        let content = EmitterContent(seed: 7, now: 0, cells: [long], intervals: [first, second])
        let particles = ParticleField(content).particles(at: 2.05)
        #expect(particles.count == ParticleField.limit)
        #expect(particles.suffix(11).map(\.x) == [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
        let wrong = cell { ($0.lifetime, $0.velocity) = ([.infinity, 0], [.nan, 0]) }
        #expect(field([wrong]).particles(at: 3).isEmpty)
        #expect(field([cell()], rate: .infinity) { $0.from = .nan }.particles(at: 3).isEmpty)
    }
}
