import Foundation

/// An identifier that consists of several fields, like those of many apps.
struct Dish: Hashable, Sendable {
    var id: Int
    var name: String
    var price: Double
    var isVegan: Bool

    init(_ id: Int) {
        self.id = id
        name = "Dish number \(id)"
        price = Double(id % 90) / 4
        isVegan = id % 3 == 0
    }
}

/// Random bits that are the same in each run: splitmix64, by Sebastiano Vigna.
struct Bits: RandomNumberGenerator {
    private var state: UInt64 = 2026

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension UUID {
    /// Returns a random UUID whose bits are the same in each run.
    static func random(using bits: inout Bits) -> UUID {
        var bytes = [UInt8](repeating: 0, count: 16)
        for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &bits) }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
