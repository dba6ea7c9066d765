/// The source of the particles of an element: a description from which the app and the display compute the same particles.
public struct EmitterContent: Codable, Sendable {
    /// The orders in which particles are drawn.
    public enum Order: String, Codable, Sendable, CaseIterable {
        /// Older particles lie below younger ones.
        case oldestFirst
        /// Older particles lie above younger ones.
        case oldestLast
        /// Particles that are farther away lie below those in front of them.
        case backToFront
        /// The colours of particles are added to those below them.
        case additive
    }

    /// The number from which all random numbers come.
    public var seed: UInt32
    /// The order of drawing. If absent, it is that in which the particles are computed.
    public var order: Order?
    /// The source's time in seconds at the moment at which the app describes the source. It has no part in comparisons, since the
    /// display counts on from there.
    public var now: Double
    /// The seconds of the source in one second. If absent, it is 1.
    public var rate: Double?
    /// The kinds of particles, of which each one emits only later ones of the list.
    public var cells: [EmitterCellContent]
    /// The spans of time in which the source stays the same.
    public var intervals: [EmitterInterval]
    /// The source's time at the start of the app's clock. It is not sent. A different one makes the display count anew.
    public var start = 0.0

    /// Creates a source.
    public init(
        seed: UInt32, order: Order? = nil, now: Double, rate: Double? = nil, cells: [EmitterCellContent],
        intervals: [EmitterInterval], start: Double = 0
    ) {
        (self.seed, self.order, self.now, self.rate) = (seed, order, now, rate)
        (self.cells, self.intervals, self.start) = (cells, intervals, start)
    }

    private enum CodingKeys: String, CodingKey {
        case seed = "s"
        case order = "o"
        case now = "n"
        case rate = "r"
        case cells = "c"
        case intervals = "p"
    }
}

extension EmitterContent: Equatable {
    /// Returns true if two descriptions of the same moment lead to the same particles.
    public static func == (left: EmitterContent, right: EmitterContent) -> Bool {
        left.seed == right.seed && left.order == right.order && left.rate == right.rate
            && left.cells == right.cells && left.intervals == right.intervals
            && abs(left.start - right.start) < 1e-3
    }
}

/// A kind of particles. Each of its ranges is as wide as the distance from the least to the greatest value.
public struct EmitterCellContent: Codable, Equatable, Sendable {
    /// The number of the image. If absent, the particles are invisible.
    public var resource: Int?
    /// The size of the image in points. If absent, the particles are invisible.
    public var size: [Double]?
    /// The seconds for which a particle lives, and their range.
    public var lifetime: [Double]
    /// The points that a particle moves in a second, and their range.
    public var velocity: [Double]
    /// The angles of the direction in radians: the one in the plane, clockwise from the right, the one out of the plane, and the
    /// range of the first.
    public var direction: [Double]
    /// The change of the velocity in each second: to the right, downwards and towards the user. If absent, there is none.
    public var acceleration: [Double]?
    /// The scale of the image, its range, and its change in each second. If absent, it is `[1, 0, 0]`.
    public var scale: [Double]?
    /// The radians by which a particle turns in a second, and their range. If absent, it does not turn.
    public var spin: [Double]?
    /// The red, green, blue and opacity, 0...1, by which those of the image are multiplied. If absent, it is white.
    public var color: [Double]?
    /// The ranges of the components of the colour. If absent, there are none.
    public var colorRange: [Double]?
    /// The changes of the components in each second. If absent, there are none.
    public var colorSpeed: [Double]?
    /// The time from which on particles are emitted: a time of the source or, for particles that other particles emit, the
    /// seconds of the others' lives. If absent, there is no limit.
    public var begin: Double?
    /// The seconds for which particles are emitted. If absent, there is no end.
    public var duration: Double?
    /// What each particle emits: the index of a later kind, and the number of particles for each second. If absent, it is
    /// nothing.
    public var children: [[Double]]?

    /// Creates a kind of particles that are invisible.
    public init(lifetime: [Double], velocity: [Double], direction: [Double]) {
        (self.lifetime, self.velocity, self.direction) = (lifetime, velocity, direction)
    }

    private enum CodingKeys: String, CodingKey {
        case resource = "r"
        case size = "s"
        case lifetime = "l"
        case velocity = "v"
        case direction = "d"
        case acceleration = "a"
        case scale = "z"
        case spin = "y"
        case color = "c"
        case colorRange = "cr"
        case colorSpeed = "cs"
        case begin = "b"
        case duration = "u"
        case children = "k"
    }
}

/// A span of time in which a source of particles stays the same.
public struct EmitterInterval: Codable, Equatable, Sendable {
    /// The shapes from which particles come.
    public enum Shape: String, Codable, Sendable, CaseIterable {
        /// A horizontal line, as long as the width.
        case line
        /// A rectangle of the width and the height.
        case rectangle
        /// A box of the width, the height and the depth.
        case cuboid
        /// A circle around the middle.
        case circle
        /// A sphere around the middle.
        case sphere
    }

    /// The parts of a shape from which particles come.
    public enum Mode: String, Codable, Sendable, CaseIterable {
        /// The ends and the corners.
        case points
        /// The edges of the shape.
        case outline
        /// The faces of the shape.
        case surface
    }

    /// The source's time at which the span begins.
    public var from: Double
    /// The source's time at which the span ends. If absent, it has no end.
    public var to: Double?
    /// The middle of the shape: to the right and downwards from the corner of the element, and towards the user.
    public var position: [Double]
    /// The width, the height and the depth of the shape; the width of a circle or a sphere is its radius. If absent, they are 0.
    public var size: [Double]?
    /// The shape. If absent, it is a point.
    public var shape: Shape?
    /// The part of the shape. If absent, it is the whole inside.
    public var mode: Mode?
    /// The particles: the index of each kind, the number for each second, and the number that was due before the span.
    public var cells: [[Double]]

    /// Creates a span without an end in which particles come from a point.
    public init(from: Double, position: [Double], cells: [[Double]]) {
        (self.from, self.position, self.cells) = (from, position, cells)
    }

    private enum CodingKeys: String, CodingKey {
        case from = "f"
        case to = "t"
        case position = "p"
        case size = "s"
        case shape = "h"
        case mode = "m"
        case cells = "k"
    }
}
