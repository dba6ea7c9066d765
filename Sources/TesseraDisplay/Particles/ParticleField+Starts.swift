import Foundation

extension ParticleField {
    /// The place, the direction and the look with which a particle begins.
    struct Start {
        var x = 0.0, y = 0.0, z = 0.0
        /// The angle by which the direction is turned.
        var facing = 0.0
        var scale = 1.0
        var color = ParticleColor()
    }

    /// Returns the place at which a particle of the source begins. The page's script `particle-starts.js` computes the same one.
    static func start(in interval: EmitterInterval, _ key: UInt32) -> Start {
        let shares = (0..<3).map { ParticleRandom.share(key, ParticleRandom.Property.place + UInt32($0)) }
        let size = (0..<3).map { interval.size?.number($0) ?? 0 }
        var offset = [0.0, 0.0, 0.0]
        var facing = 0.0
        switch interval.shape {
        case nil: break
        case .line:
            offset[0] = interval.mode == .points ? side(shares[0], size[0]) : inside(shares[0], size[0])
            facing = -Double.pi / 2
        case .rectangle: offset = offsetInRectangle(shares, size, interval.mode)
        case .cuboid: offset = offsetInCuboid(shares, size, interval.mode)
        case .circle where interval.mode != .points:
            let angle = 2 * Double.pi * shares[0]
            let radius = size[0] * (interval.mode == .outline ? 1 : shares[1].squareRoot())
            offset = [radius * cos(angle), radius * sin(angle), 0]
            if interval.mode == .outline { facing = angle }
        case .sphere where interval.mode != .points:
            let angle = 2 * Double.pi * shares[0]
            let height = 2 * shares[1] - 1
            let radius = size[0] * (interval.mode == nil ? cbrt(shares[2]) : 1)
            let across = radius * (1 - height * height).squareRoot()
            offset = [across * cos(angle), across * sin(angle), radius * height]
            if interval.mode != nil { facing = angle }
        case .circle, .sphere: break
        }
        return Start(
            x: interval.position.number(0) + offset[0], y: interval.position.number(1) + offset[1],
            z: interval.position.number(2) + offset[2], facing: facing)
    }

    /// Returns the distance from the middle of a length to the place that a share of it determines.
    private static func inside(_ share: Double, _ length: Double) -> Double { (share - 0.5) * length }

    /// Returns the distance from the middle of a length to the end that a share of it determines.
    private static func side(_ share: Double, _ length: Double) -> Double {
        (share < 0.5 ? -0.5 : 0.5) * length
    }

    private static func offsetInRectangle(
        _ shares: [Double], _ size: [Double], _ mode: EmitterInterval.Mode?
    ) -> [Double] {
        switch mode {
        case .points: return [side(shares[0], size[0]), side(shares[1], size[1]), 0]
        case .outline:
            // The way around the rectangle: the upper side, the lower one, the left one and the right one.
            let way = shares[0] * 2 * (size[0] + size[1])
            if way < 2 * size[0] {
                let x = way.truncatingRemainder(dividingBy: max(size[0], 1e-9)) - size[0] / 2
                return [x, (way < size[0] ? -0.5 : 0.5) * size[1], 0]
            }
            let down = way - 2 * size[0]
            let y = down.truncatingRemainder(dividingBy: max(size[1], 1e-9)) - size[1] / 2
            return [(down < size[1] ? -0.5 : 0.5) * size[0], y, 0]
        case .surface, nil: return [inside(shares[0], size[0]), inside(shares[1], size[1]), 0]
        }
    }

    private static func offsetInCuboid(
        _ shares: [Double], _ size: [Double], _ mode: EmitterInterval.Mode?
    ) -> [Double] {
        /// Returns a further share that a share determines: the part of its multiple behind the decimal point.
        func further(_ share: Double, _ factor: Double) -> Double {
            (share * factor).truncatingRemainder(dividingBy: 1)
        }
        let axis = Int(shares[0] * 3)
        let (one, other) = ((axis + 1) % 3, (axis + 2) % 3)
        var offset = [0.0, 0.0, 0.0]
        switch mode {
        case .points: return (0..<3).map { side(shares[$0], size[$0]) }
        case .outline:
            offset[axis] = inside(shares[1], size[axis])
            offset[one] = side(shares[2], size[one])
            offset[other] = side(further(shares[2], 2), size[other])
        case .surface:
            offset[axis] = side(further(shares[0], 3), size[axis])
            offset[one] = inside(shares[1], size[one])
            offset[other] = inside(shares[2], size[other])
        case nil: return (0..<3).map { inside(shares[$0], size[$0]) }
        }
        return offset
    }
}
