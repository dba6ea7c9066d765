/// One step that turns the scene a display shows into the scene an app wants.
///
/// Elements are named by numbers that an app never uses twice. On the wire a step is a JSON object whose `op` is
/// `+` (create), `=` (update), `>` (move), `-` (remove) or `f` (a font).
public enum SceneOperation: Equatable, Sendable {
    /// Creates an element as the child number `index` of `parent`, or as the root where `parent` is nil.
    case create(id: Int, parent: Int?, index: Int, viewClass: String, properties: NodeProperties)
    /// Sets some properties, returns others (by wire name) to their usual values; animated where told.
    case update(id: Int, set: NodeProperties, cleared: [String], animation: Animation?)
    /// Makes an element the child number `index` of `parent`, counted without the element itself.
    case move(id: Int, parent: Int, index: Int)
    /// Removes an element and everything it holds.
    case remove(id: Int)
    /// Makes a font known to the texts that follow. The number is that of ``Frame/font(id:path:face:)``, and none of an element.
    case font(id: Int, FontContent)

    /// How a display goes from the old value of a property to the new.
    public struct Animation: Codable, Hashable, Sendable {
        /// Seconds from start to end.
        public var duration: Double
        /// Seconds before the start.
        public var delay: Double
        /// The pace.
        public var curve: Curve

        /// Creates an animation.
        public init(duration: Double, delay: Double, curve: Curve) {
            self.duration = duration
            self.delay = delay
            self.curve = curve
        }

        /// The pace of an animation.
        public enum Curve: Codable, Hashable, Sendable {
            /// Slow at both ends: `cubic-bezier(0.42, 0, 0.58, 1)`.
            case easeInOut
            /// Slow at the start: `cubic-bezier(0.42, 0, 1, 1)`.
            case easeIn
            /// Slow at the end: `cubic-bezier(0, 0, 0.58, 1)`.
            case easeOut
            /// Even.
            case linear
            /// A damped spring, with its damping ratio (above 0, at most 1) and its initial velocity (in
            /// distances a second).
            case spring(damping: Double, velocity: Double)

            /// Reads the notation of the wire.
            public init(from decoder: any Decoder) throws {
                if let spring = try? decoder.singleValueContainer().decode([Double].self), spring.count == 2 {
                    self = .spring(damping: spring[0], velocity: spring[1])
                    return
                }
                switch try decoder.singleValueContainer().decode(String.self) {
                case "easeInOut": self = .easeInOut
                case "easeIn": self = .easeIn
                case "easeOut": self = .easeOut
                case "linear": self = .linear
                case let other:
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: decoder.codingPath, debugDescription: "Unknown curve \(other)."))
                }
            }

            /// Writes the notation of the wire.
            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .easeInOut: try container.encode("easeInOut")
                case .easeIn: try container.encode("easeIn")
                case .easeOut: try container.encode("easeOut")
                case .linear: try container.encode("linear")
                case .spring(let damping, let velocity): try container.encode([damping, velocity])
                }
            }
        }
    }
}

extension SceneOperation: Codable {
    private enum CodingKeys: String, CodingKey {
        case operation = "op"
        case id
        case parent = "in"
        case index = "at"
        case viewClass = "class"
        case set
        case cleared = "clear"
        case animation = "animate"
    }

    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = try container.decode(Int.self, forKey: .id)
        switch try container.decode(String.self, forKey: .operation) {
        case "+":
            self = .create(
                id: id,
                parent: try container.decodeIfPresent(Int.self, forKey: .parent),
                index: try container.decode(Int.self, forKey: .index),
                viewClass: try container.decode(String.self, forKey: .viewClass),
                properties: try container.decode(NodeProperties.self, forKey: .set))
        case "=":
            self = .update(
                id: id,
                set: try container.decode(NodeProperties.self, forKey: .set),
                cleared: try container.decodeIfPresent([String].self, forKey: .cleared) ?? [],
                animation: try container.decodeIfPresent(Animation.self, forKey: .animation))
        case ">":
            self = .move(
                id: id,
                parent: try container.decode(Int.self, forKey: .parent),
                index: try container.decode(Int.self, forKey: .index))
        case "-":
            self = .remove(id: id)
        case "f":
            self = .font(id: id, try container.decode(FontContent.self, forKey: .set))
        case let other:
            throw DecodingError.dataCorruptedError(
                forKey: .operation, in: container,
                debugDescription: "An operation is +, =, >, - or f, not \(other).")
        }
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .create(let id, let parent, let index, let viewClass, let properties):
            try container.encode("+", forKey: .operation)
            try container.encode(id, forKey: .id)
            try container.encodeIfPresent(parent, forKey: .parent)
            try container.encode(index, forKey: .index)
            try container.encode(viewClass, forKey: .viewClass)
            try container.encode(properties, forKey: .set)
        case .update(let id, let set, let cleared, let animation):
            try container.encode("=", forKey: .operation)
            try container.encode(id, forKey: .id)
            try container.encode(set, forKey: .set)
            if !cleared.isEmpty { try container.encode(cleared, forKey: .cleared) }
            try container.encodeIfPresent(animation, forKey: .animation)
        case .move(let id, let parent, let index):
            try container.encode(">", forKey: .operation)
            try container.encode(id, forKey: .id)
            try container.encode(parent, forKey: .parent)
            try container.encode(index, forKey: .index)
        case .remove(let id):
            try container.encode("-", forKey: .operation)
            try container.encode(id, forKey: .id)
        case .font(let id, let font):
            try container.encode("f", forKey: .operation)
            try container.encode(id, forKey: .id)
            try container.encode(font, forKey: .set)
        }
    }
}
