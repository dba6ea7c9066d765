extension SceneOperation {
    /// How a display goes from the old value of a property to the new.
    public struct Animation: Hashable, Sendable {
        /// Seconds from start to end of one run.
        public var duration: Double
        /// Seconds before the start. A negative delay starts within the animation, as if it had begun that much earlier.
        public var delay: Double
        /// The pace.
        public var curve: Curve
        /// The pace of what is measured from top to bottom, where it differs from ``curve``.
        public var verticalCurve: Curve?
        /// How often the animation runs; nil: for ever. 1 at first.
        public var repeatCount: Double? = 1
        /// A Boolean value that tells whether each run goes back to where it started.
        public var autoreverses = false
        /// Values on the way from the old to the new, in the order of their times.
        public var frames: [KeyFrame] = []

        /// Creates an animation that runs once.
        public init(duration: Double, delay: Double, curve: Curve) {
            self.duration = duration
            self.delay = delay
            self.curve = curve
        }
    }

    /// What properties are at one time of an animation.
    public struct KeyFrame: Hashable, Sendable {
        /// The share of the animation that has passed, 0...1.
        public var time: Double
        /// The properties that have another value than at the end of the animation.
        public var set: NodeProperties
        /// The properties, by wire name, that have their usual values, and others at the end of the animation.
        public var cleared: [String]

        /// Creates a key frame.
        public init(time: Double, set: NodeProperties, cleared: [String]) {
            self.time = time
            self.set = set
            self.cleared = cleared
        }

        /// Hashes the time, by which nearly all frames differ.
        public func hash(into hasher: inout Hasher) { hasher.combine(time) }
    }
}

extension SceneOperation.Animation: Codable {
    private enum CodingKeys: String, CodingKey {
        case duration, delay, curve
        case verticalCurve = "vertical"
        case repeatCount = "repeat"
        case autoreverses = "reverses"
        case frames
    }

    /// Reads the notation of the wire. A repeat count of 0 stands for ever.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            duration: try container.decode(Double.self, forKey: .duration),
            delay: try container.decode(Double.self, forKey: .delay),
            curve: try container.decode(Curve.self, forKey: .curve))
        verticalCurve = try container.decodeIfPresent(Curve.self, forKey: .verticalCurve)
        let count = try container.decodeIfPresent(Double.self, forKey: .repeatCount) ?? 1
        guard count >= 0, duration >= 0 else {
            throw DecodingError.dataCorruptedError(
                forKey: .repeatCount, in: container,
                debugDescription: "An animation takes no negative time.")
        }
        repeatCount = count == 0 ? nil : count
        autoreverses = try container.decodeIfPresent(Bool.self, forKey: .autoreverses) ?? false
        frames = try container.decodeIfPresent([SceneOperation.KeyFrame].self, forKey: .frames) ?? []
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(duration, forKey: .duration)
        try container.encode(delay, forKey: .delay)
        try container.encode(curve, forKey: .curve)
        try container.encodeIfPresent(verticalCurve, forKey: .verticalCurve)
        if repeatCount != 1 { try container.encode(repeatCount ?? 0, forKey: .repeatCount) }
        if autoreverses { try container.encode(true, forKey: .autoreverses) }
        if !frames.isEmpty { try container.encode(frames, forKey: .frames) }
    }
}

extension SceneOperation.KeyFrame: Codable {
    private enum CodingKeys: String, CodingKey {
        case time = "at"
        case set
        case cleared = "clear"
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        time = try container.decode(Double.self, forKey: .time)
        guard (0...1).contains(time) else {
            throw DecodingError.dataCorruptedError(
                forKey: .time, in: container, debugDescription: "The time of a key frame is 0...1.")
        }
        set = try container.decode(NodeProperties.self, forKey: .set)
        cleared = try container.decodeIfPresent([String].self, forKey: .cleared) ?? []
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(time, forKey: .time)
        try container.encode(set, forKey: .set)
        if !cleared.isEmpty { try container.encode(cleared, forKey: .cleared) }
    }
}
