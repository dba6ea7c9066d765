/// A Wi-Fi receiver: whether it is on, which network it uses, and which others it hears.
struct WiFi: Sendable {
    /// A network, known by its name.
    struct Network: Hashable, Sendable, Identifiable {
        let id: String
        let isLocked: Bool
        /// The strength of the signal: 1, 2 or 3.
        var strength: Int
    }

    /// Turning it off forgets the network in use and all others.
    var isOn = true {
        didSet {
            guard !isOn else { return }
            current = nil
            found = []
        }
    }
    private(set) var current: Network?
    /// The other networks within reach, by name.
    private(set) var found: [Network] = []
    private var random: UInt64

    init(seed: UInt64 = 1) { random = seed }

    /// Listens once: some networks have come within reach, some have gone, others are heard better or worse.
    mutating func scan() {
        guard isOn else { return }
        found = Self.names.compactMap { name in
            let isHeard = next(below: 10) < 6
            let strength = next(below: 3) + 1
            guard isHeard, name != current?.id else { return nil }
            return Network(id: name, isLocked: !name.hasSuffix("free"), strength: strength)
        }
    }

    /// Uses a network that is within reach; the one before is among the others again.
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
        // A linear congruential generator; its upper bits are the better ones.
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(random >> 33) % bound
    }

    /// Sorted.
    static let names = [
        "asagiri-5G", "cafe-yorimichi-free", "hashizume", "ikebata-guest", "kawabe-lab", "komorebi",
        "minato-bus-free",
        "museum-free", "nishikaze", "sakanoue-2F", "todai-guchi", "yukimi-soba",
    ]
}
