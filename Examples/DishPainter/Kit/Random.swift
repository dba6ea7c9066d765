/// Random numbers that are the same for the same seed, on every machine (SplitMix64).
final class Random {
    private var state: UInt64

    /// A sequence of its own for every text.
    init(seed: String) {
        // FNV-1a: Swift's own hashes differ from run to run.
        state = seed.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number from 0 up to but not including 1.
    func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// A number between two others.
    func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

    /// A number around 0, at most `amount` away.
    func jitter(_ amount: Double) -> Double { between(-amount, amount) }

    /// An angle of the full turn.
    func angle() -> Double { unit() * 2 * .pi }

    /// One of some things.
    func pick<Thing>(_ things: [Thing]) -> Thing { things[Int(unit() * Double(things.count))] }
}
