/// A Wi-Fi receiver that can be on or off, with the network that it uses and the others within reach.
struct WiFi: Sendable {
    /// A network, which has its name as identity.
    struct Network: Hashable, Sendable, Identifiable {
        let id: String
        let isLocked: Bool
        /// The strength of the signal: 1, 2 or 3.
        var strength: Int
    }

    /// True if the receiver is on. Turning it off forgets all networks.
    var isOn = true {
        didSet {
            guard !isOn else { return }
            current = nil
            found = []
        }
    }
    private(set) var current: Network?
    /// The other networks within reach, sorted by name.
    private(set) var found: [Network] = []
    private var random: UInt64

    init(seed: UInt64 = 1) { random = seed }

    /// Scans for networks: some come within reach, some go, and some have another strength than before.
    mutating func scan() {
        guard isOn else { return }
        found = Self.names.compactMap { name in
            let isHeard = next(below: 10) < 6
            let strength = next(below: 3) + 1
            guard isHeard, name != current?.id else { return nil }
            return Network(id: name, isLocked: !name.hasSuffix("free"), strength: strength)
        }
    }

    /// Joins a network that is within reach. The network in use until then becomes one of the others.
    mutating func join(_ id: Network.ID) {
        guard let index = found.firstIndex(where: { $0.id == id }) else { return }
        let joined = found.remove(at: index)
        if let current {
            found.append(current)
            found.sort { $0.id < $1.id }
        }
        current = joined
    }

    private mutating func next(below bound: Int) -> Int {
        // This is a linear congruential generator. Its upper bits are more random than the lower ones.
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % bound
    }

    /// The names of all networks, sorted.
    static let names = [
        "asagiri-5G", "cafe-yorimichi-free", "hashizume", "ikebata-guest", "kawabe-lab", "komorebi",
        "minato-bus-free",
        "museum-free", "nishikaze", "sakanoue-2F", "todai-guchi", "yukimi-soba",
    ]
}
