/// An effect in which a symbol goes through looks, apart from the animations of its element.
public struct SymbolEffectContent: Codable, Equatable, Sendable {
    /// A look of a symbol at a time of an effect: `[time, opacity, scale, x, y, angle]` on the wire.
    public struct Frame: Equatable, Sendable {
        /// The part of a run that has passed, 0...1.
        public var time: Double
        /// The opacity, 0...1.
        public var opacity = 1.0
        /// The scale about the middle.
        public var scale = 1.0
        /// The distances from the usual place to the right and downwards, in fractions of the symbol's height.
        public var x = 0.0, y = 0.0
        /// The turn in degrees, clockwise.
        public var angle = 0.0

        /// Creates the usual look at a time.
        public init(_ time: Double) { self.time = time }
    }

    /// A number by which the display knows if it has begun the effect already.
    public var id: Int
    /// The seconds of one run.
    public var duration: Double
    /// The number of runs. If absent, there is no end.
    public var count: Int?
    /// The looks in the order of their times. If there is only one, the effect has come to its end.
    public var frames: [Frame]
    /// A Boolean value that tells whether the last look stays. If absent, the symbol has its usual look afterwards.
    public var stays: Bool?
    /// A Boolean value that tells whether the pace between two looks is the same all the time. If absent, it begins and ends
    /// slowly.
    public var isEven: Bool?

    /// Creates an effect.
    public init(id: Int, duration: Double, count: Int?, frames: [Frame]) {
        (self.id, self.duration, self.count, self.frames) = (id, duration, count, frames)
    }

    private enum CodingKeys: String, CodingKey {
        case id = "i"
        case duration = "d"
        case count = "n"
        case frames = "f"
        case stays = "s"
        case isEven = "l"
    }
}

extension SymbolEffectContent.Frame: Codable {
    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let numbers = try decoder.singleValueContainer().decode([Double].self)
        guard numbers.count == 6 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "A look has six numbers."))
        }
        self.init(numbers[0])
        (opacity, scale, x, y, angle) = (numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(
            [time, opacity, scale, x, y, angle].map { ($0 * 1e4).rounded() / 1e4 })
    }
}
