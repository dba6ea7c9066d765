/// A generator of random numbers (SplitMix64). A seed gives the same numbers on every machine.
final class Random {
    private var state: UInt64

    /// Creates a generator whose numbers depend on a text.
    init(seed: String) {
        // The seed is the text's FNV-1a hash, since Swift's own hashes differ from run to run.
        state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// Returns a number from 0 up to but not including 1.
    func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns a number between two others.
    func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

    /// Returns a number that differs from 0 by at most `amount`.
    func jitter(_ amount: Double) -> Double { between(-amount, amount) }

    /// Returns an angle of a full turn, in radians.
    func angle() -> Double { unit() * 2 * .pi }

    /// Returns a random element.
    func pick<Thing>(_ things: [Thing]) -> Thing { things[Int(unit() * Double(things.count))] }
}
