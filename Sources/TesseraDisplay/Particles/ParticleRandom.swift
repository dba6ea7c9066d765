/// The random numbers of particles. The page's script `particle-numbers.js` computes the same ones.
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

    /// Returns the number for one of the things that belong to another number, by the index of the thing.
    public static func key(_ outer: UInt32, _ index: UInt32) -> UInt32 {
        scattered(outer ^ scattered(index &+ 0x9e37_79b9))
    }

    /// Returns a number of 0..<1 for one of the properties of a particle.
    public static func share(_ key: UInt32, _ property: UInt32) -> Double {
        Double(Self.key(key, property)) / 4_294_967_296
    }

    /// The numbers of the random properties of a particle.
    enum Property {
        static let lifetime: UInt32 = 0, place: UInt32 = 1, velocity: UInt32 = 4, direction: UInt32 = 5
        static let scale: UInt32 = 6, spin: UInt32 = 7, color: UInt32 = 8
    }
}
