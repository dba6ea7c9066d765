/// One step in turning the scene that a display has into the scene that an app wants.
///
/// Elements have numbers that an app never uses twice. On the wire a step is a JSON object whose `op` is `+`
/// (create), `=` (update), `>` (move), `-` (remove), `f` (a font), `~` (transition) or `!` (stop).
public enum SceneOperation: Equatable, Sendable {
    /// Creates an element as the child at `index` of `parent`, or as the root if `parent` is nil.
    case create(id: Int, parent: Int?, index: Int, viewClass: String, properties: NodeProperties)
    /// Sets some properties and resets others, by their names on the wire, to their usual values. The change
    /// is animated if there is an animation.
    case update(id: Int, set: NodeProperties, cleared: [String], animation: Animation?)
    /// Makes an element the child of `parent` at `index`, which is counted without the element itself.
    case move(id: Int, parent: Int, index: Int)
    /// Removes an element and its children.
    case remove(id: Int)
    /// Declares a font for the texts of later steps. The number is that of ``Frame/font(id:path:face:)``;
    /// fonts and elements are numbered independently.
    case font(id: Int, FontContent)
    /// Displays the changes that the steps after this one make to the children of the element `id` as one
    /// transition.
    case transition(id: Int, Transition)
    /// Ends all animations of an element, which then has its present values at once.
    case stop(id: Int)

    /// A transition from the old look of an element to the new one.
    public struct Transition: Codable, Hashable, Sendable {
        /// The looks of transitions.
        public enum Style: String, Codable, Sendable, CaseIterable {
            /// The old look fades into the new one.
            case crossDissolve
            /// The element turns about its vertical axis from left to right, with the new look on its back.
            case flipFromLeft
            /// The element turns about its vertical axis from right to left, with the new look on its back.
            case flipFromRight
            /// The element turns about its horizontal axis from top to bottom, with the new look on its
            /// back.
            case flipFromTop
            /// The element turns about its horizontal axis from bottom to top, with the new look on its
            /// back.
            case flipFromBottom
            /// The new look slides over the old one, from the left.
            case moveInFromLeft
            /// The new look slides over the old one, from the right.
            case moveInFromRight
            /// The new look slides over the old one, from the top.
            case moveInFromTop
            /// The new look slides over the old one, from the bottom.
            case moveInFromBottom
            /// The new look pushes the old one away, from the left.
            case pushFromLeft
            /// The new look pushes the old one away, from the right.
            case pushFromRight
            /// The new look pushes the old one away, from the top.
            case pushFromTop
            /// The new look pushes the old one away, from the bottom.
            case pushFromBottom
            /// The old look slides away and uncovers the new one, from the left.
            case revealFromLeft
            /// The old look slides away and uncovers the new one, from the right.
            case revealFromRight
            /// The old look slides away and uncovers the new one, from the top.
            case revealFromTop
            /// The old look slides away and uncovers the new one, from the bottom.
            case revealFromBottom
        }

        /// The look of the transition.
        public var style: Style
        /// The duration and the pace of the transition.
        public var animation: Animation

        /// Creates a transition.
        public init(style: Style, animation: Animation) {
            self.style = style
            self.animation = animation
        }
    }
}

extension SceneOperation: Codable {
    enum CodingKeys: String, CodingKey {
        case operation = "op"
        case id
        case parent = "in"
        case index = "at"
        case viewClass = "class"
        case set
        case cleared = "clear"
        case animation = "animate"
        case style
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
        case "~":
            self = .transition(
                id: id,
                Transition(
                    style: try container.decode(Transition.Style.self, forKey: .style),
                    animation: try container.decode(Animation.self, forKey: .animation)))
        case "!":
            self = .stop(id: id)
        case let other:
            throw DecodingError.dataCorruptedError(
                forKey: .operation, in: container,
                debugDescription: "An operation is +, =, >, -, f, ~ or !, not \(other).")
        }
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? ValueEncoder, try write(to: encoder.text, depth: encoder.depth) {
            return
        }
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
        case .transition(let id, let transition):
            try container.encode("~", forKey: .operation)
            try container.encode(id, forKey: .id)
            try container.encode(transition.style, forKey: .style)
            try container.encode(transition.animation, forKey: .animation)
        case .stop(let id):
            try container.encode("!", forKey: .operation)
            try container.encode(id, forKey: .id)
        }
    }
}
