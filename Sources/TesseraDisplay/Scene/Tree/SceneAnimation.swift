extension SceneOperation {
    /// An animation of properties from their old values to their new ones.
    public struct Animation: Hashable, Sendable {
        /// The duration of one run in seconds.
        public var duration: Double
        /// The seconds before the start. With a negative delay the animation appears as if it had begun that
        /// much earlier.
        public var delay: Double
        /// The pace.
        public var curve: Curve
        /// The pace of vertical changes, or nil if it is that of ``curve``.
        public var verticalCurve: Curve?
        /// The number of runs, or nil if the animation runs for ever. The default is 1.
        public var repeatCount: Double? = 1
        /// A Boolean value that tells whether each run returns to its start.
        public var autoreverses = false
        /// Values between the old and the new ones, in the order of their times.
        public var frames: [KeyFrame] = []
        /// The times outside of the runs at which the first or the last frame applies. If it is nil, the animation
        /// leads from the old values to the new ones, which it applies before its start. Otherwise it consists of
        /// its frames alone, the first at 0 and the last at 1, and the element has its own values afterwards.
        public var fill: Fill?

        /// Creates an animation that runs once.
        public init(duration: Double, delay: Double, curve: Curve) {
            self.duration = duration
            self.delay = delay
            self.curve = curve
        }
    }

    /// The times outside of an animation's runs at which its first or its last frame applies.
    public enum Fill: String, Codable, Sendable, CaseIterable {
        /// At no other times.
        case none
        /// The first frame applies before the start.
        case backwards
        /// The last frame applies after the end, until the element's animations are ended.
        case forwards
        /// Both.
        case both
    }

    /// The values of properties at one time of an animation.
    public struct KeyFrame: Hashable, Sendable {
        /// The part of the animation's time that has passed, 0...1.
        public var time: Double
        /// The properties whose values differ from those at the end of the animation.
        public var set: NodeProperties
        /// The properties, by their names on the wire, that have their usual values here and others at the
        /// end of the animation.
        public var cleared: [String]

        /// Creates a key frame.
        public init(time: Double, set: NodeProperties, cleared: [String]) {
            self.time = time
            self.set = set
            self.cleared = cleared
        }

        /// Hashes only the time, which is different in nearly all frames.
        public func hash(into hasher: inout Hasher) { hasher.combine(time) }
    }
}

extension SceneOperation.Animation: Codable {
    private enum CodingKeys: String, CodingKey {
        case duration, delay, curve
        case verticalCurve = "vertical"
        case repeatCount = "repeat"
        case autoreverses = "reverses"
        case frames, fill
    }

    /// Reads the notation of the wire, in which a repeat count of 0 means for ever.
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
        fill = try container.decodeIfPresent(SceneOperation.Fill.self, forKey: .fill)
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
        try container.encodeIfPresent(fill, forKey: .fill)
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
