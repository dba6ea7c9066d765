extension SceneOperation.Animation {
    /// The pace of an animation.
    public enum Curve: Hashable, Sendable {
        /// The pace is slow at both ends: `cubic-bezier(0.42, 0, 0.58, 1)`.
        case easeInOut
        /// The pace is slow at the start: `cubic-bezier(0.42, 0, 1, 1)`.
        case easeIn
        /// The pace is slow at the end: `cubic-bezier(0, 0, 0.58, 1)`.
        case easeOut
        /// The pace is even.
        case linear
        /// The pace is a cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose times are
        /// 0...1.
        case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
        /// The pace is straight lines between points, whose times rise from 0 to 1.
        case points([Point])
    }

    /// The progress of an animation after a part of its time.
    public struct Point: Hashable, Sendable {
        /// The part of the time that has passed, 0...1.
        public var time: Double
        /// The part of the change that has been made; the values of springs exceed 1.
        public var progress: Double

        /// Creates a point.
        public init(time: Double, progress: Double) {
            self.time = time
            self.progress = progress
        }
    }

    /// The greatest number of points in a curve.
    public static let largestPointCount = 4096
}

extension SceneOperation.Animation.Curve: Codable {
    private enum CodingKeys: String, CodingKey {
        case cubic, points
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            switch name {
            case "easeInOut": self = .easeInOut
            case "easeIn": self = .easeIn
            case "easeOut": self = .easeOut
            case "linear": self = .linear
            default: throw Self.corrupted(decoder, "Unknown curve \(name).")
            }
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let numbers = try container.decodeIfPresent([Double].self, forKey: .cubic) {
            guard numbers.count == 4, (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
                throw Self.corrupted(decoder, "A cubic curve has two points with times 0...1.")
            }
            self = .cubic(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            return
        }
        let numbers = try container.decode([Double].self, forKey: .points)
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
            SceneOperation.Animation.Point(time: numbers[$0], progress: numbers[$0 + 1])
        }
        let isRising = zip(points, points.dropFirst()).allSatisfy { $0.time <= $1.time }
        guard numbers.count.isMultiple(of: 2), isRising, points.first?.time == 0, points.last?.time == 1,
            points.count <= SceneOperation.Animation.largestPointCount
        else { throw Self.corrupted(decoder, "The times of a curve's points rise from 0 to 1.") }
        self = .points(points)
    }

    private static func corrupted(_ decoder: any Decoder, _ problem: String) -> DecodingError {
        .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: problem))
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        func encode(name: String) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name)
        }
        switch self {
        case .easeInOut: try encode(name: "easeInOut")
        case .easeIn: try encode(name: "easeIn")
        case .easeOut: try encode(name: "easeOut")
        case .linear: try encode(name: "linear")
        case .cubic(let x1, let y1, let x2, let y2):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode([x1, y1, x2, y2], forKey: .cubic)
        case .points(let points):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(points.flatMap { [$0.time, $0.progress] }, forKey: .points)
        }
    }
}
