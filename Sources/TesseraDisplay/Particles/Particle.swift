/// A particle at a moment of its life.
public struct Particle: Equatable, Sendable {
    /// The index of its kind.
    public var cell: Int
    /// The seconds for which it has lived.
    public var age: Double
    /// Its middle: to the right and downwards from the corner of the element, and towards the user.
    public var x: Double, y: Double, z: Double
    /// The scale of its image.
    public var scale: Double
    /// The angle in radians by which its image is turned clockwise.
    public var angle: Double
    /// The colour by which that of its image is multiplied, 0...1.
    public var color: ParticleColor
}

/// The red, green, blue and opacity by which those of an image are multiplied, 0...1.
public struct ParticleColor: Equatable, Sendable {
    /// The components.
    public var red = 1.0, green = 1.0, blue = 1.0, alpha = 1.0

    /// Creates a colour.
    public init(red: Double = 1, green: Double = 1, blue: Double = 1, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// The random numbers of particles. The page's script `particles.js` computes the same ones.
public enum ParticleRandom {
    /// Returns a number that shows no likeness to the given one: the last step of the hash function MurmurHash3.
    public static func scattered(_ value: UInt32) -> UInt32 {
        var value = value
        value ^= value >> 16
        value = value &* 0x85eb_ca6b
        value ^= value >> 13
        value = value &* 0xc2b2_ae35
        return value ^ value >> 16
    }

    /// Returns the number that stands for one of the things which another one numbers.
    public static func key(_ outer: UInt32, _ index: UInt32) -> UInt32 {
        scattered(outer ^ scattered(index &+ 0x9e37_79b9))
    }

    /// Returns a number of 0..<1 for one of the properties of a particle.
    public static func share(_ key: UInt32, _ property: UInt32) -> Double {
        Double(Self.key(key, property)) / 4_294_967_296
    }
}
