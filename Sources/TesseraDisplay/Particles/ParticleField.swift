import Foundation

/// Computes the particles of a source at any time, from its description alone.
///
/// Each particle has a number. The number decides the moment of its birth and its random properties, and these decide where it
/// is at a time, so that nothing is remembered from one time to the next. The page's script `particles.js` does the same.
public struct ParticleField {
    /// The greatest number of particles that are computed for one moment. If a source has more, the oldest are absent.
    public static let limit = 4000

    private let content: EmitterContent
    /// For each kind, the longest time in seconds for which a particle and those that it emits live.
    private let spans: [Double]

    /// Creates the particles of a source.
    public init(_ content: EmitterContent) {
        self.content = content
        spans = Self.spans(of: content.cells)
    }

    /// Returns the longest times for which particles of each kind and those that they emit live.
    public static func spans(of cells: [EmitterCellContent]) -> [Double] {
        var spans = [Double](repeating: 0, count: cells.count)
        for (index, cell) in cells.enumerated().reversed() {
            let later = (cell.children ?? []).compactMap { Self.later($0, than: index, of: cells.count) }
            spans[index] = greatestLifetime(of: cell) + (later.map { spans[$0.cell] }.max() ?? 0)
        }
        return spans
    }

    private static func greatestLifetime(of cell: EmitterCellContent) -> Double {
        max(cell.lifetime.number(0) + abs(cell.lifetime.number(1)) / 2, 0)
    }

    /// Reads what a particle emits. Only later kinds count, so that there are no circles.
    private static func later(_ child: [Double], than index: Int, of count: Int) -> (cell: Int, rate: Double)?
    {
        let other = child.number(0)
        guard other > Double(index), other < Double(count) else { return nil }
        return (Int(other), child.number(1))
    }

    /// Returns the particles at a time of the source, in the order in which they are drawn.
    public func particles(at time: Double) -> [Particle] {
        guard time.isFinite else { return [] }
        var census = Census(time: time)
        // The newest particles come first, so that the oldest are absent if there are too many.
        for interval in content.intervals.reversed() {
            for (place, entry) in interval.cells.enumerated().reversed() {
                let index = entry.number(0)
                guard index >= 0, index < Double(content.cells.count) else { continue }
                let cell = content.cells[Int(index)]
                let begin = max(interval.from, cell.begin ?? -.infinity)
                let end = min(interval.to ?? .infinity, (cell.begin ?? 0) + (cell.duration ?? .infinity))
                let flow = Flow(
                    cell: Int(index), rate: entry.number(1), count: entry.number(2), begin: begin, end: end,
                    key: ParticleRandom.key(content.seed, UInt32(truncatingIfNeeded: place)))
                emit(flow, into: &census) { birth, key in Self.start(in: interval, key) }
            }
        }
        return sorted(census.particles.reversed())
    }

    private func sorted(_ particles: [Particle]) -> [Particle] {
        func ordered(by isBefore: (Particle, Particle) -> Bool) -> [Particle] {
            // The order of particles that are equal must stay.
            particles.enumerated().sorted {
                isBefore($0.element, $1.element)
                    || !isBefore($1.element, $0.element) && $0.offset < $1.offset
            }.map(\.element)
        }
        switch content.order {
        case .oldestFirst: return ordered { $0.age > $1.age }
        case .oldestLast: return ordered { $0.age < $1.age }
        case .backToFront: return ordered { $0.z < $1.z }
        case .additive, nil: return particles
        }
    }

    // MARK: Births

    /// The particles that were found for one moment.
    private struct Census {
        let time: Double
        var particles: [Particle] = []
        var budget = ParticleField.limit
    }

    /// Particles of one kind that are emitted one after the other.
    private struct Flow {
        var cell: Int
        var rate: Double
        var count: Double
        var begin: Double
        var end: Double
        var key: UInt32
    }

    private func emit(_ flow: Flow, into census: inout Census, _ start: (Double, UInt32) -> Start) {
        let cell = content.cells[flow.cell]
        guard flow.rate > 0, spans[flow.cell] > 0, flow.begin <= census.time else { return }
        let first = (census.time - spans[flow.cell] - flow.begin) * flow.rate + flow.count - 1
        let last = ((min(census.time, flow.end) - flow.begin) * flow.rate + flow.count - 1).rounded(.down)
        let least = max(
            flow.count.rounded(.down), first.rounded(.down) + 1, last - Double(Self.limit) + 1)
        guard last < 9e15, least >= 0 else { return }
        var number = last
        while number >= least, census.budget > 0 {
            census.budget -= 1
            let birth = flow.begin + (number + 1 - flow.count) / flow.rate
            let key = ParticleRandom.key(flow.key, UInt32(truncatingIfNeeded: Int(number)))
            number -= 1
            let course = Course(cell, start(birth, key), key)
            for (place, child) in (cell.children ?? []).enumerated().reversed() {
                guard let (index, rate) = Self.later(child, than: flow.cell, of: content.cells.count) else {
                    continue
                }
                let kind = content.cells[index]
                let begin = birth + max(kind.begin ?? 0, 0)
                let end = min(birth + course.lifetime, begin + (kind.duration ?? .infinity))
                let inner = Flow(
                    cell: index, rate: rate, count: 0, begin: begin, end: end,
                    key: ParticleRandom.key(key, UInt32(truncatingIfNeeded: 100 + place)))
                emit(inner, into: &census) { birthOfChild, _ in
                    let parent = course.particle(of: flow.cell, at: birthOfChild - birth)
                    return Start(
                        x: parent.x, y: parent.y, z: parent.z, scale: parent.scale, color: parent.color)
                }
            }
            let age = census.time - birth
            if age >= 0, age < course.lifetime {
                census.particles.append(course.particle(of: flow.cell, at: age))
            }
        }
    }

    // MARK: Courses

    /// The life of a particle.
    private struct Course {
        let cell: EmitterCellContent
        let start: Start
        let lifetime: Double
        private let velocity: (x: Double, y: Double, z: Double)
        private let scale: Double
        private let spin: Double
        private let key: UInt32

        init(_ cell: EmitterCellContent, _ start: Start, _ key: UInt32) {
            (self.cell, self.start, self.key) = (cell, start, key)
            func varied(_ mean: Double, _ range: Double, _ property: UInt32) -> Double {
                mean + range * (ParticleRandom.share(key, property) - 0.5)
            }
            lifetime = varied(
                cell.lifetime.number(0), cell.lifetime.number(1), ParticleRandom.Property.lifetime)
            let speed = varied(
                cell.velocity.number(0), cell.velocity.number(1), ParticleRandom.Property.velocity)
            let direction = cell.direction
            let angle =
                start.facing
                + varied(direction.number(0), direction.number(2), ParticleRandom.Property.direction)
            let tilt = direction.number(1)
            velocity = (
                x: speed * cos(tilt) * cos(angle), y: speed * cos(tilt) * sin(angle), z: speed * sin(tilt)
            )
            scale = cell.scale.map { varied($0.number(0), $0.number(1), ParticleRandom.Property.scale) } ?? 1
            spin = cell.spin.map { varied($0.number(0), $0.number(1), ParticleRandom.Property.spin) } ?? 0
        }

        func particle(of index: Int, at age: Double) -> Particle {
            func moved(_ start: Double, _ velocity: Double, _ axis: Int) -> Double {
                start + velocity * age + (cell.acceleration?.number(axis) ?? 0) * age * age / 2
            }
            func component(_ outer: Double, _ part: Int) -> Double {
                let mean = cell.color?.number(part) ?? 1
                let range = cell.colorRange?.number(part) ?? 0
                let speed = cell.colorSpeed?.number(part) ?? 0
                let share = ParticleRandom.share(key, ParticleRandom.Property.color + UInt32(part))
                return outer * min(max(mean + range * (share - 0.5) + speed * age, 0), 1)
            }
            return Particle(
                cell: index, age: age, x: moved(start.x, velocity.x, 0), y: moved(start.y, velocity.y, 1),
                z: moved(start.z, velocity.z, 2),
                scale: start.scale * max(scale + (cell.scale?.number(2) ?? 0) * age, 0), angle: spin * age,
                color: ParticleColor(
                    red: component(start.color.red, 0), green: component(start.color.green, 1),
                    blue: component(start.color.blue, 2), alpha: component(start.color.alpha, 3)))
        }
    }
}

extension [Double] {
    /// Returns the number at an index, or 0 if there is none or if it is not finite.
    func number(_ index: Int) -> Double {
        indices.contains(index) && self[index].isFinite ? self[index] : 0
    }
}
